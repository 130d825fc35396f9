export type CommonSentence =
  | 'Anonymous Customer'
  | 'Cancel'
  | 'Close'
  | 'Copied'
  | 'Copy link'
  | "Couldn't load your reviews."
  | "Couldn't load your workplaces."
  | 'Delete'
  | 'Edit'
  | 'Error'
  | 'Go to Dashboard'
  | 'Loading...'
  | 'My Reviews'
  | 'Not now'
  | 'Read it when you are ready'
  | 'Save'
  | 'Saved'
  | 'Sending...'
  | 'Something went wrong'
  | 'Try again'
  | 'Unread'
  | '{count} review|{count} reviews';
