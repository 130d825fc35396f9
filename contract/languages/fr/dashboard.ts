import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'dashboard'> = {
  // The heading
  'Welcome back, {name}!': 'Bon retour, {name}\u202f!',
  'Welcome, {name}!': 'Bienvenue, {name}\u202f!',
  "You've built <strong>{count} review</strong> for your personal reputation.|You've built <strong>{count} reviews</strong> for your personal reputation.":
    {
      one: 'Déjà <strong>{count}\u00a0avis</strong> pour votre réputation personnelle.',
      other: 'Déjà <strong>{count}\u00a0avis</strong> pour votre réputation personnelle.',
    },
  'Every review here builds your personal reputation.':
    'Ici, chaque avis construit votre réputation personnelle.',
  '{name}, this is your code.': '{name}, voici votre code.',
  'Show it to the next person you made happy.':
    'Montrez-le à la prochaine personne à qui vous aurez fait plaisir.',
  // The code
  'Your QR Code': 'Votre code QR',
  'Show anyway': 'Montrer quand même',
  'Share QR Code': 'Partager le code QR',
  'Print QR Code': 'Imprimer le code QR',
  'QR code for your reviews': 'Code QR pour vos avis',
  'QR code for reviews at {workplace}': 'Code QR pour vos avis, {workplace}',
  "Couldn't load the QR code.": 'Le code QR n’a pas pu être chargé.',
  'No specific workplace': 'Aucun établissement précis',
  'Add New Workplace...': 'Ajouter un établissement…',
  "What's the new workplace called?": 'Comment s’appelle le nouvel établissement\u202f?',
  'Where is {name}? You can leave this empty.':
    'Où se trouve {name}\u202f? Vous pouvez laisser ce champ vide.',
  // What a professional sends to a customer along with the link
  'How did I do? Leave me a private review. It takes 30 seconds.':
    'Qu’en avez-vous pensé\u202f? Laissez-moi un avis privé, en 30\u00a0secondes.',
  'Review link copied to clipboard: {link}': 'Lien copié\u00a0: {link}',
  'Copy this link to share: {link}': 'Copiez ce lien pour le partager\u00a0: {link}',
  // The newest reviews
  'Recent Reviews': 'Avis récents',
  'View all': 'Tout voir',
  'Read this review': 'Lire cet avis',
  'This is your first. The next ones will appear here.':
    'C’est votre premier. Les suivants apparaîtront ici.',
  'No reviews yet. Share your QR code to start collecting reviews!':
    'Pas encore d’avis. Partagez votre code QR pour recevoir le premier\u202f!',
  // Figures
  'Total Reviews': 'Total des avis',
  'Recent Views': 'Visites récentes',
  'Average Rating': 'Note moyenne',
  'No ratings yet': 'Pas encore de note',
  "Couldn't load your stats.": 'Vos chiffres n’ont pas pu être chargés.',
  // Charts
  Insights: 'Tendances',
  'More insights': 'Plus de tendances',
  "Couldn't load your insights.": 'Vos tendances n’ont pas pu être chargées.',
};
