import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'pages'> = {
  // Choosing emails without signing in
  'Review emails are on': 'E-Mails über Bewertungen sind an',
  'Review emails are off': 'E-Mails über Bewertungen sind aus',
  'We email you every new review.': 'Wir mailen Ihnen jede neue Bewertung.',
  "We won't email you new reviews. You'll still find them in your list. Anything already waiting is sent one last time.":
    'Wir mailen Ihnen keine neuen Bewertungen. In Ihrer Liste finden Sie sie weiterhin. Was schon wartet, wird noch einmal gesendet.',
  'Stop review emails': 'Keine E-Mails über Bewertungen mehr',
  'Emails about changed reviews are on': 'E-Mails über geänderte Bewertungen sind an',
  'Emails about changed reviews are off': 'E-Mails über geänderte Bewertungen sind aus',
  'We email you when a customer edits a review or takes it back.':
    'Wir schreiben Ihnen, wenn ein Gast eine Bewertung ändert oder zurücknimmt.',
  "We won't email you when a customer edits a review or takes it back. You'll see it in your list. Anything already waiting is sent one last time.":
    'Wir schreiben Ihnen nicht, wenn ein Gast eine Bewertung ändert oder zurücknimmt. In Ihrer Liste sehen Sie es. Was schon wartet, wird noch einmal gesendet.',
  'Stop emails about changed reviews': 'Keine E-Mails über geänderte Bewertungen mehr',
  'Emails about your page and plan are on': 'E-Mails über Seite und Abo sind an',
  'Emails about your page and plan are off': 'E-Mails über Seite und Abo sind aus',
  'We email you when a customer finds your page paused, or your plan ends.':
    'Wir schreiben Ihnen, wenn ein Gast auf Ihre pausierte Seite trifft oder Ihr Abo endet.',
  "We won't email you when a customer finds your page paused or your plan ends. We'll still tell you if a payment fails. Anything already waiting is sent one last time.":
    'Wir schreiben Ihnen nicht, wenn ein Gast auf Ihre pausierte Seite trifft oder Ihr Abo endet. Fehlgeschlagene Zahlungen melden wir weiterhin. Was schon wartet, wird noch einmal gesendet.',
  'Stop emails about your page and plan': 'Keine E-Mails über Seite und Abo mehr',
  'Turn them back on': 'Wieder einschalten',
  'Or get them less often:': 'Oder seltener:',
  'Or change how often you get them:': 'Oder anders einstellen:',
  'Right away': 'Sofort',
  Daily: 'Täglich',
  Weekly: 'Wöchentlich',
  'We send them in one email, once a day, at 8 in the morning ({place}).':
    'Wir senden sie in einer E-Mail, einmal am Tag, um 8\u00a0Uhr ({place}).',
  'We send them in one email, once a week, on Mondays, at 8 in the morning ({place}).':
    'Wir senden sie in einer E-Mail, einmal pro Woche, montags um 8\u00a0Uhr ({place}).',
  '{city} time': 'Zeit in {city}',
  'You can choose this for each kind of email, and set quiet hours, in <settings>Settings</settings>.':
    'Für jede Art von E-Mail wählen Sie das in den <settings>Optionen</settings>, auch die Ruhezeit.',
  "This link isn't valid": 'Dieser Link gilt nicht',
  'It may have been cut off. Please open it from your latest email.':
    'Vielleicht wurde er abgeschnitten. Bitte öffnen Sie ihn aus Ihrer neuesten E-Mail.',
  // Errors
  "This page can't be opened": 'Diese Seite lässt sich nicht öffnen',
  '{message}.': '{message}.',
  // Payments that need no card
  'Test payment': 'Testzahlung',
  Pay: 'Bezahlen',
  'Try a declined card': 'Abgelehnte Karte ausprobieren',
  'The card was declined. Nothing was charged.': 'Die Karte wurde abgelehnt. Es wurde nichts abgebucht.',
  'Already paid': 'Schon bezahlt',
  "There's nothing left to do here.": 'Hier ist nichts mehr zu tun.',
  'Test billing': 'Testabo',
  'This subscription has ended.': 'Dieses Abo ist zu Ende.',
  'Your subscription is canceled. Your plan stays active until {date}.':
    'Ihr Abo ist gekündigt. Es bleibt bis {date} aktiv.',
  'Renews on {date}.': 'Verlängert sich am {date}.',
  'Keep subscription': 'Abo behalten',
  'Cancel subscription': 'Abo kündigen',
  'Back to Settings': 'Zurück zu den Optionen',
  'This page is closed': 'Diese Seite ist geschlossen',
  'The payment was canceled, or the link is incomplete. Please start again from the pricing page.':
    'Die Zahlung wurde abgebrochen, oder der Link ist unvollständig. Bitte beginnen Sie noch einmal auf der Preisseite.',
  'This is a test page instead of a payment provider. It needs no card, and no money moves.':
    'Das ist eine Testseite statt eines Zahlungsdienstes. Sie braucht keine Karte, und es fließt kein Geld.',
};
