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
  // Along a circle: keep it short
  'Signed on arrival': 'Signé dès l’arrivée',
  'Reviews are digitally signed when they arrive. <link>How signatures are checked</link>':
    'Les avis sont signés numériquement à leur arrivée. <link>Comment les signatures sont vérifiées</link>',
  'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.':
    'Sur {site}, les clients écrivent sans compte, avec le lien ou le code QR de la personne qui les a servis. Cette personne ne peut ni écrire ni modifier d’avis. {name} a choisi les avis de cette page\u202f; il peut y en avoir d’autres.',
  'This page is only for you. It closes on {date} at the latest.':
    'Cette page n’est que pour vous. Elle ferme le {date} au plus tard.',
  'This page is closed': 'Cette page est fermée',
  'This link has expired or was turned off. Ask the person who sent it for a new one.':
    'Ce lien a expiré ou a été désactivé. Demandez-en un nouveau à la personne qui l’a envoyé.',
  // The page that checks a signed file
  'Check a reputation': 'Vérifier une réputation',
  'Check a file of reviews: who they are about, how many there are, and that nothing was changed or left out.':
    'Vérifiez un fichier d’avis\u00a0: qui ils concernent, combien ils sont, et que rien n’a été changé ni omis.',
  'Is this reputation genuine?': 'Cette réputation est-elle authentique\u202f?',
  'Someone gave you a file with their reviews. Choose it to see who it is about, and whether anything was changed, added or left out.':
    'Quelqu’un vous a remis un fichier avec ses avis. Choisissez-le pour voir qui il concerne, et si quelque chose a été changé, ajouté ou omis.',
  'Reputation file': 'Fichier de réputation',
  'Or drop it anywhere on this page. It stays on this device; nothing is sent.':
    'Ou déposez-le n’importe où sur cette page. Il reste sur cet appareil\u202f; rien n’est envoyé.',
  'This page checks the file in your browser, using JavaScript. Please turn it on.':
    'Cette page vérifie le fichier dans votre navigateur, avec JavaScript. Veuillez l’activer.',
  "This browser can't check signatures here. Open this page over https, in a current browser.":
    'Ce navigateur ne peut pas vérifier de signatures ici. Ouvrez cette page en https, dans un navigateur récent.',
  'Reading...': 'Lecture…',
  'Checking {done} of {count} review...|Checking {done} of {count} reviews...': {
    one: 'Vérification de {done} sur {count}\u00a0avis…',
    other: 'Vérification de {done} sur {count}\u00a0avis…',
  },
  Result: 'Résultat',
  'How the check works': 'Comment se fait la vérification',
  "Each review is signed when it arrives, and the count and average are signed for the whole period. Names and text can be hidden; stars, count and average can't. Changing a letter or leaving out a review breaks a signature.":
    'Chaque avis est signé à son arrivée, et le nombre et la moyenne sont signés pour toute la période. Les noms et les textes peuvent être masqués\u202f; les étoiles, le nombre et la moyenne, non. Changer une lettre ou omettre un avis brise une signature.',
  "A signature proves that the service received a review, and when. It can't prove who the customer is, since customers have no account. The person chose the period, so their all-time figures are shown too.":
    'Une signature prouve que le service a reçu un avis, et quand. Elle ne peut pas prouver qui est le client, puisque les clients n’ont pas de compte. La personne a choisi la période\u00a0: ses chiffres depuis le début sont donc montrés aussi.',
  'Whose signatures this page accepts': 'Quelles signatures cette page accepte',
  'This page only accepts signatures from {issuer}. Their public keys came with the page.':
    'Cette page n’accepte que les signatures de {issuer}. Leurs clés publiques sont arrivées avec la page.',
  // {key} is the name of a public key
  '{key} from {start} to {end}': '{key} du {start} au {end}',
  '{key} from {start}, in use': '{key} depuis le {start}, en service',
  '<link>Save this page</link> to check files offline, in any browser.':
    '<link>Enregistrez cette page</link> pour vérifier des fichiers hors ligne, dans tout navigateur.',
  'This is a saved copy. Did you get it from the person the file is about? Open {address} instead. A changed copy could call any file genuine.':
    'Ceci est une copie enregistrée. Vous vient-elle de la personne que le fichier concerne\u202f? Ouvrez plutôt {address}. Une copie modifiée pourrait dire authentique n’importe quel fichier.',
  // Its verdict
  'Yes, this is genuine': 'Oui, elle est authentique',
  'No, do not rely on this file': 'Non, ne vous fiez pas à ce fichier',
  '<average>{average}</average> of 5 stars, from {count} review|<average>{average}</average> of 5 stars, from {count} reviews':
    {
      one: '<average>{average}</average> sur 5\u00a0étoiles, pour {count}\u00a0avis',
      other: '<average>{average}</average> sur 5\u00a0étoiles, pour {count}\u00a0avis',
    },
  'From {start} to {end}.': 'Du {start} au {end}.',
  'All time: {count} review, {average} on average.|All time: {count} reviews, {average} on average.': {
    one: 'Depuis le début\u00a0: {count}\u00a0avis, {average} en moyenne.',
    other: 'Depuis le début\u00a0: {count}\u00a0avis, {average} en moyenne.',
  },
  'Signed by {issuer} on {date}.': 'Signé par {issuer} le {date}.',
  'What was checked': 'Ce qui a été vérifié',
  Yes: 'Oui',
  No: 'Non',
  "The content isn't shown because it can't be trusted. Ask for a new file.":
    'Le contenu n’est pas affiché, car il n’est pas fiable. Demandez un nouveau fichier.',
  'It is a reputation file': 'C’est un fichier de réputation',
  'The whole file is signed by the service': 'Le fichier entier est signé par le service',
  'Each review is unchanged': 'Chaque avis est inchangé',
  'No review was added, left out or moved': 'Aucun avis n’a été ajouté, omis ou déplacé',
  // What is wrong; {fault} is one of these sentences
  'Review {number} of {count}: {fault}': 'Avis {number} sur {count}\u00a0: {fault}',
  "{count} more can't be trusted either.|{count} more can't be trusted either.": {
    one: '{count}\u00a0autre n’est pas fiable non plus.',
    other: '{count}\u00a0autres ne sont pas fiables non plus.',
  },
  'This is a different kind of file, or part of it is missing.':
    'C’est un autre type de fichier, ou il en manque une partie.',
  'Without a valid signature for the whole file, there is no way to tell which reviews belong in it.':
    'Sans signature valide pour le fichier entier, impossible de dire quels avis en font partie.',
  'There should be {count} review, but there are {found}.|There should be {count} reviews, but there are {found}.':
    {
      one: 'Il devrait y avoir {count}\u00a0avis, mais il y en a {found}.',
      other: 'Il devrait y avoir {count}\u00a0avis, mais il y en a {found}.',
    },
  'These are not the reviews that were signed together, or their order has changed.':
    'Ce ne sont pas les avis qui ont été signés ensemble, ou leur ordre a changé.',
  'The signature does not match the content.': 'La signature ne correspond pas au contenu.',
  'The text or a name was changed.': 'Le texte ou un nom a été changé.',
  'It is dated {date}, which is in the future.': 'Il est daté du {date}, une date à venir.',
  'It is dated {date}, when its key was not in use.':
    'Il est daté du {date}, quand sa clé n’était pas en service.',
  'It is signed with a key this page does not know. If this is a saved copy, open {address} and try again.':
    'Il est signé avec une clé inconnue de cette page. Si c’est une copie enregistrée, ouvrez {address} et réessayez.',
  'It claims to be from {issuer}, but this page only accepts signatures from {issuers}.':
    'Il prétend venir de {issuer}, mais cette page n’accepte que les signatures de {issuers}.',
  // The reviews of a genuine file
  'The reviews': 'Les avis',
  'Show more ({count} left)|Show more ({count} left)': {
    one: 'Afficher plus ({count}\u00a0restant)',
    other: 'Afficher plus ({count}\u00a0restants)',
  },
  'Received on {received}.': 'Reçu le {received}.',
  'Received on {received}, edited by the customer on {edited}.':
    'Reçu le {received}, modifié par le client le {edited}.',
  'Received on {received}, signed on {signed}.': 'Reçu le {received}, signé le {signed}.',
  'Received on {received}, edited by the customer on {edited}, signed on {signed}.':
    'Reçu le {received}, modifié par le client le {edited}, signé le {signed}.',
  'Text hidden by the professional': 'Texte masqué par le professionnel',
  'Name hidden by the professional': 'Nom masqué par le professionnel',
  'No name': 'Sans nom',
  'Workplace, as named by the professional: {workplace} (not signed).':
    'Établissement, d’après le professionnel\u00a0: {workplace} (non signé).',
  // The reference document, a PDF
  'Customer reviews of {name}': 'Avis de clients\u00a0: {name}',
  'Customer reviews, collected with {site}': 'Avis de clients, recueillis avec {site}',
  '{from} to {to}': '{from} – {to}',
  // The number is large, the rest small
  '{average} out of 5': '{average} sur 5',
  'All {count} review from this period|All {count} reviews from this period': {
    one: 'Le seul avis de cette période',
    other: 'Les {count}\u00a0avis de cette période',
  },
  // {reviews} is '{count} reviews'
  'All time: {reviews}, {average} out of 5 on average. Created on {date}. The last page says how to check these reviews.':
    'Depuis le début\u00a0: {reviews}, {average} sur 5 en moyenne. Créé le {date}. La dernière page explique comment vérifier ces avis.',
  'Customers’ names are not included. Star ratings always are.':
    'Les noms des clients ne sont pas inclus. Les étoiles le sont toujours.',
  'Customers’ comments are not included. Star ratings always are.':
    'Les commentaires des clients ne sont pas inclus. Les étoiles le sont toujours.',
  'Customers’ names and comments are not included. Star ratings always are.':
    'Les noms et commentaires des clients ne sont pas inclus. Les étoiles le sont toujours.',
  '{date}, edited later': '{date}, modifié depuis',
  'End of all {count} review from this period.|End of all {count} reviews from this period.': {
    one: 'Fin du seul avis de cette période.',
    other: 'Fin des {count}\u00a0avis de cette période.',
  },
  'How to check these reviews': 'Comment vérifier ces avis',
  'Each review is digitally signed by {host}, so the person it is about can’t change it. The number of reviews and their average are signed too, so none can be left out.':
    'Chaque avis est signé numériquement par {host}\u00a0: la personne concernée ne peut pas le modifier. Le nombre d’avis et leur moyenne sont signés aussi\u00a0: aucun ne peut être omis.',
  'To check them, ask for the signed file that belongs to this document and open it at {address}. Your browser does the check, even offline.':
    'Pour les vérifier, demandez le fichier signé qui accompagne ce document et ouvrez-le sur {address}. Votre navigateur fait la vérification, même hors ligne.',
  'Signed with key {key}. Digest of the reviews: {digest}':
    'Signé avec la clé {key}. Empreinte des avis\u00a0: {digest}',
  'QR code of {address}': 'Code QR\u00a0: {address}',
  'Page {number}': 'Page\u00a0{number}',
};
