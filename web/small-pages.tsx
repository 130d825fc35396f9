import type { ReactNode } from 'react';
import type { ViewName, Views } from '#contract/rendering.ts';
import { MailFrequencyChoice } from '#web/accounts/MailFrequencyChoice.tsx';
import { textLink } from '#web/accounts/text-link.ts';
import type { View } from '#web/document.ts';
import { t, translateMessage } from '#web/language.ts';
import { MAIL_LIST, Mail, MailList, MISSING_MAIL, MissingMail } from '#web/layout/Mailbox.tsx';
import { paths } from '#web/paths.ts';
import { TestBilling, TestPayment } from '#web/plans/TestPayments.tsx';
import { draftOf, linkOf } from '#web/public/draft.ts';
import { Message } from '#web/public/Page.tsx';
import {
  PlainThankYou,
  RefusedPage,
  UndeliverableReview,
  UnreadableForm,
} from '#web/public/PlainReplies.tsx';
import { ReplyPage } from '#web/public/ReplyPage.tsx';
import { EmployerPage } from '#web/reputation/EmployerPage.tsx';
import { site } from '#web/site.ts';
import { ImprintNote } from '#web/ui/ImprintNote.tsx';
import { Logo } from '#web/ui/Logo.tsx';

/** Pages that work without scripts. */
export const smallPages: {
  [Name in Exclude<ViewName, 'screen' | 'shell' | 'reviewForm' | 'reviewLink'>]: (props: Views[Name]) => View;
} = {
  reviewRefused: (props) => customerPage(t(props.title), <RefusedPage {...props} />),
  reviewUnreadable: (props) => customerPage(t('Not sent yet'), <UnreadableForm {...props} />),
  reviewUndeliverable: (props) => customerPage(t('Invalid Review Link'), <UndeliverableReview {...props} />),
  reviewThanks: (props) => ({
    ...customerPage(t('Thank You'), <PlainThankYou {...props} />),
    ...(props.page && { forgets: draftOf(linkOf(props.page)) }),
  }),

  reply: (props) =>
    customerPage(t('Your review for {name}', { name: props.firstName }), <ReplyPage {...props} />),
  replyClosed: () => {
    const title = t('This page is closed');
    const text = t('The link has expired, or the review was taken back.');
    return customerPage(title, <Message heading={title} text={text} />);
  },

  employer: (props) => ({
    ...appPage(t('{name}, in customers’ words', { name: props.fullName }), <EmployerPage {...props} />),
    head: ['<meta name="robots" content="noindex, nofollow">'],
  }),
  employerClosed: () => {
    const title = t('This page is closed');
    return appPage(
      title,
      <SmallPage title={title} kind={t('Letter of reference')}>
        <p>{t('This link has expired or was turned off. Ask the person who sent it for a new one.')}</p>
      </SmallPage>,
    );
  },

  mailFrequency: (props) =>
    smallPage(
      t(props.frequency === 'none' ? 'Review emails are off' : 'Review emails are on'),
      <MailFrequencyChoice {...props} />,
    ),
  unsubscribeUnknown: () =>
    note(t("This link isn't valid"), t('It may have been cut off. Please open it from your latest email.')),

  failure: ({ status, message }) =>
    status < 500
      ? note(t("This page can't be opened"), t('{message}.', { message: translateMessage(message) }))
      : smallPage(t('Please try again in a moment'), <ServerFailure />),

  testPayment: (props) => smallPage(t('Test payment'), <TestPayment {...props} />),
  testPaid: () => note(t('Already paid'), t("There's nothing left to do here.")),
  testBilling: (props) => smallPage(t('Test billing'), <TestBilling {...props} />),
  testMissing: () =>
    note(
      t('This page is closed'),
      t('The payment was canceled, or the link is incomplete. Please start again from the pricing page.'),
    ),

  mailbox: (props) => mailboxPage(MAIL_LIST, <MailList {...props} />),
  mail: (props) => mailboxPage(props.subject, <Mail {...props} />),
  mailMissing: () => mailboxPage(MISSING_MAIL, <MissingMail />),
};

function customerPage(title: string, element: ReactNode): View {
  return { ...appPage(title, element), styles: 'customer', root: ' class="relative"' };
}

function note(title: string, text: string): View {
  return smallPage(title, <p>{text}</p>);
}

function smallPage(title: string, content: ReactNode): View {
  return appPage(title, <SmallPage title={title}>{content}</SmallPage>);
}

function mailboxPage(title: string, element: ReactNode): View {
  return { ...appPage('', element), title: `${title} – ${site.name} mail` };
}

function appPage(title: string, element: ReactNode): View {
  return { title: `${title} - ${site.name}`, element, styles: 'app', script: null };
}

/** A page that says or asks one thing, without scripts. */
function SmallPage({ title, kind, children }: { title: string; kind?: string; children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col px-5 pt-5 text-ink-muted wrap-anywhere sm:pt-14">
      <header className="letterhead">
        <a
          href={paths.home}
          aria-label={t('{site} home', { site: site.name })}
          className="-my-2 rounded-sm py-2"
        >
          <Logo />
        </a>
        <span>{kind}</span>
      </header>
      {/* A little above the middle. */}
      <div className="my-auto pt-8 pb-[max(2rem,15vh)] text-center text-balance">
        <h1 className="voice-l mb-2 text-ink">{title}</h1>
        <div className="grid gap-5">
          {children}
          <ImprintNote className="text-sm" />
        </div>
      </div>
    </main>
  );
}

/** A page that the server could not answer. */
function ServerFailure() {
  return (
    <>
      <p>{t("Something isn't working on our side right now. Nothing is lost.")}</p>
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: empty, it is the address of any page */}
        <a href="" className={textLink}>
          {t('Try again')}
        </a>
      </p>
    </>
  );
}
