import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'nl', 'reviews'> = {
  // The list
  Pinned: 'Vastgezet',
  'Read me one': 'Laat er een zien',
  'Take my reviews with me': 'Mijn beoordelingen meenemen',
  'All Workplaces': 'Alle werkplekken',
  // The name of a group of buttons, "1 star" to "5 stars"
  'Only reviews with': 'Alleen beoordelingen met',
  'No {count}-star reviews|No {count}-star reviews': {
    one: 'Geen beoordelingen met {count}\u00a0ster',
    other: 'Geen beoordelingen met {count}\u00a0sterren',
  },
  'No {count}-star reviews for {workplace}|No {count}-star reviews for {workplace}': {
    one: 'Geen beoordelingen met {count}\u00a0ster voor {workplace}',
    other: 'Geen beoordelingen met {count}\u00a0sterren voor {workplace}',
  },
  'No reviews yet': 'Nog geen beoordelingen',
  'No reviews for {workplace} yet': 'Nog geen beoordelingen voor {workplace}',
  'Show all reviews': 'Alle beoordelingen tonen',
  "Share the QR code or link from your dashboard. You'll see what customers write here.":
    'Deel de QR-code of link uit uw overzicht. Hier ziet u wat klanten schrijven.',
  "Couldn't load more reviews.": 'Meer beoordelingen konden niet worden geladen.',
  // A review
  'Edited {date}': 'Bewerkt op {date}',
  'From: {place}': 'Van: {place}',
  'From: one of your workplaces': 'Van: een van uw werkplekken',
  'General Review': 'Algemene beoordeling',
  'Customer from {place}': 'Klant uit {place}',
  'Pin review by {name}': 'Beoordeling van {name} vastzetten',
  'Pinned to the top': 'Bovenaan vastgezet',
  Unpinned: 'Losgemaakt',
  'Failed to pin the review': 'Vastzetten mislukt',
  'Failed to unpin the review': 'Losmaken mislukt',
  // The private reply
  'Reply privately': 'Privé antwoorden',
  "You can reply once and can't edit it later. Only the customer sees it, on their private link.":
    'U kunt één keer antwoorden en het later niet wijzigen. Alleen de klant ziet het, via de privélink.',
  'Your reply': 'Uw antwoord',
  'Send Reply': 'Antwoord versturen',
  'Reply sent': 'Antwoord verstuurd',
  'The customer will see it on their private link.': 'De klant ziet het via de privélink.',
  'Failed to send your reply': 'Antwoord niet verstuurd',
  'Your private reply, {date}': 'Uw privéantwoord, {date}',
  // One review, full screen
  'One of your reviews': 'Een van uw beoordelingen',
  'Another one': 'Nog een',
  // Search
  'Search reviews': 'Zoeken in beoordelingen',
  'Clear search': 'Zoekopdracht wissen',
  'No reviews match “{search}”': 'Niets gevonden voor ‘{search}’',
  'Search needs an internet connection.': 'Zoeken kan alleen met internet.',
  // The exported table
  'Export CSV': 'CSV exporteren',
  'Failed to export reviews': 'Exporteren mislukt',
  Date: 'Datum',
  'Customer Name': 'Naam',
  Location: 'Plaats',
  Comment: 'Opmerking',
  Anonymous: 'Anoniem',
  Unknown: 'Onbekend',
  General: 'Algemeen',
};
