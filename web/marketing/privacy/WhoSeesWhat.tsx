import { site } from '#web/site.ts';

export function WhoSeesWhat() {
  return (
    <>
      <ul>
        <li>
          <strong>Professionals</strong> see the reviews written to them, in their list and by email.
        </li>
        <li>
          <strong>Customers</strong> see the professional's first name, and the workplace's name and location.
          The API behind the page also returns the full name to anyone who has the link. With a private link,
          anyone can see that one review and its reply.
        </li>
        <li>
          <strong>Employers</strong> who get a link from a professional see the professional's full name and
          the chosen reviews. They only see reviews whose customers allow it: stars, words, first name and
          month.
        </li>
        <li>
          <strong>Admins</strong> see each account's name, username, email address, industry and sign-up date.
          They see {site.hasPlans && 'its plan, whether it renews, and '}the number of reviews and workplaces.
          They see who each email goes to, what kind it is, and whether it was sent. They never see the words
          of a review.
        </li>
        <li>
          <strong>The log of admin changes</strong> notes what an admin changed, when, and the account's
          username. If an admin deletes an account, it also notes the {site.hasPlans && 'plan, '}sign-up date,
          and number of reviews and workplaces. Only admins see this log. It stays after the account is gone.
        </li>
        <li>
          <strong>The people who run the server</strong> can technically open its database. Reviews aren't
          encrypted in it.
        </li>
      </ul>
      <p>
        We don't sell your data. We don't share it either
        {site.hasPlans && (
          <>
            , except <a href="#if-you-pay-for-a-plan">what Stripe needs</a> to take a payment
          </>
        )}
        . Our emails pass through our mail server and your email provider.
      </p>
      <p>
        If you turn on alerts, they pass through the push service of your browser's maker, such as Google,
        Apple or Mozilla. It sees when an alert comes for your device. It can't read what the alert says,
        because it's encrypted for your browser.
      </p>
      <p>
        This server draws QR codes and initials itself, unless it's set up to use an outside image service.
        That service would get the link in the code, or your name.
      </p>
    </>
  );
}
