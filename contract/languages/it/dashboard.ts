import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'it', 'dashboard'> = {
  // The heading
  'Welcome back, {name}!': 'Che piacere rivederLa, {name}!',
  'Welcome, {name}!': 'Le diamo il benvenuto, {name}!',
  "You've built <strong>{count} review</strong> for your personal reputation.|You've built <strong>{count} reviews</strong> for your personal reputation.":
    {
      one: 'La Sua reputazione conta già <strong>{count} recensione</strong>.',
      other: 'La Sua reputazione conta già <strong>{count} recensioni</strong>.',
    },
  'Every review here builds your personal reputation.': 'Ogni recensione fa crescere la Sua reputazione.',
  '{name}, this is your code.': '{name}, ecco il Suo codice.',
  'Show it to the next person you made happy.': 'Lo mostri alla prossima persona che lascia contenta.',
  // The code
  'Your QR Code': 'Il Suo codice QR',
  'Show anyway': 'Mostra comunque',
  'Share QR Code': 'Condividi codice QR',
  'Print QR Code': 'Stampa codice QR',
  'QR code for your reviews': 'Codice QR per le Sue recensioni',
  'QR code for reviews at {workplace}': 'Codice QR per le recensioni, {workplace}',
  "Couldn't load the QR code.": 'Impossibile caricare il codice QR.',
  'No specific workplace': 'Nessun luogo in particolare',
  'Add New Workplace...': 'Aggiungi luogo di lavoro…',
  "What's the new workplace called?": 'Come si chiama il nuovo luogo di lavoro?',
  'Where is {name}? You can leave this empty.': 'Dove si trova {name}? Può lasciare vuoto.',
  // What a professional sends to a customer along with the link
  'How did I do? Leave me a private review. It takes 30 seconds.':
    'Com’è andata con me? Mi lasci una recensione privata. Bastano 30\u00a0secondi.',
  'Review link copied to clipboard: {link}': 'Link copiato negli appunti: {link}',
  'Copy this link to share: {link}': 'Copi questo link per condividerlo: {link}',
  // The newest reviews
  'Recent Reviews': 'Ultime recensioni',
  'View all': 'Vedi tutte',
  'Read this review': 'Leggi la recensione',
  'This is your first. The next ones will appear here.': 'Questa è la prima. Le prossime appariranno qui.',
  'No reviews yet. Share your QR code to start collecting reviews!':
    'Ancora nessuna recensione. Condivida il Suo codice QR per riceverne!',
  // Figures
  'Total Reviews': 'Recensioni totali',
  'Recent Views': 'Visite recenti',
  'Average Rating': 'Voto medio',
  'No ratings yet': 'Ancora nessun voto',
  "Couldn't load your stats.": 'Impossibile caricare i Suoi numeri.',
  // Charts
  Insights: 'Statistiche',
  'More insights': 'Altre statistiche',
  "Couldn't load your insights.": 'Impossibile caricare le statistiche.',
};
