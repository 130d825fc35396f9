import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'reputation'> = {
  'Take my reviews with me': 'Emporter mes avis',
  "They're yours, wherever you work next. Download them all, or show a few to an employer.":
    'Ils sont à vous, où que vous travailliez demain. Téléchargez-les tous, ou montrez-en quelques-uns à un employeur.',
  // The reference for a period
  'Reference (PDF)': 'Références (PDF)',
  'For job applications, or just to keep.': 'Pour vos candidatures, ou juste pour les garder.',
  From: 'Début',
  To: 'Fin',
  'The period ends before it begins': 'La période se termine avant de commencer',
  "Include customers' names and locations": 'Inclure le nom et le lieu des clients',
  "Your customers shared their names with you. Only include them if they'd be fine with it.":
    'Vos clients vous ont confié leur nom. Ne l’incluez que s’ils n’y verraient pas d’inconvénient.',
  'Include what they wrote': 'Inclure ce qu’ils ont écrit',
  'Download PDF': 'Télécharger le PDF',
  '{file} downloaded': '{file} téléchargé',
  'Failed to create the file': 'Le fichier n’a pas pu être créé',
  "Couldn't load the numbers.": 'Les chiffres n’ont pas pu être chargés.',
  'There are no reviews in this period.': 'Il n’y a aucun avis sur cette période.',
  // E.g. 4.83
  '{average} on average': '{average} en moyenne',
  // How the check works
  'How the check works': 'Comment se fait la vérification',
  'Reviews are digitally signed when they arrive. Anyone can open the signed file at <link>{address}</link> and see that nothing was changed. The PDF is for reading.':
    'Les avis sont signés numériquement à leur arrivée. Chacun peut ouvrir le fichier signé sur <link>{address}</link> et voir que rien n’a été changé. Le PDF est fait pour être lu.',
  "You can leave out names and text, but not stars, count or average. They're signed for the whole period and for all time.":
    'Vous pouvez omettre les noms et les textes, mais ni les étoiles, ni le nombre, ni la moyenne. Ils sont signés pour toute la période et depuis le début.',
  'Download signed file': 'Télécharger le fichier signé',
  'Download verify page': 'Télécharger la page de vérification',
  // A new link for an employer; it works for 7 days
  'Show a few to an employer': 'En montrer quelques-uns à un employeur',
  "A page with reviews you choose. It works for {days} days or until you turn it off, and search engines can't find it.":
    'Une page avec les avis que vous choisissez. Elle fonctionne {days}\u00a0jours ou jusqu’à ce que vous la désactiviez, et les moteurs de recherche ne la trouvent pas.',
  'No reviews to show yet': 'Pas encore d’avis à montrer',
  "After sending a review, customers can let you show it to a future employer. You'll find those reviews here.":
    'Après l’envoi d’un avis, vos clients peuvent vous autoriser à le montrer à un futur employeur. Vous trouverez ces avis ici.',
  "Couldn't load more reviews.": 'La suite n’a pas pu être chargée.',
  'Who is it for?': 'À qui est-ce destiné\u202f?',
  "They'll see this name at the top of the page.": 'Ce nom s’affichera en haut de la page.',
  'e.g. Hotel Aurora': 'p.\u00a0ex. Hôtel Aurora',
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
