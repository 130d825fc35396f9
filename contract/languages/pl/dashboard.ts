import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'pl', 'dashboard'> = {
  // The heading
  'Welcome back, {name}!': 'Witaj ponownie, {name}!',
  'Welcome, {name}!': 'Witaj, {name}!',
  "You've built <strong>{count} review</strong> for your personal reputation.|You've built <strong>{count} reviews</strong> for your personal reputation.":
    {
      one: 'Na twoją reputację pracuje już <strong>{count}\u00a0opinia</strong>.',
      few: 'Na twoją reputację pracują już <strong>{count}\u00a0opinie</strong>.',
      many: 'Na twoją reputację pracuje już <strong>{count}\u00a0opinii</strong>.',
      other: 'Na twoją reputację pracuje już <strong>{count}\u00a0opinii</strong>.',
    },
  'Every review here builds your personal reputation.': 'Każda opinia tutaj buduje twoją reputację.',
  '{name}, this is your code.': '{name}, to jest twój kod.',
  'Show it to the next person you made happy.': 'Pokaż go następnej zadowolonej osobie.',
  // The code
  'Your QR Code': 'Twój kod QR',
  'Show anyway': 'Pokaż mimo to',
  'Share QR Code': 'Udostępnij kod QR',
  'Print QR Code': 'Drukuj kod QR',
  'QR code for your reviews': 'Kod QR do twoich opinii',
  'QR code for reviews at {workplace}': 'Kod QR do opinii, {workplace}',
  "Couldn't load the QR code.": 'Nie udało się wczytać kodu QR.',
  'No specific workplace': 'Bez miejsca pracy',
  'Add New Workplace...': 'Dodaj miejsce pracy…',
  "What's the new workplace called?": 'Jak nazywa się nowe miejsce pracy?',
  'Where is {name}? You can leave this empty.': 'Gdzie jest {name}? To pole może zostać puste.',
  // What a professional sends to a customer along with the link
  'How did I do? Leave me a private review. It takes 30 seconds.':
    'Jak mi poszło? Zostaw mi prywatną opinię. To zajmie 30\u00a0sekund.',
  'Review link copied to clipboard: {link}': 'Skopiowano link: {link}',
  'Copy this link to share: {link}': 'Skopiuj ten link, aby go udostępnić: {link}',
  // The newest reviews
  'Recent Reviews': 'Najnowsze opinie',
  'View all': 'Zobacz wszystkie',
  'Read this review': 'Przeczytaj opinię',
  'This is your first. The next ones will appear here.': 'To twoja pierwsza. Następne pojawią się tutaj.',
  'No reviews yet. Share your QR code to start collecting reviews!':
    'Jeszcze nie ma opinii. Udostępnij kod QR i zacznij je zbierać!',
  // Figures
  'Total Reviews': 'Opinie',
  'Recent Views': 'Ostatnie wizyty',
  'Average Rating': 'Średnia ocen',
  'No ratings yet': 'Jeszcze bez ocen',
  "Couldn't load your stats.": 'Nie udało się wczytać liczb.',
  // Charts
  Insights: 'Statystyki',
  'More insights': 'Więcej statystyk',
  "Couldn't load your insights.": 'Nie udało się wczytać statystyk.',
};
