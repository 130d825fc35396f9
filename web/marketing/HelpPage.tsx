import { useEffect } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { Article, type Chapter } from './Article.tsx';
import { AccountAndData } from './help/AccountAndData.tsx';
import { answer } from './help/answer.tsx';
import { ForCustomers } from './help/ForCustomers.tsx';
import { GettingStarted } from './help/GettingStarted.tsx';
import { Plans } from './help/Plans.tsx';
import { ReviewsAndEmail } from './help/ReviewsAndEmail.tsx';
import { Sharing } from './help/Sharing.tsx';

export function HelpPage() {
  useOpenLinkedAnswer();
  return (
    <Article
      title={t('Help Center')}
      intro={t('Short answers to common questions, and an address for everything else.')}
      chapters={chapters()}
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

function chapters(): Chapter[] {
  return [
    { id: 'getting-started', title: t('Getting started'), body: <GettingStarted /> },
    { id: 'sharing', title: t('Sharing your code'), body: <Sharing /> },
    { id: 'reviews-and-mail', title: t('Reviews and email'), body: <ReviewsAndEmail /> },
    ...(site.hasPlans ? [{ id: 'plans', title: t('Plans'), body: <Plans /> }] : []),
    { id: 'account-and-data', title: t('Your account and data'), body: <AccountAndData /> },
    { id: 'for-customers', title: t('For customers who leave a review'), body: <ForCustomers /> },
    { id: 'contact', title: t('Still stuck?'), body: <Contact /> },
  ];
}

function Contact() {
  return (
    <p>
      {answer(
        'Write to <support>{support}</support>. Tell us what you did, what happened, and which email address your account uses.' as Sentence,
      )}
    </p>
  );
}
