import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'pages'> = {
  // Choosing emails without signing in
  'Review emails are on': 'E-Mails über Bewertungen sind an',
  'Review emails are off': 'E-Mails über Bewertungen sind aus',
  "We won't email you new or changed reviews. You'll still find them in your list. Anything already waiting is sent one last time.":
    'Wir mailen Ihnen keine neuen oder geänderten Bewertungen. In Ihrer Liste finden Sie sie weiterhin. Was schon wartet, wird noch einmal gesendet.',
  'Stop review emails': 'Keine E-Mails über Bewertungen mehr',
  'Turn them back on': 'Wieder einschalten',
  'Or get them less often:': 'Oder seltener:',
  'Or change how often you get them:': 'Oder anders einstellen:',
  'You can also choose this in <settings>Settings</settings>.':
    'Sie können das auch in den <settings>Optionen</settings> wählen.',
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
