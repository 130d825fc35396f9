import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'nl', 'pages'> = {
  // Choosing emails without signing in
  'Review emails are on': 'Beoordelingsmails staan aan',
  'Review emails are off': 'Beoordelingsmails staan uit',
  "We won't email you new or changed reviews. You'll still find them in your list. Anything already waiting is sent one last time.":
    'We mailen u geen nieuwe of gewijzigde beoordelingen. U vindt ze wel in uw lijst. Wat al wacht, wordt nog één keer verstuurd.',
  'Stop review emails': 'Beoordelingsmails stoppen',
  'Turn them back on': 'Weer aanzetten',
  'Or get them less often:': 'Of krijg ze minder vaak:',
  'Or change how often you get them:': 'Of kies hoe vaak u ze krijgt:',
  'You can also choose this in <settings>Settings</settings>.':
    'U kunt dit ook kiezen onder <settings>Instellen</settings>.',
  "This link isn't valid": 'Deze link is niet geldig',
  'It may have been cut off. Please open it from your latest email.':
    'Misschien ontbreekt er een stuk. Open de link uit uw laatste e-mail.',
  // Errors
  "This page can't be opened": 'Deze pagina kan niet worden geopend',
  '{message}.': '{message}.',
  // Payments that need no card
  'Test payment': 'Testbetaling',
  Pay: 'Betalen',
  'Try a declined card': 'Geweigerde kaart proberen',
  'The card was declined. Nothing was charged.': 'De kaart is geweigerd. Er is niets afgeschreven.',
  'Already paid': 'Al betaald',
  "There's nothing left to do here.": 'Hier is niets meer te doen.',
  'Test billing': 'Testbetalingen',
  'This subscription has ended.': 'Dit abonnement is geëindigd.',
  'Your subscription is canceled. Your plan stays active until {date}.':
    'Uw abonnement is opgezegd. Het blijft actief tot {date}.',
  'Renews on {date}.': 'Wordt verlengd op {date}.',
  'Keep subscription': 'Abonnement houden',
  'Cancel subscription': 'Abonnement opzeggen',
  'Back to Settings': 'Terug naar Instellen',
  'This page is closed': 'Deze pagina is gesloten',
  'The payment was canceled, or the link is incomplete. Please start again from the pricing page.':
    'De betaling is geannuleerd, of de link is niet compleet. Begin opnieuw bij Prijzen.',
  'This is a test page instead of a payment provider. It needs no card, and no money moves.':
    'Dit is een testpagina in plaats van een betaaldienst. U hebt geen kaart nodig en er gaat geen geld over.',
};
