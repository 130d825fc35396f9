import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'nl', 'pages'> = {
  // Choosing emails without signing in
  'Review emails are on': 'Beoordelingsmails staan aan',
  'Review emails are off': 'Beoordelingsmails staan uit',
  'We email you every new review.': 'We mailen u elke nieuwe beoordeling.',
  "We won't email you new reviews. You'll still find them in your list. Anything already waiting is sent one last time.":
    'We mailen u geen nieuwe beoordelingen. U vindt ze wel in uw lijst. Wat al wacht, wordt nog één keer verstuurd.',
  'Stop review emails': 'Beoordelingsmails stoppen',
  'Emails about changed reviews are on': 'E-mails over gewijzigde beoordelingen staan aan',
  'Emails about changed reviews are off': 'E-mails over gewijzigde beoordelingen staan uit',
  'We email you when a customer edits a review or takes it back.':
    'We mailen u als een klant een beoordeling bewerkt of intrekt.',
  "We won't email you when a customer edits a review or takes it back. You'll see it in your list. Anything already waiting is sent one last time.":
    'We mailen u niet als een klant een beoordeling bewerkt of intrekt. U ziet het in uw lijst. Wat al wacht, wordt nog één keer verstuurd.',
  'Stop emails about changed reviews': 'E-mails over gewijzigde beoordelingen stoppen',
  'Emails about your page and plan are on': 'E-mails over pagina en abonnement staan aan',
  'Emails about your page and plan are off': 'E-mails over pagina en abonnement staan uit',
  'We email you when a customer finds your page paused, or your plan ends.':
    'We mailen u als een klant uw pagina op pauze aantreft, of als uw abonnement eindigt.',
  "We won't email you when a customer finds your page paused or your plan ends. We'll still tell you if a payment fails. Anything already waiting is sent one last time.":
    'We mailen u niet als een klant uw pagina op pauze aantreft of uw abonnement eindigt. Mislukt een betaling, dan hoort u dat wel. Wat al wacht, wordt nog één keer verstuurd.',
  'Stop emails about your page and plan': 'E-mails over pagina en abonnement stoppen',
  'Turn them back on': 'Weer aanzetten',
  'Or get them less often:': 'Of krijg ze minder vaak:',
  'Or change how often you get them:': 'Of kies hoe vaak u ze krijgt:',
  'Right away': 'Meteen',
  Daily: 'Dagelijks',
  Weekly: 'Wekelijks',
  'We send them in one email, once a day, at 8 in the morning ({place}).':
    'We sturen ze in één e-mail, één keer per dag, om 8\u00a0uur ’s ochtends ({place}).',
  'We send them in one email, once a week, on Mondays, at 8 in the morning ({place}).':
    'We sturen ze in één e-mail, één keer per week, op maandag om 8\u00a0uur ’s ochtends ({place}).',
  '{city} time': 'tijd in {city}',
  'You can choose this for each kind of email, and set quiet hours, in <settings>Settings</settings>.':
    'Onder <settings>Instellen</settings> kiest u dit per soort e-mail, en stelt u stille uren in.',
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
