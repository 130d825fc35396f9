import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'dashboard'> = {
  // The heading
  'Welcome back, {name}!': 'Willkommen zurück, {name}!',
  'Welcome, {name}!': 'Willkommen, {name}!',
  "You've built <strong>{count} review</strong> for your personal reputation.|You've built <strong>{count} reviews</strong> for your personal reputation.":
    {
      one: 'Sie haben <strong>{count}\u00a0Bewertung</strong> für Ihren persönlichen Ruf gesammelt.',
      other: 'Sie haben <strong>{count}\u00a0Bewertungen</strong> für Ihren persönlichen Ruf gesammelt.',
    },
  'Every review here builds your personal reputation.': 'Jede Bewertung hier stärkt Ihren persönlichen Ruf.',
  '{name}, this is your code.': '{name}, das ist Ihr Code.',
  'Show it to the next person you made happy.':
    'Zeigen Sie ihn dem nächsten Menschen, den Sie glücklich gemacht haben.',
  // The code
  'Your QR Code': 'Ihr QR-Code',
  'Show anyway': 'Trotzdem zeigen',
  'Share QR Code': 'QR-Code teilen',
  'Print QR Code': 'QR-Code drucken',
  'QR code for your reviews': 'QR-Code für Ihre Bewertungen',
  'QR code for reviews at {workplace}': 'QR-Code für Bewertungen, {workplace}',
  "Couldn't load the QR code.": 'Der QR-Code konnte nicht geladen werden.',
  'No specific workplace': 'Kein bestimmter Arbeitsort',
  'Add New Workplace...': 'Neuer Arbeitsort\u00a0…',
  "What's the new workplace called?": 'Wie heißt der neue Arbeitsort?',
  'Where is {name}? You can leave this empty.': 'Wo liegt {name}? Das Feld darf leer bleiben.',
  // What a professional sends to a customer along with the link
  'How did I do? Leave me a private review. It takes 30 seconds.':
    'Wie war es bei mir? Schreiben Sie mir eine private Bewertung. Das dauert 30\u00a0Sekunden.',
  'Review link copied to clipboard: {link}': 'Bewertungslink kopiert: {link}',
  'Copy this link to share: {link}': 'Diesen Link zum Teilen kopieren: {link}',
  // The newest reviews
  'Recent Reviews': 'Neueste Bewertungen',
  'View all': 'Alle ansehen',
  'Read this review': 'Diese Bewertung lesen',
  'This is your first. The next ones will appear here.': 'Das ist Ihre erste. Die nächsten erscheinen hier.',
  'No reviews yet. Share your QR code to start collecting reviews!':
    'Noch keine Bewertungen. Teilen Sie Ihren QR-Code und sammeln Sie die ersten!',
  // Figures
  'Total Reviews': 'Bewertungen',
  'Recent Views': 'Aufrufe zuletzt',
  'Average Rating': 'Durchschnitt',
  'No ratings yet': 'Noch keine Sterne',
  "Couldn't load your stats.": 'Ihre Zahlen konnten nicht geladen werden.',
  // Charts
  Insights: 'Auswertung',
  'More insights': 'Mehr Auswertung',
  "Couldn't load your insights.": 'Ihre Auswertung konnte nicht geladen werden.',
};
