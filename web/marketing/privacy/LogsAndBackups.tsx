import { site } from '#web/site.ts';

export function LogsAndBackups() {
  return (
    <>
      <p>
        We don't log visits. Our log records sign-ins, errors and refused requests, such as a wrong password.
        It notes the time, the request, your internet address and, if you're signed in, your account number.
        For {site.hasPlans && 'messages from Stripe and '}failed emails, it notes their number, type and
        result. It doesn't record reviews, passwords, tokens or email addresses. Ask us how long we keep logs.
      </p>
      <p>
        To stop abuse and password guessing, the server counts requests per internet address, and attempts per
        account or email address. It keeps these counts in memory or under a hash in the database, for about
        an hour.
      </p>
      <p>
        A backup holds what was in the database that day, including data you've deleted since. Ask us how long
        we keep backups.
      </p>
      <p>
        Without a mail server, emails are written to files on the server. They stay until someone deletes
        them.
      </p>
    </>
  );
}
