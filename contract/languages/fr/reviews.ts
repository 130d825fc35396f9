import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'reviews'> = {
  // The list
  Pinned: 'Épinglés',
  'Read me one': 'Un avis au hasard',
  'Take my reviews with me': 'Emporter mes avis',
  'All Workplaces': 'Tous les établissements',
  // The name of a group of buttons, "1 star" to "5 stars"
  'Only reviews with': 'Seulement les avis à',
  'No {count}-star reviews|No {count}-star reviews': {
    one: 'Aucun avis à {count}\u00a0étoile',
    other: 'Aucun avis à {count}\u00a0étoiles',
  },
  'No {count}-star reviews for {workplace}|No {count}-star reviews for {workplace}': {
    one: 'Aucun avis à {count}\u00a0étoile pour {workplace}',
    other: 'Aucun avis à {count}\u00a0étoiles pour {workplace}',
  },
  'No reviews yet': 'Pas encore d’avis',
  'No reviews for {workplace} yet': 'Pas encore d’avis pour {workplace}',
  'Show all reviews': 'Afficher tous les avis',
  "Share the QR code or link from your dashboard. You'll see what customers write here.":
    'Partagez le code QR ou le lien de votre accueil. Les avis de vos clients apparaîtront ici.',
  "Couldn't load more reviews.": 'La suite n’a pas pu être chargée.',
  // A review
  'Edited {date}': 'Modifié le {date}',
  'From: {place}': 'Établissement\u00a0: {place}',
  'From: one of your workplaces': 'Établissement\u00a0: l’un des vôtres',
  'General Review': 'Avis général',
  'Customer from {place}': 'Provenance\u00a0: {place}',
  'Pin review by {name}': 'Épingler l’avis\u00a0: {name}',
  'Pinned to the top': 'Épinglé en haut',
  Unpinned: 'Détaché',
  'Failed to pin the review': 'L’avis n’a pas pu être épinglé',
  'Failed to unpin the review': 'L’avis n’a pas pu être détaché',
  // The private reply
  'Reply privately': 'Répondre en privé',
  "You can reply once and can't edit it later. Only the customer sees it, on their private link.":
    'Une seule réponse, qui ne pourra plus être modifiée. Elle n’est visible que par ce client, sur son lien privé.',
  'Your reply': 'Votre réponse',
  'Send Reply': 'Envoyer',
  'Reply sent': 'Réponse envoyée',
  'The customer will see it on their private link.': 'Elle est visible sur le lien privé du client.',
  'Failed to send your reply': 'Votre réponse n’a pas pu être envoyée',
  'Your private reply, {date}': 'Votre réponse privée, {date}',
  // One review, full screen
  'One of your reviews': 'L’un de vos avis',
  'Another one': 'Un autre',
  // Search
  'Search reviews': 'Rechercher un avis',
  'Clear search': 'Effacer la recherche',
  'No reviews match “{search}”': 'Aucun avis ne correspond à «\u00a0{search}\u00a0»',
  'Search needs an internet connection.': 'La recherche a besoin d’une connexion à Internet.',
  // The exported table
  'Export CSV': 'Exporter en CSV',
  'Failed to export reviews': 'Les avis n’ont pas pu être exportés',
  Date: 'Date',
  'Customer Name': 'Nom du client',
  Location: 'Lieu',
  Comment: 'Commentaire',
  Anonymous: 'Anonyme',
  Unknown: 'Inconnu',
  General: 'Général',
};
