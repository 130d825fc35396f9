export type AdminSentence =
  | 'User Management'
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
