/** @returns whether it was copied; otherwise its text is selected, so that the keyboard or a long press can copy it. */
export async function copyLink(link: string, text?: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    if (text) getSelection()?.selectAllChildren(text);
    return false;
  }
}
