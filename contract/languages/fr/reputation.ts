import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'reputation'> = {
  'Take my reviews with me': 'Emporter mes avis',
  "They're yours, wherever you work next. Download them all, or show a few to an employer.":
    'Ils sont à vous, où que vous travailliez demain. Téléchargez-les tous, ou montrez-en quelques-uns à un employeur.',
  'Download them all': 'Tous les télécharger',
  'All your reviews, for a spreadsheet.': 'Tous vos avis, pour un tableur.',
  // A new link for an employer
  'Show a few to an employer': 'En montrer quelques-uns à un employeur',
  "A page with reviews you choose. It works until it expires or you turn it off, and search engines can't find it.":
    'Une page avec les avis de votre choix. Elle fonctionne jusqu’à ce qu’elle expire ou que vous la désactiviez, et les moteurs de recherche ne la trouvent pas.',
  'No reviews to show yet': 'Pas encore d’avis à montrer',
  "After sending a review, customers can let you show it to a future employer. You'll find those reviews here.":
    'Après l’envoi d’un avis, vos clients peuvent vous autoriser à le montrer à un futur employeur. Vous trouverez ces avis ici.',
  "Couldn't load more reviews.": 'La suite n’a pas pu être chargée.',
  'Who is it for?': 'À qui est-ce destiné\u202f?',
  "They'll see this name at the top of the page.": 'Ce nom s’affichera en haut de la page.',
  'e.g. Hotel Aurora': 'p.\u00a0ex. Hôtel Aurora',
  'How long should it work?': 'Combien de temps doit-il fonctionner\u00a0?',
  '{count} day|{count} days': { one: '{count}\u00a0jour', other: '{count}\u00a0jours' },
  'Reviews to show': 'Avis à montrer',
  '({count} chosen)|({count} chosen)': { one: '({count}\u00a0choisi)', other: '({count}\u00a0choisis)' },
  'Create link': 'Créer le lien',
  'Failed to create the link': 'Le lien n’a pas pu être créé',
  'Open page': 'Ouvrir la page',
  // The links; the states of a link are Open, Empty, Expired and Turned off
  'Your links': 'Vos liens',
  "Couldn't load your links.": 'Vos liens n’ont pas pu être chargés.',
  Open: 'Ouvert',
  Empty: 'Vide',
  Expired: 'Expiré',
  'Turned off': 'Désactivé',
  '{count} review, until {date}|{count} reviews, until {date}': {
    one: '{count}\u00a0avis, jusqu’au {date}',
    other: '{count}\u00a0avis, jusqu’au {date}',
  },
  'Nothing left to show: the customers took back their permission or their review':
    'Plus rien à montrer\u00a0: les clients ont retiré leur accord ou leur avis',
  'Not opened yet': 'Pas encore ouvert',
  'Opened once, last on {date}|Opened {count} times, last on {date}': {
    one: 'Ouvert une fois, le {date}',
    other: 'Ouvert {count}\u00a0fois, la dernière le {date}',
  },
  // A button
  'Turn off': 'Désactiver',
  'Turn off the link for {employer}': 'Désactiver le lien pour {employer}',
  "Turn off the link for {employer}? Its page closes right away. This can't be undone.":
    'Désactiver le lien pour {employer}\u202f? Sa page se ferme aussitôt. Cette action est irréversible.',
  'Link turned off': 'Lien désactivé',
  'The page for {employer} is closed.': 'La page pour {employer} est fermée.',
  'Failed to turn off the link': 'Le lien n’a pas pu être désactivé',
};
