import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'employer'> = {
  // The page that an employer opens; {name} is the professional's full name
  '{name}, in customers’ words': '{name}, avec les mots des clients',
  'For {employer}': 'Pour {employer}',
  'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.':
    {
      one: 'L’avis d’un client qui a autorisé {name} à vous le montrer.',
      other: '{count}\u00a0avis de clients qui ont autorisé {name} à vous les montrer.',
    },
  '{rating} out of 5 stars': '{rating} sur 5\u00a0étoiles',
  // Instead of a name
  'A customer': 'Un client',
  'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.':
    'Sur {site}, les clients écrivent sans compte, avec le lien ou le code QR de la personne qui les a servis. Cette personne ne peut ni écrire ni modifier d’avis. {name} a choisi les avis de cette page\u202f; il peut y en avoir d’autres.',
  'This page is only for you. It closes on {date} at the latest.':
    'Cette page n’est que pour vous. Elle ferme le {date} au plus tard.',
  'This page is closed': 'Cette page est fermée',
  'This link has expired or was turned off. Ask the person who sent it for a new one.':
    'Ce lien a expiré ou a été désactivé. Demandez-en un nouveau à la personne qui l’a envoyé.',
};
