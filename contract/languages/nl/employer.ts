import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'nl', 'employer'> = {
  // The page that an employer opens; {name} is the professional's full name
  '{name}, in customers’ words': '{name}, in de woorden van klanten',
  'For {employer}': 'Voor {employer}',
  'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.':
    {
      one: 'Een beoordeling van een klant die goedvond dat {name} ze aan u laat zien.',
      other: '{count}\u00a0beoordelingen van klanten die goedvonden dat {name} ze aan u laat zien.',
    },
  '{rating} out of 5 stars': '{rating} van 5\u00a0sterren',
  // Instead of a name
  'A customer': 'Een klant',
  'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.':
    'Bij {site} schrijven klanten zonder account, via een link of QR-code van wie hen hielp. Die kan zelf geen beoordelingen schrijven of wijzigen. {name} koos de beoordelingen op deze pagina; er kunnen andere zijn.',
  'This page is only for you. It closes on {date} at the latest.':
    'Deze pagina is alleen voor u. Ze sluit uiterlijk op {date}.',
  'This page is closed': 'Deze pagina is gesloten',
  'This link has expired or was turned off. Ask the person who sent it for a new one.':
    'Deze link is verlopen of uitgezet. Vraag om een nieuwe bij wie u de link stuurde.',
};
