import type { Area } from '#contract/languages/sentences.ts';

/** Resolves when `t` knows the sentences of these areas; English needs none. */
export async function loadDictionaries(_areas: readonly Area[]): Promise<void> {}
