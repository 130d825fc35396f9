import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'marketing'> = {
  '"{quote}"': '«\u00a0{quote}\u00a0»',
  'A link that belongs to a person': 'Un lien qui appartient à une personne',
  'A printed card with a question and a QR code': 'Une carte imprimée avec une question et un code QR',
  'As on every page here.': 'Comme sur toutes les pages ici.',
  'Ask us a question': 'Posez-nous une question',
  "Don't recolor, stretch or rotate it.": 'Ni recoloré, ni étiré, ni tourné.',
  'Download {format}<more>: {picture}</more>': 'Télécharger en {format}<more>\u00a0: {picture}</more>',
  "Each review is emailed right away to the professional it's about. Nothing is published, and no one is ranked.":
    'Chaque avis part aussitôt par e-mail vers la personne concernée. Rien n’est publié, et personne n’est classé.',
  "Every founder story has its moment. Ours is the end of a shift: a guest said that you made their evening, and by the time the last table is wiped, the words are gone. All that's left is a star on the restaurant's page.":
    'Toute histoire de fondation a son moment. Le nôtre, c’est la fin d’un service\u00a0: un client a dit que vous aviez fait sa soirée et, une fois la dernière table essuyée, ces mots ont disparu. Il n’en reste qu’une étoile sur la page du restaurant.',
  'Everyone else': 'Tout le monde',
  'Free to use in articles, broadcasts and talks about {name}. No need to ask.':
    'Libres d’usage dans les articles, émissions et conférences sur {name}. Inutile de demander.',
  'How it started': 'Comment tout a commencé',
  'Just the G, for small and square spaces.': 'Le G seul, pour les espaces petits ou carrés.',
  'Leave clear space around it: at least half the height of the mark.':
    'Laissez de l’espace autour\u00a0: au moins la moitié de la hauteur du symbole.',
  Logo: 'Logo',
  'Logos and pictures': 'Logos et images',
  'Mark and name, on a transparent background.': 'Symbole et nom, sur fond transparent.',
  Mark: 'Symbole',
  'No advertising, no trackers': 'Ni publicité, ni traceurs',
  'Open source': 'Open source',
  'Praise belongs to the person who earned it. We just gave it a place to stay.':
    'Un compliment appartient à la personne qui l’a mérité. Nous lui avons juste donné un toit.',
  'Press and media kit': 'Presse et médias',
  'Press contacts': 'Contacts presse',
  'Press inquiries': 'Demandes de presse',
  'Printed card': 'Carte imprimée',
  'Private by design': 'Privé par principe',
  'Professionals own their data, and can download or delete it anytime. Pages load nothing from other companies.':
    'Les professionnels restent maîtres de leurs données, à télécharger ou supprimer à tout moment. Les pages ne chargent rien d’autres entreprises.',
  'Quote these as they are, or use your own words.': 'À citer tel quel, ou à dire avec vos mots.',
  'Review page': 'Page d’avis',
  'Review sites collect praise for businesses. Here it goes to the waiter, plumber or hairdresser, who keeps it from job to job.':
    'Les sites d’avis félicitent les entreprises. Ici, le compliment va à qui sert, répare ou coiffe, et le suit d’un emploi à l’autre.',
  'Simple pricing': 'Des tarifs simples',
  'Some people carry a notebook and ask guests for a line, to read again on a bad shift.':
    'Certains gardent un carnet et demandent une ligne aux clients, pour la relire après un mauvais service.',
  'The <help>Help Center</help>': 'Le <help>centre d’aide</help>',
  'The card with the QR code, as printed.': 'La carte avec le code QR, telle qu’imprimée.',
  'The customer scans a code, picks one to five stars, and adds a few words and a name. No app, no account.':
    'Le client scanne un code, choisit d’une à cinq étoiles, ajoute quelques mots et un nom. Ni app, ni compte.',
  'The dashboard of a professional, with totals, the latest reviews and a QR code':
    'L’accueil d’un professionnel, avec les totaux, les derniers avis et un code QR',
  'The first {limit} reviews are free. After that, unlimited reviews cost {monthly} per month or {annual} per year.':
    'Les {limit} premiers avis sont gratuits. Ensuite, les avis illimités coûtent {monthly} par mois ou {annual} par an.',
  'The idea behind {name}': 'L’idée derrière {name}',
  'The review page on a phone: five stars and a few fields':
    'La page d’avis sur un téléphone\u00a0: cinq étoiles et quelques champs',
  'The software is free under the MIT license. Anyone can run it on their own server.':
    'Le logiciel est libre, sous licence MIT. Chacun peut l’installer sur son propre serveur.',
  'The {name} logo': 'Le logo {name}',
  'The {name} logo: a green G shaped like a speech bubble, and the name':
    'Le logo {name}\u00a0: un G vert en forme de bulle, et le nom',
  'The {name} mark: a green G shaped like a speech bubble':
    'Le symbole {name}\u00a0: un G vert en forme de bulle',
  'Thirty seconds for a customer': 'Trente secondes pour un client',
  'This page is in English only.': 'Cette page n’existe qu’en anglais.',
  'Using the logo': 'Utiliser le logo',
  'What a customer sees on a phone.': 'Ce que voit un client sur son téléphone.',
  'What a professional sees, with made-up reviews.': 'Ce que voit un professionnel, avec des avis inventés.',
  'What it does': 'À quoi ça sert',
  'free reviews': 'avis gratuits',
  languages: 'langues',
  'person reads each review': 'personne lit chaque avis',
  'seconds per review': 'secondes par avis',
  'taps from scanning to sending': 'gestes du scan à l’envoi',
  '{name} in numbers': '{name} en chiffres',
  '{name} is that notebook, for everyone whose work is done face to face. It takes half a minute. Only one person sees the words, and they go along to the next job.':
    '{name} est ce carnet, pour tous ceux qui travaillent face aux autres. Cela prend une demi-minute. Une seule personne voit ces mots, et ils la suivent dans l’emploi suivant.',
  "{name} lets waiters, plumbers and hairdressers collect private customer reviews of their own. Here's what you need to write about it.":
    '{name} permet à qui sert, répare ou coiffe de recueillir en privé les avis de ses clients. Voici de quoi en parler.',
};
