import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'reviews'> = {
  // The list
  Pinned: 'Angeheftet',
  'Read me one': 'Zeig mir eine',
  'Take my reviews with me': 'Meine Bewertungen mitnehmen',
  'All Workplaces': 'Alle Arbeitsorte',
  // The name of a group of buttons, "1 star" to "5 stars"
  'Only reviews with': 'Nur Bewertungen mit',
  'No {count}-star reviews|No {count}-star reviews': {
    one: 'Keine Bewertungen mit {count}\u00a0Stern',
    other: 'Keine Bewertungen mit {count}\u00a0Sternen',
  },
  'No {count}-star reviews for {workplace}|No {count}-star reviews for {workplace}': {
    one: 'Keine Bewertungen mit {count}\u00a0Stern für {workplace}',
    other: 'Keine Bewertungen mit {count}\u00a0Sternen für {workplace}',
  },
  'No reviews yet': 'Noch keine Bewertungen',
  'No reviews for {workplace} yet': 'Noch keine Bewertungen für {workplace}',
  'Show all reviews': 'Alle Bewertungen zeigen',
  "Share the QR code or link from your dashboard. You'll see what customers write here.":
    'Teilen Sie den QR-Code oder Link aus Ihrer Übersicht. Hier sehen Sie, was Ihre Kundschaft schreibt.',
  "Couldn't load more reviews.": 'Weitere Bewertungen konnten nicht geladen werden.',
  // A review
  'Edited {date}': 'Bearbeitet am {date}',
  'From: {place}': 'Von: {place}',
  'From: one of your workplaces': 'Von: einem Ihrer Arbeitsorte',
  'General Review': 'Allgemeine Bewertung',
  'Customer from {place}': 'Gast aus {place}',
  'Pin review by {name}': 'Bewertung von {name} anheften',
  'Pinned to the top': 'Oben angeheftet',
  Unpinned: 'Nicht mehr angeheftet',
  'Failed to pin the review': 'Anheften fehlgeschlagen',
  'Failed to unpin the review': 'Lösen fehlgeschlagen',
  // The private reply
  'Reply privately': 'Privat antworten',
  "You can reply once and can't edit it later. Only the customer sees it, on their private link.":
    'Sie können einmal antworten und die Antwort später nicht ändern. Nur der Gast sieht sie, über seinen privaten Link.',
  'Your reply': 'Ihre Antwort',
  'Send Reply': 'Antwort senden',
  'Reply sent': 'Antwort gesendet',
  'The customer will see it on their private link.': 'Der Gast sieht sie über seinen privaten Link.',
  'Failed to send your reply': 'Antwort nicht gesendet',
  'Your private reply, {date}': 'Ihre private Antwort, {date}',
  // One review, full screen
  'One of your reviews': 'Eine Ihrer Bewertungen',
  'Another one': 'Noch eine',
  // Search
  'Search reviews': 'Bewertungen durchsuchen',
  'Clear search': 'Suche löschen',
  'No reviews match “{search}”': 'Keine Treffer für „{search}“',
  'Search needs an internet connection.': 'Die Suche braucht eine Internetverbindung.',
  // The exported table
  'Export CSV': 'CSV exportieren',
  'Failed to export reviews': 'Export fehlgeschlagen',
  Date: 'Datum',
  'Customer Name': 'Name',
  Location: 'Ort',
  Comment: 'Kommentar',
  Anonymous: 'Anonym',
  Unknown: 'Unbekannt',
  General: 'Allgemein',
};
