import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { replyWritten, reviewLinkExpired } from '#contract/errors.ts';
import { getReviewByLink, removeReplyEmail, setReplyEmail } from '#contract/review-links.ts';
import { answer, disconnect, refuse, requestsTo } from '#tests/components/fake-api.ts';
import { ownReview } from '#tests/components/fixtures.ts';
import { ReplyRequest } from '#web/public/ReplyRequest.tsx';

const at = '2026-11-29T12:00:00.000Z';
const review = ownReview({ sharingAllowed: false, wantsReply: true, until: at });

describe('A customer who asks to be told about a reply', () => {
  test('gives an address by keyboard alone, and can take it back', async () => {
    const onChanged = vi.fn();
    answer(setReplyEmail, review);
    answer(removeReplyEmail, { ...review, wantsReply: false });
    ask({ onChanged });
    await userEvent.tab();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(
      'For one email. Then we delete the address. Ana never sees it.',
    );
    await userEvent.keyboard(' maria@example.org{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent("We'll send one email when Ana replies."),
    );
    expect(screen.getByRole('status')).toHaveFocus();
    expect(document.body).not.toHaveTextContent('maria@');
    expect(onChanged).toHaveBeenLastCalledWith({ wantsReply: true });
    const [sent] = requestsTo(setReplyEmail);
    expect([sent?.body, sent?.headers.get('review-link')]).toEqual([{ email: 'maria@example.org' }, 'a.b']);

    await userEvent.click(screen.getByRole('button', { name: "Don't email me" }));
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(requestsTo(removeReplyEmail)).toHaveLength(1);
    expect(onChanged).toHaveBeenLastCalledWith({ wantsReply: false });
  });

  test.for(['', 'maria', 'maria@example.org, ben@example.org'])(
    'is told at the field what is wrong with %j, which stays',
    async (typed) => {
      ask();
      if (typed) await userEvent.type(field(), typed);
      await userEvent.click(button());
      expect(field()).toHaveAccessibleDescription('Please enter a valid email address');
      expect(field()).toBeInvalid();
      expect([field(), field().value]).toEqual([document.activeElement, typed]);
      expect(requestsTo(setReplyEmail)).toEqual([]);
    },
  );

  test('is told about a lost connection or an expired link, and what was typed stays', async () => {
    ask();
    await userEvent.type(field(), 'maria@example.org');
    disconnect(setReplyEmail);
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please check your internet connection and try again',
    );
    refuse(setReplyEmail, ...reviewLinkExpired);
    await userEvent.click(button());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This link has expired'));
    expect(field()).toHaveValue('maria@example.org');
  });

  test('learns that the reply is already written, and gets it', async () => {
    const onChanged = vi.fn();
    const answered = { ...review, answer: 'Thank you.', answeredAt: at };
    refuse(setReplyEmail, ...replyWritten);
    answer(getReviewByLink, answered);
    ask({ onChanged });
    await userEvent.type(field(), 'maria@example.org{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        "Ana has already replied. You'll find it on your private link.",
      ),
    );
    expect(onChanged).toHaveBeenCalledWith({ answer: 'Thank you.', answeredAt: at });
  });

  test('sees later that an address is stored, but not which', () => {
    ask({ isWaiting: true });
    expect(screen.getByRole('status')).toHaveTextContent("We'll send one email when Ana replies.");
    expect(screen.queryByLabelText('Email')).toBeNull();
  });
});

const field = () => screen.getByLabelText<HTMLInputElement>('Email');
const button = () => screen.getByRole('button', { name: 'Tell me about a reply' });

function ask(props: Partial<Parameters<typeof ReplyRequest>[0]> = {}) {
  render(<ReplyRequest reviewLink="a.b" firstName="Ana" isWaiting={false} {...props} />);
}
