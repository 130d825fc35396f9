/** The product's name, and every word that would change with it. */
export const brand = {
  name: 'Goodword',
  tagline: 'A good word for you, that you keep',
  supportEmail: 'support@goodword.example',
  pressEmail: 'press@goodword.example',
} as const;

/**
 * SAMPLE CONTENT of the press page, invented: whoever runs the product puts their own figures and people here, and takes
 * the word "sample" off the page.
 */
export const sample = {
  figures: [
    ['12,400', 'professionals'],
    ['310,000', 'reviews collected'],
    ['4.8 / 5', 'average rating'],
    ['31', 'countries'],
    ['30', 'seconds per review'],
  ],
  founder: {
    name: 'Clara Lindqvist',
    role: 'Founder',
    quote: 'Praise belongs to the person who earned it. We only built the place where it stays.',
    story: [
      'Clara Lindqvist waited tables in Gothenburg for eleven years. On a good night a dozen guests told her that she had made their evening. By the time the last table was wiped the words were gone, and what stayed was a star on the page of the restaurant.',
      'When she moved to another house, she began to carry a notebook and to ask guests for a line. The first was a retired bus driver. It took him half a minute, and she read it on every bad shift for a year.',
      'Goodword is that notebook, for everyone whose work is done face to face. It asks for half a minute, shows the words to one person and nobody else, and comes along when that person moves on.',
    ],
  },
  pressContacts: [
    { name: 'Jonas Okafor', role: 'Press inquiries', email: brand.pressEmail },
    { name: 'Clara Lindqvist', role: 'Interviews', email: brand.pressEmail },
  ],
} as const;
