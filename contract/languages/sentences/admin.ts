export type AdminSentence =
  | 'Access Denied'
  | "This page is for the people who run {site}. You'll find your own reviews and stats on your dashboard."
  | 'Return to Dashboard'
  | "Couldn't load the totals."
  // The admin's dashboard
  | 'Admin Dashboard'
  | 'Delete/Manage Users'
  | 'Total Users'
  | 'Paid Users'
  | 'Conversion Rate'
  | 'Monthly Revenue'
  | 'Total Reviews'
  | 'Version {version}'
  | 'Insights'
  | "Couldn't load the insights."
  | 'Insights start with the first sign-up'
  | "You'll see sign-ups, reviews and revenue per month here."
  | "You'll see sign-ups and reviews per month here."
  | 'Sign-ups per month'
  | 'Revenue per month'
  | 'Payments in the last 12 months, without plans you set yourself'
  | 'Sign-ups'
  | 'Revenue'
  | '{count} sign-up|{count} sign-ups'
  | 'No sign-ups in the last 12 months.'
  | 'No revenue in the last 12 months.'
  // Audit trail; {actor} and {username} are usernames
  | 'Audit trail'
  | "Couldn't load the audit trail."
  | "Couldn't load more entries."
  | 'No changes yet'
  | 'Plan changes, deleted users and retried emails will show up here.'
  | 'Deleted users and retried emails will show up here.'
  | '{actor} changed the plan of {username}'
  | '{actor} deleted {username}'
  | '{actor} signed {username} out everywhere'
  | '{actor} queued all failed emails again'
  | 'an unknown user'
  // A changed field, e.g. "Plan: Free → Monthly", read aloud as "Plan: Free changed to Monthly"
  | '{field}:'
  | 'changed to'
  | 'none'
  | 'Until'
  // Emails by their state
  | 'Email delivery'
  | "Couldn't load the emails."
  | 'Held emails wait for a confirmed address, or for one that takes mail again. Failed emails are kept for a month.'
  // States of an email
  | 'Held'
  | 'Queued'
  | 'Failed'
  // {time} is a date and time, {error} a mail server's answer
  | 'Last error, {time}: {error}'
  | 'Retry all failed'
  | 'Emails queued again'
  | 'Retry failed'
  | 'Failed to queue the emails again'
  // Users
  | 'User Management'
  | 'Users'
  | 'User'
  | 'Email'
  | 'Industry'
  | 'Plan'
  | 'Workplaces'
  | 'Joined'
  // On narrow screens, where the column has no heading; on wide screens, only what is outside of the element is shown
  | '{count}<unit> review</unit>|{count}<unit> reviews</unit>'
  | '{count}<unit> workplace</unit>|{count}<unit> workplaces</unit>'
  | '<heading>Joined </heading>{date}'
  | 'N/A'
  | 'Actions'
  | 'Actions for {name}'
  // Number of users
  | 'Total'
  | 'Paid'
  | 'Search users'
  | 'Name, username or email'
  | 'Sort by'
  | 'Newest first'
  | 'Oldest first'
  | 'Name'
  | 'Most reviews'
  | '{count} user found|{count} users found'
  | 'More than {count} user found|More than {count} users found'
  | 'No users found'
  | 'Try another name or email.'
  | "You'll see everyone who signs up here."
  | 'Clear search'
  | "Couldn't load the users."
  | "Couldn't load more users."
  | 'Registration is closed. To create an account, run ./goodword user create on the server: it emails the person a link for choosing a password.'
  // Changing a user's plan
  | 'Edit Subscription'
  | '{name} is on the free plan.'
  | '{name} is on the monthly plan until {date}.'
  | '{name} is on the monthly plan, with no end date.'
  | '{name} is on the annual plan until {date}.'
  | '{name} is on the annual plan, with no end date.'
  | "{name} pays by subscription. Changing the plan here doesn't stop the payments."
  | 'New plan'
  | 'Until {date}'
  | 'No end date'
  | 'Save Changes'
  | 'User updated'
  | 'Update failed'
  | 'Failed to update user'
  // Signing a user out
  | 'Sign Out User'
  | 'Sign {name} ({username}) out in every browser? Their account and password stay the same.'
  | 'User signed out'
  | "They'll need to sign in again in every browser."
  | 'Sign out failed'
  | 'Failed to sign out user'
  // Deleting a user; {reviews} is "2 reviews", {workplaces} is "1 workplace"
  | 'Delete User'
  | "Delete {name} ({username})? This also deletes {reviews}, {workplaces} and all unsent emails. Their review link and printed codes will stop working. This can't be undone."
  | '{count} workplace|{count} workplaces'
  | 'User deleted'
  | 'User and all associated data have been removed.'
  | 'Delete failed'
  | 'Failed to delete user'
  | 'Needs attention'
  | 'Since {time}'
  // Needs attention, also mailed to the admin
  | "Emails aren't being sent"
  | '{count} email is waiting.|{count} emails are waiting.'
  | 'The last attempt failed with "{error}".'
  | 'Check the mail server and SMTP_URL: once it works, emails leave by themselves.'
  | 'The disk is almost full'
  | "{folder} has {megabytes} MB left. When it is full, reviews can't be stored: free some space, or get a larger disk."
  | 'There is no recent backup'
  | 'There is no backup yet'
  | 'Run ./goodword backup now, and let it run every night.'
  | "The proxy isn't trusted"
  | "All visitors who come through {address} are counted as one, so one person's wrong passwords lock out everyone. If {address} is your proxy, name it in TRUST_PROXY, let it send X-Forwarded-For, and restart.";
