export type DescriptionsSentence =
  | 'Answers about review links, QR codes, emails and your data.'
  | 'Answers about review links, QR codes, emails, plans and your data.'
  | 'Collect private customer reviews with your own link and QR code. It takes customers 30 seconds. You get an instant email notification, and you own your data.'
  | 'Create your {site} account and get your own review link and QR code.'
  | 'Create your {site} account and get your own review link and QR code. Your first {count} reviews are free.'
  | 'Facts, logos and screenshots for anyone writing about {site}.'
  | 'Sign in to {site} to read what your customers say about you.'
  | 'What you can expect from {site}, and what we ask of you.'
  | 'What {site} stores, for how long, who sees it, and how to download or delete it.'
  | "{site} is free for your first {count} reviews. After that, it's {monthly} a month or {annual} a year for unlimited reviews.";
