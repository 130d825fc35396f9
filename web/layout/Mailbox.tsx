import type { ReactNode } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import type { Views } from '#contract/rendering.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import { LogoMark } from '#web/ui/LogoMark.tsx';

/* Developers read it at /dev/mail where no mail server is set up, so it is in English. */

export function MailList({ mails }: Views['mailbox']) {
  return (
    <Frame title={MAIL_LIST} home={{ path: paths.home, label: site.name }}>
      <p className="text-ink-muted">
        {`No mail server is set up, so ${site.name} writes every email to a file. Newest first; reload to see more.`}
      </p>
      {mails.length === 0 ? (
        <div className="mt-5 rounded-sheet bg-sheet px-5 py-12 text-center">
          <h2 className="title mb-3">No emails yet</h2>
          <p className="mx-auto max-w-112 text-ink-muted">
            Leave a review, or ask for a new password, and the email shows up here within a second.
          </p>
        </div>
      ) : (
        <ul className="mt-5 divide-y divide-line overflow-hidden rounded-sheet bg-sheet">
          {mails.map(({ address, subject, to, date }) => (
            <li key={address}>
              <a href={address} className="flex flex-wrap justify-between gap-x-5 px-5 py-3 hover:bg-hover">
                <span className="w-full font-semibold">{subject}</span>
                <span className="text-sm text-ink-muted">{`To ${to}`}</span>
                <time dateTime={date} className="text-sm whitespace-nowrap text-ink-muted">
                  {localTime(date)}
                </time>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

export function Mail({ address, subject, to, messageId, date, links, text }: Views['mail']) {
  return (
    <Frame title={subject} home={allMails}>
      <dl className="mt-5 grid gap-3 rounded-sheet bg-sheet p-5 text-sm">
        <Fact name="To">{to}</Fact>
        <Fact name="Subject">{subject}</Fact>
        <Fact name="Message-ID">
          <code>{messageId}</code>
        </Fact>
        <Fact name={'Date' as Sentence}>{localTime(date)}</Fact>
        {links.length > 0 && (
          <Fact name="Links">
            <ul className="flex flex-wrap gap-x-5 gap-y-1">
              {links.map(({ url, label }) => (
                <li key={url}>
                  <a href={url} className={link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
      <h2 className={subheading}>As an email program shows it</h2>
      <iframe
        sandbox=""
        title="The email as HTML"
        src={`${address}/html`}
        className="block h-148 w-full resize-y rounded-sheet border border-line bg-paper"
      />
      <h2 className={subheading}>As plain text</h2>
      <pre dir="auto" className="rounded-sheet bg-sheet p-5 text-sm whitespace-pre-wrap">
        {text}
      </pre>
      <p className="mt-5">
        <a href={`${address}/raw`} className={link}>
          Download the .eml file
        </a>
      </p>
    </Frame>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function MissingMail() {
  return (
    <Frame title={MISSING_MAIL} home={allMails}>
      <p className="text-ink-muted">It may have been deleted from the folder.</p>
    </Frame>
  );
}

export const MAIL_LIST = 'Emails on this machine';
export const MISSING_MAIL = 'No such email';

const allMails = { path: '/dev/mail', label: '← All emails' };
const link = 'text-accent underline underline-offset-4';
const subheading = 'title mt-8 mb-3';

interface FrameProps {
  title: string;
  home: { path: string; label: string };
  children: ReactNode;
}

function Frame({ title, home, children }: FrameProps) {
  return (
    <div className="mx-auto max-w-2xl px-5 wrap-anywhere">
      <header className="letterhead pt-3 font-semibold sm:pt-12">
        <LogoMark />
        <a href={home.path} className="-my-2 inline-block rounded-sm py-2 text-accent">
          {home.label}
        </a>
      </header>
      <main className="pb-16">
        <h1 dir="auto" className="voice-l mt-8 mb-4">
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}

/** The server's own time zone, since reader and server are on the same machine. */
function localTime(date: string | undefined): string {
  return date
    ? new Date(date).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
    : 'unknown';
}
