import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'cards'> = {
  '62 mm label roll': 'Rouleau d’étiquettes 62\u00a0mm',
  'A tracked code counts its scans and can point somewhere new when you change jobs.':
    'Un code suivi compte ses scans et peut mener ailleurs si vous changez d’emploi.',
  A4: 'A4',
  'A6 card': 'Carte A6',
  Back: 'Retour',
  Badge: 'Badge',
  'Black, for any printer': 'Noir, pour toute imprimante',
  'Business card': 'Carte de visite',
  'Code opens': 'Le code ouvre',
  Color: 'Couleur',
  'Copy link of {name}': 'Copier le lien, {name}',
  'Copy this link to share: {url}': 'Copiez ce lien pour le partager\u00a0: {url}',
  "Couldn't load the preview. Please check your connection.":
    'L’aperçu n’a pas pu être chargé. Veuillez vérifier votre connexion.',
  "Couldn't load the sheet": 'La feuille n’a pas pu être chargée',
  "Couldn't load your tracked codes and workplaces.":
    'Vos codes suivis et vos établissements n’ont pas pu être chargés.',
  "Couldn't load your tracked codes.": 'Vos codes suivis n’ont pas pu être chargés.',
  'Create tracked code': 'Créer un code suivi',
  'Download PDF': 'Télécharger le PDF',
  'Download SVG': 'Télécharger le SVG',
  'Edit tracked code': 'Modifier le code suivi',
  'Edit {name}': 'Modifier {name}',
  'Eight per sheet, for a badge holder or a clip': 'Huit par feuille, pour un porte-badge ou une pince',
  'Failed to create tracked code': 'Le code suivi n’a pas pu être créé',
  'Failed to update tracked code': 'Le code suivi n’a pas pu être modifié',
  'Find out which table brings reviews': 'Découvrez quelle table rapporte des avis',
  'Folds once and can be read from both sides': 'Se plie en deux, se lit des deux côtés',
  'Folds once, for counters and larger tables': 'Se plie en deux, pour un comptoir ou une grande table',
  'For label printers, to stick on receipts and bags':
    'Pour imprimante d’étiquettes, à coller sur tickets et sacs',
  'For the door or the wall': 'Pour la porte ou le mur',
  'Four per sheet, for menus, mirrors or parcels': 'Quatre par feuille, pour menus, miroirs ou colis',
  'Give each table, flyer or profile its own code. See which one brings reviews, and change where it points without reprinting.':
    'Donnez un code à chaque table, flyer ou profil. Voyez lequel rapporte des avis, et changez sa destination sans réimprimer.',
  'Give the table by the window one code and the takeaway flyer another. You see how often each is scanned and how many reviews it brings. When you change jobs, the printed code can open your new workplace.':
    'Un code pour la table près de la fenêtre, un autre pour le flyer à emporter. Vous voyez combien de fois chacun est scanné et combien d’avis il rapporte. Si vous changez d’emploi, le code imprimé peut ouvrir votre nouvel établissement.',
  'Hold the back of your phone to the tag.': 'Approchez du tag le dos de votre téléphone.',
  'How did {name} do?': 'Qu’avez-vous pensé de {name}\u202f?',
  "I'm laminating this": 'Je vais plastifier',
  Ink: 'Encre',
  'Its code stays {code}, so printed copies keep working.':
    'Son code reste {code}\u00a0: les exemplaires imprimés continuent de fonctionner.',
  'Its short link never changes, so you only print it once.':
    'Son lien court ne change jamais\u00a0: une seule impression suffit.',
  'Keep your phone on the tag.': 'Gardez votre téléphone sur le tag.',
  'Link copied to clipboard: {url}': 'Lien copié\u00a0: {url}',
  "Makes the code sturdier, so glare doesn't stop it scanning.":
    'Rend le code plus robuste\u00a0: il se scanne malgré les reflets.',
  "NFC is blocked for this site. Allow it in your browser's site settings, then try again.":
    'Le NFC est bloqué pour ce site. Autorisez-le dans les paramètres de site du navigateur, puis réessayez.',
  "NFC is turned off. Turn it on in your phone's settings, then try again.":
    'Le NFC est désactivé. Activez-le dans les paramètres du téléphone, puis réessayez.',
  Name: 'Nom',
  'No specific workplace': 'Aucun établissement précis',
  'Not scanning? Turn up your brightness.': 'Rien ne se passe\u202f? Augmentez la luminosité.',
  Note: 'Ivoire',
  Off: 'Désactivé',
  'Only you see this, e.g. “Table tents by the window”.':
    'Pour vous uniquement, p.\u00a0ex. «\u00a0Chevalets près de la fenêtre\u00a0».',
  Opens: 'Ouvre',
  'Other sizes': 'Autres formats',
  Paper: 'Papier',
  "People who scan it are told the link isn't valid. You can turn it back on.":
    'Les personnes qui le scannent lisent que le lien n’est pas valide. Vous pourrez le réactiver.',
  'Please check your connection and try again.': 'Veuillez vérifier votre connexion, puis réessayer.',
  Poster: 'Affiche',
  'Preview of the sheet: {sheet}': 'Aperçu de la feuille\u00a0: {sheet}',
  Preview: 'Aperçu',
  'Print at 100% ("Actual size") on {paper}. Turn off "Fit to page".':
    'Imprimez à 100\u00a0% («\u00a0Taille réelle\u00a0») sur {paper}. Désactivez «\u00a0Ajuster à la page\u00a0».',
  'Print {name}': 'Imprimer {name}',
  Print: 'Imprimer',
  'QR code for reviews at {workplace}': 'Code QR pour vos avis, {workplace}',
  'QR code for your reviews': 'Code QR pour vos avis',
  'Read a tag': 'Lire un tag',
  'Receipt sticker': 'Autocollant pour ticket',
  Replace: 'Remplacer',
  'Save Changes': 'Enregistrer',
  'Scan to tell {name}. It takes 30 seconds, and only {name} reads it.':
    'Scannez pour le dire à {name}. 30\u00a0secondes suffisent, et cela reste entre vous.',
  Scans: 'Scans',
  'Table tent': 'Chevalet de table',
  'Ten per sheet, to hand over with the bill': 'Dix par feuille, à remettre avec l’addition',
  'The tag moved away too soon. Hold your phone still and try again.':
    'Le tag s’est éloigné trop tôt. Ne bougez plus le téléphone et réessayez.',
  "This device can't read or write NFC tags.": 'Cet appareil ne peut ni lire ni écrire les tags NFC.',
  "This tag can't be read. Hold your phone still, or try another tag.":
    'Ce tag est illisible. Ne bougez plus le téléphone, ou essayez un autre tag.',
  "This tag can't be written. It may be locked.":
    'Impossible d’écrire sur ce tag. Il est peut-être verrouillé.',
  'This tag holds something else.': 'Ce tag contient autre chose.',
  'This tag is empty.': 'Ce tag est vide.',
  'This tag opens {name}.': 'Ce tag ouvre {name}.',
  'Tips on paper and lamination': 'Conseils de papier et de plastification',
  'To put a code on an NFC tag, open this page in Chrome on an Android phone, or copy the link and write it with an app like NFC Tools.':
    'Pour mettre un code sur un tag NFC, ouvrez cette page dans Chrome sur un téléphone Android, ou copiez le lien et écrivez-le avec une app comme NFC Tools.',
  'Tracked code created': 'Code suivi créé',
  'Tracked code updated': 'Code suivi modifié',
  'Turned off': 'Désactivé',
  'US Letter': 'Lettre US',
  'Warm tint, in color': 'Teinte chaude, en couleur',
  'What to print': 'À imprimer',
  'Write to NFC tag': 'Écrire sur un tag NFC',
  'Write {name} to NFC tag': 'Écrire {name} sur un tag NFC',
  'Your code on paper: cards to hand over, a tent for the table, a poster for the door.':
    'Votre code sur papier\u00a0: des cartes à remettre, un chevalet pour la table, une affiche pour la porte.',
  'Your code': 'Votre code',
  'Your general page': 'Votre page générale',
  'Your link': 'Votre lien',
  'no specific workplace': 'aucun établissement précis',
  '{code} opens your general page': '{code} ouvre votre page générale',
  '{code} opens {workplace}': '{code} ouvre {workplace}',
  '{paper}, {size} · 1 page · {count} times {cardSize}':
    '{paper}, {size} · 1\u00a0page · {count}\u00a0fois {cardSize}',
  '{paper}, {size} · 1 page': '{paper}, {size} · 1\u00a0page',
  '{width} × {height} in': '{width}\u00a0×\u00a0{height}\u00a0po',
  '{width} × {height} mm': '{width}\u00a0×\u00a0{height}\u00a0mm',
};
