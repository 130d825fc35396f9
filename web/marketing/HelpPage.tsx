import { useEffect } from 'react';
import { site } from '#web/site.ts';
import { Article, type Chapter, SupportLink } from './Article.tsx';
import { AccountAndData } from './help/AccountAndData.tsx';
import { ForCustomers } from './help/ForCustomers.tsx';
import { GettingStarted } from './help/GettingStarted.tsx';
import { Plans } from './help/Plans.tsx';
import { ReviewsAndEmail } from './help/ReviewsAndEmail.tsx';
import { Sharing } from './help/Sharing.tsx';

export function HelpPage() {
  useOpenLinkedAnswer();
  return (
    <Article
      title="Help Center"
      intro="Short answers to common questions, and an address for everything else."
      chapters={chapters}
    />
  );
}

function useOpenLinkedAnswer() {
  useEffect(() => {
    const open = () => {
      const answer = document.getElementById(location.hash.slice(1));
      if (!(answer instanceof HTMLDetailsElement)) return;
      answer.open = true;
      answer.scrollIntoView();
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
}

const chapters: readonly Chapter[] = [
  { id: 'getting-started', title: 'Getting started', body: <GettingStarted /> },
  { id: 'sharing', title: 'Sharing your code', body: <Sharing /> },
  { id: 'reviews-and-mail', title: 'Reviews and email', body: <ReviewsAndEmail /> },
  ...(site.hasPlans ? [{ id: 'plans', title: 'Plans', body: <Plans /> }] : []),
  { id: 'account-and-data', title: 'Your account and data', body: <AccountAndData /> },
  { id: 'for-customers', title: 'For customers who leave a review', body: <ForCustomers /> },
  ...(site.supportEmail
    ? [
        {
          id: 'contact',
          title: 'Still stuck?',
          body: (
            <p>
              Write to <SupportLink />. Tell us what you did, what happened, and which email address your
              account uses.
            </p>
          ),
        },
      ]
    : []),
];
