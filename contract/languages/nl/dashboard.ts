import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'nl', 'dashboard'> = {
  // The heading
  'Welcome back, {name}!': 'Welkom terug, {name}!',
  'Welcome, {name}!': 'Welkom, {name}!',
  "You've built <strong>{count} review</strong> for your personal reputation.|You've built <strong>{count} reviews</strong> for your personal reputation.":
    {
      one: 'U hebt <strong>{count}\u00a0beoordeling</strong> verzameld voor uw persoonlijke reputatie.',
      other: 'U hebt <strong>{count}\u00a0beoordelingen</strong> verzameld voor uw persoonlijke reputatie.',
    },
  'Every review here builds your personal reputation.':
    'Elke beoordeling hier bouwt aan uw persoonlijke reputatie.',
  '{name}, this is your code.': '{name}, dit is uw code.',
  'Show it to the next person you made happy.': 'Laat hem zien aan de volgende die u blij maakt.',
  // The code
  'Your QR Code': 'Uw QR-code',
  'Show anyway': 'Toch tonen',
  'Share QR Code': 'QR-code delen',
  'Print QR Code': 'QR-code afdrukken',
  'QR code for your reviews': 'QR-code voor uw beoordelingen',
  'QR code for reviews at {workplace}': 'QR-code voor beoordelingen, {workplace}',
  "Couldn't load the QR code.": 'De QR-code kon niet worden geladen.',
  'No specific workplace': 'Geen bepaalde werkplek',
  'Add New Workplace...': 'Nieuwe werkplek…',
  "What's the new workplace called?": 'Hoe heet de nieuwe werkplek?',
  'Where is {name}? You can leave this empty.': 'Waar is {name}? U mag dit leeg laten.',
  // What a professional sends to a customer along with the link
  'How did I do? Leave me a private review. It takes 30 seconds.':
    'Hoe deed ik het? Geef me een privébeoordeling. Het kost 30\u00a0seconden.',
  'Review link copied to clipboard: {link}': 'Link gekopieerd: {link}',
  'Copy this link to share: {link}': 'Kopieer deze link om te delen: {link}',
  // The newest reviews
  'Recent Reviews': 'Nieuwste beoordelingen',
  'View all': 'Alles bekijken',
  'Read this review': 'Deze beoordeling lezen',
  'This is your first. The next ones will appear here.': 'Dit is uw eerste. De volgende verschijnen hier.',
  'No reviews yet. Share your QR code to start collecting reviews!':
    'Nog geen beoordelingen. Deel uw QR-code en verzamel de eerste!',
  // Figures
  'Total Reviews': 'Beoordelingen',
  'Recent Views': 'Recent bekeken',
  'Average Rating': 'Gemiddelde',
  'No ratings yet': 'Nog geen sterren',
  "Couldn't load your stats.": 'Uw cijfers konden niet worden geladen.',
  // Charts
  Insights: 'Inzichten',
  'More insights': 'Meer inzichten',
  "Couldn't load your insights.": 'Uw inzichten konden niet worden geladen.',
};
