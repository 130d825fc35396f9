import { buttonLook } from '#web/ui/looks.ts';

/** Why the review has not arrived; `left`: the page was closed before it did. */
export type Unsent = 'offline' | 'unreachable' | 'refused' | 'closed' | 'left';

/** The truth about a review that was submitted and is not confirmed; it stays until it is. */
export function UnsentNote({ reason, firstName }: { reason: Unsent; firstName: string }) {
  const isAlert = reason === 'offline' || reason === 'unreachable';
  return (
    <div role={isAlert ? 'alert' : undefined} className="rounded-md bg-warning-soft p-4 text-ink">
      <p className="font-semibold text-warning">Not sent yet</p>
      <p className="mt-1">{sentence(reason, firstName)}</p>
      {reason !== 'closed' && (
        <button type="submit" className={buttonLook({ variant: 'secondary', size: 'sm', className: 'mt-3' })}>
          Try again
        </button>
      )}
    </div>
  );
}

function sentence(reason: Unsent, firstName: string): string {
  switch (reason) {
    case 'offline':
      return 'Your review is kept on this phone. It goes out as soon as you are back online, if this page stays open.';
    case 'unreachable':
      return 'Your review is kept on this phone. Please try again in a moment.';
    case 'refused':
      return 'Nothing is lost: your words are kept on this phone.';
    case 'closed':
      return `${firstName} cannot take more reviews right now. Your words stay here, so that you can copy them.`;
    case 'left':
      return 'You wrote this review earlier, and nothing has confirmed that it arrived. Trying again sends it only once.';
  }
}
