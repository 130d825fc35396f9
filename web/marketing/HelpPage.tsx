import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { brand } from '#contract/brand.ts';
import { freePlan, prices } from '#contract/plans.ts';
import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import { paths } from '#web/paths.ts';
import { Article, type Chapter, SupportLink } from './Article.tsx';

export function HelpPage() {
  useAnswerInAddress();
  return (
    <Article
      title="Help Center"
      intro="Short answers to what people ask, and an address for everything else."
      chapters={chapters}
    />
  );
}

/** A link to one answer opens it. */
function useAnswerInAddress() {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = hash && document.getElementById(hash.slice(1));
    if (!(answer instanceof HTMLDetailsElement)) return;
    answer.open = true;
    answer.scrollIntoView();
  }, [hash]);
}

interface QuestionProps {
  /** What a link to the answer ends with, after the `#`. */
  id: string;
  title: string;
  children: ReactNode;
}

function Question({ id, title, children }: QuestionProps) {
  return (
    <details id={id} className="group scroll-mt-4 border-b first:mt-2 border-line last:border-b-0">
      <summary className="flex cursor-pointer list-none items-start justify-between gap-4 rounded-sm py-4 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden
          className="mt-1 size-5 shrink-0 text-ink-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pb-6 [&>:first-child]:mt-0">{children}</div>
    </details>
  );
}

const workplacesIncluded = freePlan.workplaces === 1 ? 'one workplace' : `${freePlan.workplaces} workplaces`;

const chapters: readonly Chapter[] = [
  {
    id: 'getting-started',
    title: 'Getting started',
    body: (
      <>
        <Question id="begin" title="How do I begin?">
          <p>
            <Link to={paths.register}>Create an account</Link>, and you find your link and QR code on your{' '}
            <Link to={paths.dashboard}>Dashboard</Link>. Print the code or share the link, and ask your next
            happy customer. Nothing else is needed.
          </p>
        </Question>
        <Question id="workplace" title="Do I have to add a workplace?">
          <p>
            No. With <strong>No specific workplace</strong> chosen, your code leads to a page with your name
            only, and reviews are listed as General Review. With a workplace, customers see where they met
            you, and each review says where it was earned.
          </p>
        </Question>
        <Question id="second-workplace" title="How do I add a second workplace?">
          <p>
            In <Link to={paths.settings}>Settings</Link>, or with <strong>Add New Workplace...</strong> in the
            list above your QR code. Each workplace gets a link and a code of its own. The free plan includes{' '}
            {workplacesIncluded}; for more you need a <Link to={paths.pricing}>paid plan</Link>.
          </p>
        </Question>
        <Question id="install" title={`How do I put ${brand.name} on my phone like an app?`}>
          <ul>
            <li>
              <strong>Android:</strong> open this site in Chrome and press Install on the card that appears,
              or choose Install app or Add to Home screen in the browser's menu.
            </li>
            <li>
              <strong>iPhone and iPad:</strong> open this site in Safari, tap Share, then Add to Home Screen.
            </li>
          </ul>
          <p>Your customers never need to install anything.</p>
        </Question>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Sharing your code',
    body: (
      <>
        <Question id="hand-over" title="How do I hand it over?">
          <p>
            On your <Link to={paths.dashboard}>Dashboard</Link>, <strong>Print QR Code</strong> prints a
            poster, and <strong>Share QR Code</strong> sends the link in a message. Or just{' '}
            <a href="#hold-out">hold out your phone</a>. For cards, table tents and posters there is the{' '}
            <a href="#print">print studio</a>.
          </p>
          <p>It works best right after a job well done, in your own words.</p>
        </Question>
        <Question id="hold-out" title="How do I hold out my code on my phone?">
          <p>
            <strong>Hold It Out</strong>, under the code on your <Link to={paths.dashboard}>Dashboard</Link>,
            fills the screen with it and keeps the screen awake. It remembers the workplace of the last time,
            and works without a network once the app is <a href="#install">installed</a>; there a long press
            on its icon leads to it at once.
          </p>
        </Question>
        <Question id="not-scanning" title="The code does not scan. What can I do?">
          <ul>
            <li>Print it at least 3 cm (1.2 inches) wide, and larger where people stand further away.</li>
            <li>Keep it black on white, and leave the white edge around it. Do not stretch or recolor it.</li>
            <li>Prefer matte paper: a lamp mirrored in a glossy card hides the code.</li>
            <li>On your phone, turn the brightness up.</li>
          </ul>
          <p>The link is written below the code, on the card too, for anyone who would rather type it.</p>
        </Question>
        <Question id="printed-card" title="I renamed or deleted a workplace. What about its printed cards?">
          <p>
            They go on working. Rename a workplace, and the page shows the new name. Delete it, and the page
            shows your first name alone, and what customers write is listed as General Review. The reviews you
            already had from there stay as well, as General Reviews.
          </p>
        </Question>
        <Question id="print" title="How do I print cards, tents and posters?">
          <p>
            Open the <Link to={paths.print}>print studio</Link>, choose what the code leads to and what to
            print, and press Print, or take the PDF to a copy shop. What you see is exactly what is printed.
          </p>
          <ul>
            <li>
              Print at 100 %, also called actual size, and turn off fitting to the page: only then a card has
              the size that it says, and the code is 3 cm or more across.
            </li>
            <li>
              Cards and badges like paper of 200 to 300 g/m². Cut along the fine marks at the edges, with a
              ruler and a knife; nothing of them stays on a card.
            </li>
            <li>
              A table tent is folded along the dashed line. Its back stands on its head on the sheet, and
              upright on the table.
            </li>
            <li>
              Tick &ldquo;I will laminate it&rdquo; before you laminate. Matt film reflects less than glossy
              film.
            </li>
            <li>The sticker is for a label printer with a roll of 62 mm, cut at 90 mm.</li>
            <li>
              An empty box in place of a letter means that we have no font for it. We have those for Latin,
              Cyrillic, Greek, Arabic, Hebrew, Chinese and Japanese writing.
            </li>
          </ul>
        </Question>
        <Question id="link-changes" title="Does my link ever change?">
          <p>
            No. You can change your name, email address, password and plan, and every link and printed code
            still leads to you.
          </p>
        </Question>
        <Question id="tracked-codes" title="Which table brings the reviews?">
          <p>
            Give each of them a card of its own in <Link to={paths.trackedCodes}>Your Cards</Link>: one for
            the window table, one for the flyer, one for your email signature. Each has a short code, and you
            see how often it was scanned and how many reviews it brought. A person counts once a day for a
            card, and your own looks do not count.
          </p>
          <p>
            The code never changes, and what is printed never has to. When you move on, edit the card and
            choose another workplace. If a card is lost or misused, switch it off: the others go on.
          </p>
        </Question>
        <Question id="merge-workplaces" title="I have the same workplace twice. Can I merge them?">
          <p>
            Yes: below the list in <Link to={paths.settings}>Settings</Link>, with{' '}
            <strong>Merge two workplaces</strong>. The reviews and cards of one move to the other, and it is
            deleted. Its cards lead to the one that stays; an older code of the workplace itself leads to the
            page with your name only.
          </p>
        </Question>
        <Question id="what-customers-see" title="What does a customer see of me?">
          <p>
            Your first name and, if the code belongs to a workplace, its name and location. Your last name,
            your email address, your reviews and your rating are not on the page.
          </p>
        </Question>
        <Question id="languages" title="Which languages does my review page speak?">
          <p>
            English, Spanish, Portuguese, French, German, Italian, Dutch, Polish, Turkish, Arabic, Chinese and
            Japanese. It opens in the one that the customer's browser asks for, and the switch at its top
            changes it. To hand out a link in one language, choose it on the page and copy the address. What
            customers write reaches you in their own words; nothing is translated.
          </p>
        </Question>
      </>
    ),
  },
  {
    id: 'reviews-and-mail',
    title: 'Reviews and email',
    body: (
      <>
        <Question id="no-mail" title="A review did not arrive by email">
          <p>
            It is not lost: every review is in <Link to={paths.reviews}>My Reviews</Link>, whether its email
            arrived or not. Then check these:
          </p>
          <ul>
            <li>
              Is it in your spam folder? Mark it as not spam, and the next ones are more likely to arrive.
            </li>
            <li>
              Is the email address in <Link to={paths.settings}>Settings</Link> the right one?
            </li>
            <li>Did you once stop these emails? The link at the end of an older one turns them on again.</li>
            <li>Was your mail server down? We keep trying for five days.</li>
          </ul>
        </Question>
        <Question id="stop-mails" title="Can I stop the emails?">
          <p>
            Yes. Each review email ends with <strong>Stop review emails</strong>. Your reviews still arrive in
            your list, and the same link turns the emails on again, or makes them fewer. It stops that kind of
            email and no other: see below.
          </p>
        </Question>
        <Question id="fewer-mails" title="Can emails come less often, or not at night?">
          <p>
            Yes. We email you each review right away unless you choose otherwise in{' '}
            <Link to={`${paths.settings}#mails`}>Settings</Link>: new reviews, changed reviews, and notices
            about your page and plan can each come right away, daily, weekly or never. Daily emails come at 8
            in the morning, weekly ones on Mondays. During quiet hours nothing is sent; it waits until they
            end and then comes in one email. Emails about your password, your address and failed payments
            always come right away.
          </p>
        </Question>
        <Question id="folded" title="Can I hide the text of bad reviews until I want to read them?">
          <p>
            Yes. Turn on <strong>Fold 1- and 2-star reviews until I open them</strong> in{' '}
            <Link to={`${paths.settings}#mails`}>Settings</Link>. Their text then waits behind{' '}
            <strong>Read it when you are ready</strong>, in your lists and emails. They count in your average
            like every other review.
          </p>
        </Question>
        <Question id="public" title="Are my reviews public?">
          <p>
            No. They are shown to you and nobody else: there is no profile, no ranking and no page where
            others could read them. Customers are told so. If you want to show a review to somebody, ask the
            customer who wrote it.
          </p>
        </Question>
        <Question id="edit-or-remove" title="Can a review be changed or removed?">
          <p>
            Not by you, not even a bad one: a list from which things vanish is worth less. The customer who
            wrote it and kept its key can, for {REVIEW_LINK_DAYS} days: a changed review says Edited, a
            withdrawn one is gone with its stars, and you are mailed of either. If one is abusive or meant for
            somebody else, write to <SupportLink />.
          </p>
        </Question>
        <Question id="answer" title="Can I answer a review?">
          <p>
            Once, and privately, where you see <strong>Answer privately</strong> in{' '}
            <Link to={paths.reviews}>My Reviews</Link>: its customer kept a key, which opens the review for{' '}
            {REVIEW_LINK_DAYS} days. Your answer stands at their link and nowhere else, and nobody is mailed.
            You cannot change it afterwards. Without a key nobody could read an answer, so there is no button.
          </p>
        </Question>
        <Question id="export" title="How do I take my reviews with me?">
          <p>
            Press <strong>Export CSV</strong> in <Link to={paths.reviews}>My Reviews</Link>. The file opens in
            Excel, Numbers or Google Sheets, and holds all reviews, or those of the workplace you have chosen
            in the list.
          </p>
        </Question>
        <Question id="views" title="What are Recent Views?">
          <p>
            How often your review page was opened in the last 30 days. The same visitor counts once a day; you
            yourself, while signed in, and search engines do not count.
          </p>
        </Question>
        <Question id="take-my-reputation" title="How do I take my reputation with me?">
          <p>
            <Link to={paths.reputation}>Take my reputation with me</Link>, which{' '}
            <Link to={paths.reviews}>My Reviews</Link> leads to, makes a PDF for people and a signed file that
            proves it, of any period. You may leave out names and words. Stars, count and average always stand
            for every review of the period, so nobody has to take your word for them.
          </p>
        </Question>
        <Question id="check-my-reviews" title="How can somebody check my reviews?">
          <p>
            Save your reputation as a file, and give it to them. At <a href="/verify">/verify</a> they choose
            it, and see whose it is, how many reviews there are, what they average, and that nothing was
            changed or left out. The page asks nobody, and works from a saved copy too.
          </p>
          <p>
            You choose the period, and whether names and words are shown. Stars, count and average always are,
            and beside them those of all time.
          </p>
        </Question>
        <Question id="show-an-employer" title="Can I show reviews to an employer?">
          <p>
            Yes, those whose customers allow it: the page that thanks them asks. Choose some of them in{' '}
            <Link to={paths.reputation}>Take my reputation with me</Link>, and you get a link for one
            employer. It works for 7 days or until you revoke it, search engines do not find it, and you see
            how often it was opened. The employer sees your full name, and of customers the first name.
          </p>
          <p>If a customer takes the permission or the review back, it is gone from the page at once.</p>
        </Question>
      </>
    ),
  },
  {
    id: 'plans',
    title: 'Plans',
    body: (
      <>
        <Question id="what-is-free" title="What is free?">
          <p>
            {freePlan.reviews} reviews in total and {workplacesIncluded}, with your link, your QR code and an
            email for each review. It does not end after a month.
          </p>
        </Question>
        <Question id="five-reviews" title={`What happens at ${freePlan.reviews} reviews?`}>
          <p>
            Your review page closes: whoever opens it reads that you cannot take more reviews right now, so
            that nobody writes in vain. Everything you have stays. The emails with the last two reviews tell
            you in time, and when a customer finds the page closed you hear of that too, at most once a day.
          </p>
          <p>
            With a <Link to={paths.pricing}>paid plan</Link> the page opens again at once, with the same link
            and the same code.
          </p>
        </Question>
        <Question id="prices" title="What do the paid plans cost?">
          <p>
            ${prices.monthly} per month, or ${prices.annual} per year, which saves $
            {12 * prices.monthly - prices.annual}. Both take unlimited reviews and multiple workplaces. See{' '}
            <Link to={paths.pricing}>Pricing</Link>.
          </p>
        </Question>
        <Question id="pay" title="How do I pay?">
          <p>
            Choose a plan under <Link to={paths.pricing}>Pricing</Link>, and pay by card on a page of Stripe,
            our payment provider. We never see your card. Your plan is active as soon as Stripe confirms the
            payment, which mostly takes seconds, and an email tells you. If the card is declined, or you go
            back, nothing is charged.
          </p>
        </Question>
        <Question id="switch" title="Can I switch between Monthly and Annual?">
          <p>
            Yes, at any time, under <Link to={paths.pricing}>Pricing</Link>. The new plan starts at once and
            is charged in full, and the old one ends. What you have paid for the old one and not used is
            credited to your next bills.
          </p>
        </Question>
        <Question id="cancel" title="How do I cancel?">
          <p>
            In <Link to={`${paths.settings}#billing`}>Settings</Link>, with two clicks: press{' '}
            <strong>Cancel subscription</strong>, and confirm it on the page that opens.{' '}
            <strong>Manage billing</strong> leads there too. You can do so at any time and without a reason.
          </p>
          <p>
            Your plan runs until the end of the period you have paid for, and is not renewed. Until then you
            can change your mind under <strong>Manage billing</strong>.
          </p>
        </Question>
        <Question id="payment-failed" title="A payment failed. What now?">
          <p>
            An email tells you, and so does <Link to={`${paths.settings}#billing`}>Settings</Link>. Your plan
            stays active until the end of the period you have paid for. Update your card under{' '}
            <strong>Manage billing</strong>: once the payment arrives, your plan goes on, also after it has
            ended.
          </p>
        </Question>
        <Question id="after-the-plan" title="What happens when a paid plan ends?">
          <p>
            You are back on the free plan, and you keep every review and every workplace. Only new ones are
            refused: your review page closes if you already have {freePlan.reviews} reviews or more, and
            workplaces beyond {workplacesIncluded} cannot be added.
          </p>
          <p>
            It does not come as a surprise: where a plan will not renew, an email tells you three days before
            it ends, and another one when it has ended.
          </p>
        </Question>
      </>
    ),
  },
  {
    id: 'account-and-data',
    title: 'Your account and data',
    body: (
      <>
        <Question id="forgot-password" title="I forgot my password">
          <p>
            Enter your email address under <Link to={paths.forgotPassword}>Forgot password</Link>. The link we
            send works once and for one hour; if you ask twice, only the newest works. Nothing there? Have a
            look at your spam folder, and whether you registered with another address.
          </p>
        </Question>
        <Question id="change-email" title="How do I change my email address, name or password?">
          <p>
            In <Link to={paths.settings}>Settings</Link>. A new email address takes effect when you follow the
            link that we send there; until then, reviews go to the old one. A new password signs out your
            other devices. A new name shows on your review page at once.
          </p>
        </Question>
        <Question id="download" title="How do I get everything that is stored about me?">
          <p>
            <strong>Download my data</strong> in <Link to={paths.settings}>Settings</Link> gives you one file
            with your account, your workplaces, your reviews, and your subscriptions and payments. The{' '}
            <Link to={paths.privacy}>Privacy Policy</Link> says what is stored, and for how long.
          </p>
        </Question>
        <Question id="delete-account" title="How do I delete my account?">
          <p>
            <strong>Delete Account</strong> in <Link to={paths.settings}>Settings</Link> asks for your
            password and then deletes the account with all workplaces and reviews, at once and for good. Your
            codes stop working. Your subscription, if you have one, ends with it and is not charged again;
            what is left of the period you have paid for is lost. To use that up,{' '}
            <Link to="#cancel">cancel it</Link> instead, and delete the account later.
          </p>
        </Question>
        <Question id="lost-phone" title="I lost my phone, or forgot to sign out somewhere">
          <p>
            <Link to={paths.settings}>Settings</Link> list where you are signed in, with the browser and when
            it was last used. Press <strong>Sign out</strong> beside the one you lost, or{' '}
            <strong>Sign out everywhere</strong>: that ends all of them at once, the one in your hand too. If
            your phone knows your password, choose a new one as well.
          </p>
          <p>
            A browser that you do not use is signed out by itself after 30 days, and every browser after 90.
          </p>
        </Question>
        <Question id="somebody-else" title="I think somebody else is in my account">
          <p>
            <Link to={paths.settings}>Settings</Link> list where you are signed in. Whatever stands there,
            choose a new password in the same place: that signs out every other device. If you cannot get in,{' '}
            <Link to={paths.forgotPassword}>reset the password</Link>: that signs out all of them. Then write
            to <SupportLink />.
          </p>
        </Question>
        <Question id="too-many-requests" title="It says Too many requests">
          <p>
            The same thing was tried very often within a short time, by you or by somebody who shares your
            internet connection. The service then takes a break, so that nobody can guess passwords or flood
            it. Wait a few minutes, an hour at most, and try again: nothing is lost or locked. If you do not
            remember your password, <Link to={paths.forgotPassword}>reset it</Link> instead of guessing.
          </p>
        </Question>
      </>
    ),
  },
  {
    id: 'for-customers',
    title: 'For customers who leave a review',
    body: (
      <>
        <Question id="need-an-account" title="Do I need an account or an app?">
          <p>No. Scan the code, choose your stars, write a few words, give your name. That is all.</p>
        </Question>
        <Question id="who-reads-it" title="Who reads what I write?">
          <p>
            The person you write to. Your review is emailed to them and kept in their private list. It is not
            published, and their employer does not get it from us. Only if you allow it, they may show it to
            an employer by a link that works for 7 days, with your first name.
          </p>
        </Question>
        <Question id="my-review" title="Can I change or delete my review?">
          <p>
            Yes, for {REVIEW_LINK_DAYS} days, if you kept its key: after you send a review, press{' '}
            <strong>Keep a key to this review</strong>. The key stays on your device, and its secret link
            opens the review anywhere: you see it, change it, withdraw it, and read what the professional
            answers. Whoever has the link can do the same, so keep it to yourself. The keys on your device are
            at <a href="/my-review">your reviews</a>.
          </p>
          <p>
            Without a key, write to <SupportLink /> and say who it was for, when you sent it, and under which
            name.
          </p>
        </Question>
        <Question id="employer" title="What does it mean that they may show my words to an employer?">
          <p>
            Only if you tick it, the professional may put your review on a page for an employer of their
            choice. With your key you can take that back for {REVIEW_LINK_DAYS} days.
          </p>
        </Question>
        <Question id="not-sent" title="It says Saved on this phone, not sent yet">
          <p>
            Your words are kept on your phone, and go out by themselves as soon as the server can be reached.
            You may close the page: then they go out when you open the link again, or any other review link.
            However often they are sent, your review arrives once.
          </p>
          <p>If the page asks you to keep it open, your phone could not save them. Then please do so.</p>
        </Question>
        <Question id="page-closed" title="It says that the person cannot take more reviews right now">
          <p>
            Their free plan is full. It has nothing to do with you: try the same link another day, or tell
            them in person.
          </p>
        </Question>
        <Question id="invalid-link" title="It says Invalid Review Link">
          <p>
            The link is incomplete, or the account behind it is gone. Scan the code again, or ask for a new
            link.
          </p>
        </Question>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Still stuck?',
    body: (
      <p>
        Write to <SupportLink />. Say what you did, what you expected and what you saw instead, and from which
        email address you registered.
      </p>
    ),
  },
];
