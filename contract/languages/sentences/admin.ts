export type AdminSentence =
  | "All visitors who come through {address} are counted as one, so one person's wrong passwords lock out everyone. If {address} is your proxy, name it in TRUST_PROXY, let it send X-Forwarded-For, and restart."
  | 'Check the mail server and SMTP_URL: once it works, emails leave by themselves.'
  | "Emails aren't being sent"
  | 'Run ./goodword backup now, and let it run every night.'
  | 'The disk is almost full'
  | 'The last attempt failed with "{error}".'
  | "The proxy isn't trusted"
  | 'There is no backup yet'
  | 'There is no recent backup'
  | '{count} email is waiting.|{count} emails are waiting.'
  | "{folder} has {megabytes} MB left. When it is full, reviews can't be stored: free some space, or get a larger disk.";
