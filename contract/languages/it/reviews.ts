import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'it', 'reviews'> = {
  // The list
  Pinned: 'In evidenza',
  'Read me one': 'Una a caso',
  'Take my reviews with me': 'Porto con me le recensioni',
  'All Workplaces': 'Tutti i luoghi',
  // The name of a group of buttons, "1 star" to "5 stars"
  'Only reviews with': 'Solo recensioni con',
  'No {count}-star reviews|No {count}-star reviews': {
    one: 'Nessuna recensione da {count}\u00a0stella',
    other: 'Nessuna recensione da {count}\u00a0stelle',
  },
  'No {count}-star reviews for {workplace}|No {count}-star reviews for {workplace}': {
    one: 'Nessuna recensione da {count}\u00a0stella per {workplace}',
    other: 'Nessuna recensione da {count}\u00a0stelle per {workplace}',
  },
  'No reviews yet': 'Ancora nessuna recensione',
  'No reviews for {workplace} yet': 'Ancora nessuna recensione per {workplace}',
  'Show all reviews': 'Mostra tutte le recensioni',
  "Share the QR code or link from your dashboard. You'll see what customers write here.":
    'Condivida il codice QR o il link dalla panoramica. Qui vedrà che cosa scrivono i clienti.',
  "Couldn't load more reviews.": 'Impossibile caricare altre recensioni.',
  // A review
  'Edited {date}': 'Modificata: {date}',
  'From: {place}': 'Da: {place}',
  'From: one of your workplaces': 'Da: un Suo luogo di lavoro',
  'General Review': 'Recensione generale',
  'Customer from {place}': 'Cliente da {place}',
  'Pin review by {name}': 'Metti in evidenza la recensione di {name}',
  'Pinned to the top': 'Messa in evidenza',
  Unpinned: 'Non più in evidenza',
  'Failed to pin the review': 'Recensione non messa in evidenza',
  'Failed to unpin the review': 'La recensione è ancora in evidenza',
  // The private reply
  'Reply privately': 'Rispondi in privato',
  "You can reply once and can't edit it later. Only the customer sees it, on their private link.":
    'Può rispondere una sola volta, senza poi modificare. La risposta la vede solo il cliente, con il suo link privato.',
  'Your reply': 'La Sua risposta',
  'Send Reply': 'Invia risposta',
  'Reply sent': 'Risposta inviata',
  'The customer will see it on their private link.': 'Il cliente la vedrà con il suo link privato.',
  'Failed to send your reply': 'Risposta non inviata',
  'Your private reply, {date}': 'La Sua risposta privata, {date}',
  // One review, full screen
  'One of your reviews': 'Una delle Sue recensioni',
  'Another one': 'Un’altra',
  // Search
  'Search reviews': 'Cerca nelle recensioni',
  'Clear search': 'Cancella ricerca',
  'No reviews match “{search}”': 'Nessuna recensione per “{search}”',
  'Search needs an internet connection.': 'Per la ricerca serve una connessione a Internet.',
  // The exported table
  'Export CSV': 'Esporta CSV',
  'Failed to export reviews': 'Recensioni non esportate',
  Date: 'Data',
  'Customer Name': 'Nome del cliente',
  Location: 'Località',
  Comment: 'Commento',
  Anonymous: 'Senza nome',
  Unknown: 'Sconosciuta',
  General: 'Generale',
};
