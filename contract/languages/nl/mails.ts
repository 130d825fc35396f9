import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'nl', 'mails'> = {
  // Every mail
  'Contact support': 'Hulp vragen',
  // Confirming an address
  'Confirm your email address for {site}': 'Bevestig uw e-mailadres voor {site}',
  'One tap, and your reviews arrive here.': 'Eén tik, en uw beoordelingen komen hier binnen.',
  'Confirm your email address': 'Bevestig uw e-mailadres',
  'Someone, hopefully you, signed up for {site} with this address. Once you confirm it, your reviews arrive here. The link works once, within the next 7 days.':
    'Iemand, hopelijk u, maakte met dit adres een account bij {site}. Zodra u het bevestigt, komen uw beoordelingen hier binnen. De link werkt één keer, de komende 7\u00a0dagen.',
  'Confirm this address': 'Dit adres bevestigen',
  "If this wasn't you, you can ignore this email, and we won't send any reviews here. Please don't share the link with anyone.":
    'Was u dit niet, dan hoeft u niets te doen en sturen we hier geen beoordelingen naartoe. Deel de link met niemand.',
  'You get this email because your address was entered on our sign-up page.':
    'U krijgt deze e-mail omdat uw adres is ingevuld bij het maken van een account.',
  'Confirm your new email address for {site}': 'Bevestig uw nieuwe e-mailadres voor {site}',
  'The link works once, within the next 24 hours.': 'De link werkt één keer, de komende 24\u00a0uur.',
  'Confirm your new email address': 'Bevestig uw nieuwe e-mailadres',
  'Someone, hopefully you, entered this address as the new email for a {site} account. Once you confirm it, your reviews arrive here and you can sign in with it. The link works once, within the next 24 hours.':
    'Iemand, hopelijk u, vulde dit in als nieuw e-mailadres voor een account bij {site}. Zodra u het bevestigt, komen uw beoordelingen hier binnen en kunt u ermee inloggen. De link werkt één keer, de komende 24\u00a0uur.',
  "If this wasn't you, you can ignore this email and nothing changes. Please don't share the link with anyone.":
    'Was u dit niet, dan hoeft u niets te doen en verandert er niets. Deel de link met niemand.',
  'You get this email because your address was entered in the settings of an account.':
    'U krijgt deze e-mail omdat uw adres is ingevuld in de instellingen van een account.',
  // Account
  'Reset your {site} password': 'Nieuw wachtwoord voor {site}',
  'The link works once, within the next hour.': 'De link werkt één keer, het komende uur.',
  'Reset your password': 'Nieuw wachtwoord kiezen',
  'Someone, hopefully you, asked to set a new password for your {site} account. The link works once, within the next hour.':
    'Iemand, hopelijk u, vroeg om een nieuw wachtwoord voor uw account bij {site}. De link werkt één keer, het komende uur.',
  'Set a new password': 'Nieuw wachtwoord kiezen',
  "If this wasn't you, you can ignore this email and your password stays the same. Please don't share the link with anyone.":
    'Was u dit niet, dan hoeft u niets te doen en blijft uw wachtwoord hetzelfde. Deel de link met niemand.',
  'You get this email because your address was entered on our Forgot password page.':
    'U krijgt deze e-mail omdat uw adres is ingevuld op onze pagina Wachtwoord vergeten.',
  'Your {site} account': 'Uw account bij {site}',
  'Your account at {site} is ready. Choose a password, then sign in as {username}. The link works once, within the next hour.':
    'Uw account bij {site} staat klaar. Kies een wachtwoord en log dan in als {username}. De link werkt één keer, het komende uur.',
  'Choose a password': 'Wachtwoord kiezen',
  'Link expired? Get a new one': 'Link verlopen? Vraag een nieuwe aan',
  'You get this email because the people who run {site} created an account for you.':
    'U krijgt deze e-mail omdat de beheerder van {site} een account voor u heeft gemaakt.',
  'Your {site} password was changed': 'Uw wachtwoord voor {site} is gewijzigd',
  "Your other devices were signed out. If this was you, there's nothing to do.":
    'Uw andere apparaten zijn uitgelogd. Was u dit zelf, dan hoeft u niets te doen.',
  'Your password was changed': 'Uw wachtwoord is gewijzigd',
  'Your password has just been changed, and your other devices were signed out. If this was you, just sign in on them again.':
    'Uw wachtwoord is zojuist gewijzigd en uw andere apparaten zijn uitgelogd. Was u dit zelf, log daar dan gewoon opnieuw in.',
  "This wasn't you?": 'Was u dit niet?',
  'Set a new password right away, and tell us at {email}.':
    'Kies meteen een nieuw wachtwoord en laat het ons weten via {email}.',
  'Set a new password right away.': 'Kies meteen een nieuw wachtwoord.',
  "We send this notice whenever your password changes. It can't be turned off.":
    'Dit bericht sturen we bij elke wijziging van uw wachtwoord. U kunt het niet uitzetten.',
  'Your passkeys still sign you in. In Settings, remove any that you don’t recognize.':
    'Met uw passkeys kunt u nog inloggen. Verwijder onder Instellen de passkeys die u niet herkent.',
  'Your passkeys were removed too, in case someone else had added one. You can add yours again in Settings.':
    'Uw passkeys zijn ook verwijderd, voor het geval iemand anders er een had toegevoegd. Onder Instellen kunt u uw eigen passkeys weer toevoegen.',
  // A passkey was added or removed; {name} is e.g. "Chrome on Android"
  'A passkey was added to your {site} account': 'Passkey toegevoegd aan uw account bij {site}',
  'A passkey was removed from your {site} account': 'Passkey verwijderd uit uw account bij {site}',
  'A passkey was added': 'Er is een passkey toegevoegd',
  'A passkey was removed': 'Er is een passkey verwijderd',
  '“{name}” can now sign in to your account without the password.':
    '‘{name}’ kan nu zonder wachtwoord inloggen op uw account.',
  '“{name}” can no longer sign in to your account. Your password still works.':
    '‘{name}’ kan niet meer inloggen op uw account. Uw wachtwoord werkt nog.',
  'See your passkeys': 'Passkeys bekijken',
  'Remove the passkey in Settings, and set a new password right away.':
    'Verwijder de passkey onder Instellen en kies meteen een nieuw wachtwoord.',
  "We send this notice whenever a passkey is added or removed. It can't be turned off.":
    'Dit bericht sturen we als er een passkey bij komt of weggaat. U kunt het niet uitzetten.',
  'Your {site} email was changed': 'Uw e-mailadres voor {site} is gewijzigd',
  "If this was you, there's nothing to do.": 'Was u dit zelf, dan hoeft u niets te doen.',
  'Your email was changed': 'Uw e-mailadres is gewijzigd',
  "The email address of your {site} account was changed, and the new address is confirmed. Reviews no longer arrive here, and you can't sign in with this address anymore. If this was you, there's nothing to do.":
    'Het e-mailadres van uw account bij {site} is gewijzigd en het nieuwe adres is bevestigd. Hier komen geen beoordelingen meer binnen, en met dit adres kunt u niet meer inloggen. Was u dit zelf, dan hoeft u niets te doen.',
  "We send this notice to your previous address whenever your email changes. It can't be turned off.":
    'Bij elke wijziging van uw e-mailadres sturen we dit bericht naar het vorige adres. U kunt het niet uitzetten.',
  "Write to {email} from this address right away, and we'll help you get your account back.":
    'Schrijf meteen vanaf dit adres naar {email}. We helpen u uw account terug te krijgen.',
  // Reviews; {limit} is 5, {used} 4, and {days} 30
  '{customer} edited their review': 'Beoordeling bewerkt door {customer}',
  '{customer} left you a review': '{customer} gaf u een beoordeling',
  'Edited: {subject}': 'Bewerkt: {subject}',
  '{rating} out of 5 stars. Open to read the whole review. Only you can see it.':
    '{rating} van 5\u00a0sterren. Open om de hele beoordeling te lezen. Alleen u kunt ze zien.',
  'See all your reviews': 'Al uw beoordelingen bekijken',
  'Customers can edit a review for {days} days with their private link. This version replaces the earlier one, also in your average rating.':
    'Klanten kunnen een beoordeling {days}\u00a0dagen lang bewerken met hun privélink. Deze versie vervangt de vorige, ook in uw gemiddelde.',
  'This review came through your personal link. {site} shows it only to you, and it is yours to keep.':
    'Deze beoordeling kwam via uw persoonlijke link. {site} toont ze alleen aan u, en ze blijft van u.',
  'Choose when you get these emails': 'Kies wanneer u deze e-mails krijgt',
  'Stop review emails': 'Beoordelingsmails stoppen',
  '{stars} from {customer} at {workplace}': '{stars} van {customer}, {workplace}',
  '{stars} from {customer}': '{stars} van {customer}',
  'Your review page is paused': 'Uw beoordelingspagina staat op pauze',
  "You've used all {limit} reviews of the free plan. You keep them, but customers who open your page now read that you can't take more reviews. Upgrade to open it again right away.":
    'Uw {limit} gratis beoordelingen zijn op. U houdt ze, maar klanten die uw pagina openen, lezen nu dat u geen beoordelingen meer kunt ontvangen. Upgrade en uw pagina is meteen weer open.',
  'Upgrade your account': 'Upgraden',
  'One review is left on the free plan': 'Nog één gratis beoordeling',
  "You've used {used} of {limit}. After the next one, your review page pauses until you upgrade.":
    'U hebt er {used} van {limit} gebruikt. Na de volgende pauzeert uw beoordelingspagina tot u upgradet.',
  'See the plans': 'Prijzen bekijken',
  'General Review': 'Algemene beoordeling',
  'Edited: {date}': 'Bewerkt: {date}',
  'Before: {rating}': 'Eerder: {rating}',
  'Customer from {location}': 'Klant uit {location}',
  'Read it when you are ready: scroll down.': 'Lees het wanneer u eraan toe bent: scrol omlaag.',
  'By: {name}': 'Door: {name}',
  'From: {place}': 'Van: {place}',
  'Customer from: {location}': 'Klant uit: {location}',
  'Date: {date}': 'Datum: {date}',
  '{rating} out of 5 stars': '{rating} van 5\u00a0sterren',
  '{count} new review|{count} new reviews': {
    one: '{count}\u00a0nieuwe beoordeling',
    other: '{count}\u00a0nieuwe beoordelingen',
  },
  '{reviews}, {average} out of 5 on average': '{reviews}, gemiddeld {average} van 5',
  'Open to read the reviews. Only you can see them.': 'Open om ze te lezen. Alleen u kunt ze zien.',
  'They average {average} out of 5.': 'Gemiddeld {average} van 5.',
  '{count} more is in your list.|{count} more are in your list.': {
    one: 'Nog {count} staat in uw lijst.',
    other: 'Nog {count} staan in uw lijst.',
  },
  'These reviews came through your personal link. {site} shows them only to you, and they are yours to keep.':
    'Deze beoordelingen kwamen via uw persoonlijke link. {site} toont ze alleen aan u, en ze blijven van u.',
  'A customer took back a review': 'Een klant trok een beoordeling in',
  'It no longer appears in your list or counts in your average rating.':
    'Ze staat niet meer in uw lijst en telt niet meer mee in uw gemiddelde.',
  'A customer has taken back the review they wrote on {date} at {workplace}. It no longer appears in your list or counts in your average rating.':
    'Een klant heeft de beoordeling van {date} ({workplace}) ingetrokken. Ze staat niet meer in uw lijst en telt niet meer mee in uw gemiddelde.',
  'A customer has taken back the review they wrote on {date}. It no longer appears in your list or counts in your average rating.':
    'Een klant heeft de beoordeling van {date} ingetrokken. Ze staat niet meer in uw lijst en telt niet meer mee in uw gemiddelde.',
  "Customers don't have to give a reason. On the free plan, you can now receive another review in its place.":
    'Klanten hoeven geen reden te geven. Zonder abonnement kunt u er nu een andere beoordeling voor in de plaats krijgen.',
  "Customers don't have to give a reason.": 'Klanten hoeven geen reden te geven.',
  'See your reviews': 'Beoordelingen bekijken',
  'Customers can take back a review for {days} days with their private link.':
    'Klanten kunnen een beoordeling {days}\u00a0dagen lang intrekken met hun privélink.',
  '{count} edited|{count} edited': { one: '{count}\u00a0bewerkt', other: '{count}\u00a0bewerkt' },
  '{count} taken back|{count} taken back': {
    one: '{count}\u00a0ingetrokken',
    other: '{count}\u00a0ingetrokken',
  },
  'Reviews that changed: {changes}': 'Gewijzigde beoordelingen: {changes}',
  'Customers edited or took back what they wrote.': 'Klanten bewerkten hun tekst of trokken die in.',
  'Customers changed their reviews': 'Klanten wijzigden hun beoordelingen',
  'Since our last email: {changes}.': 'Sinds onze vorige e-mail: {changes}.',
  'On {site}, customers can edit or take back a review for {days} days.':
    'Bij {site} kunnen klanten een beoordeling {days}\u00a0dagen lang bewerken of intrekken.',
  "A customer couldn't leave you a review": 'Een klant kon geen beoordeling geven',
  "A customer couldn't leave you a review today": 'Een klant kon vandaag geen beoordeling geven',
  'Your review page is paused because the free plan is full.':
    'Uw beoordelingspagina staat op pauze omdat uw gratis beoordelingen op zijn.',
  "A customer opened your review page today and found it paused, because you've used all {limit} reviews of your free plan.":
    'Een klant opende vandaag uw beoordelingspagina, maar die staat op pauze omdat uw {limit} gratis beoordelingen op zijn.',
  "A customer opened your review page and found it paused, because you've used all {limit} reviews of your free plan.":
    'Een klant opende uw beoordelingspagina, maar die staat op pauze omdat uw {limit} gratis beoordelingen op zijn.',
  'Upgrade to a paid plan to open the page again right away, with the same link and QR code. Either way, you keep the reviews you already have.':
    'Met een abonnement is de pagina meteen weer open, met dezelfde link en QR-code. De beoordelingen die u al hebt, houdt u hoe dan ook.',
  '{site} sends this email at most once a day.': '{site} stuurt deze e-mail hoogstens één keer per dag.',
  // Plans
  '{site} Monthly': '{site}-maandabonnement',
  '{site} Annual': '{site}-jaarabonnement',
  '{price} per month': '{price} per maand',
  '{price} per year': '{price} per jaar',
  'Your {plan} plan is active': 'Uw {plan} is actief',
  'You can now get unlimited reviews.': 'U kunt nu onbeperkt beoordelingen krijgen.',
  'Thank you. Your payment has arrived. You can now get unlimited reviews and add every place where you work.':
    'Dank u wel. Uw betaling is binnen. U kunt nu onbeperkt beoordelingen krijgen en elke plek toevoegen waar u werkt.',
  Plan: 'Abonnement',
  Price: 'Prijs',
  'Renews on': 'Verlengd op',
  'Open your dashboard': 'Uw overzicht openen',
  'You can cancel anytime in Settings, under Manage billing.':
    'U kunt altijd opzeggen onder Instellen, met Betaling beheren.',
  'You get this email because a plan was bought for your {site} account.':
    'U krijgt deze e-mail omdat er een abonnement is gekocht voor uw account bij {site}.',
  "The payment for your {plan} plan didn't go through": 'De betaling voor uw {plan} is mislukt',
  'Please check your card. Your reviews are safe.': 'Controleer uw kaart. Uw beoordelingen zijn veilig.',
  "Your payment didn't go through": 'Uw betaling is mislukt',
  "We couldn't charge {price} for your {plan} plan. This happens when a card has expired or the bank wants you to confirm the payment.":
    'We konden {price} voor uw {plan} niet afschrijven. Dat gebeurt als een kaart verlopen is of als de bank wil dat u de betaling bevestigt.',
  "You've paid until {date}, so your plan stays active until then. Please update your card before that date.":
    'U hebt betaald tot {date}, dus tot dan blijft uw abonnement actief. Werk uw kaart vóór die datum bij.',
  'Your paid period ended on {date}. Update your card, and your plan continues as soon as the payment arrives.':
    'Uw betaalde periode eindigde op {date}. Werk uw kaart bij; uw abonnement loopt door zodra de betaling binnen is.',
  'Manage billing': 'Betaling beheren',
  'Whatever happens, you keep all your reviews and workplaces.':
    'Wat er ook gebeurt, u houdt al uw beoordelingen en werkplekken.',
  'You get this email because your {site} plan renews automatically.':
    'U krijgt deze e-mail omdat uw abonnement bij {site} automatisch wordt verlengd.',
  'Your {plan} plan ends on {date}': 'Uw {plan} eindigt op {date}',
  "It won't renew automatically. You keep all your reviews.":
    'Het wordt niet automatisch verlengd. U houdt al uw beoordelingen.',
  'Your plan ends on {date}': 'Uw abonnement eindigt op {date}',
  "Your {plan} plan won't renew. After {date} you'll be on the free plan. You keep all your reviews and workplaces, but with {limit} or more reviews you can't get new ones.":
    'Uw {plan} wordt niet verlengd. Na {date} gaat het gratis verder. U houdt al uw beoordelingen en werkplekken, maar vanaf {limit} beoordelingen kunnen er geen nieuwe bij.',
  'To keep your plan, open Manage billing in Settings.':
    'Wilt u uw abonnement houden, open dan Betaling beheren onder Instellen.',
  'Keep your plan': 'Abonnement houden',
  'We send this email once, three days before a plan ends.':
    'Deze e-mail sturen we één keer, drie dagen voor een abonnement eindigt.',
  'Your {plan} plan has ended': 'Uw {plan} is geëindigd',
  "You're on the free plan now. You keep all your reviews.":
    'Vanaf nu gaat het gratis verder. U houdt al uw beoordelingen.',
  "You're on the free plan now": 'Vanaf nu gaat het gratis verder',
  'Your {plan} plan has ended. You keep all your reviews and workplaces.':
    'Uw {plan} is geëindigd. U houdt al uw beoordelingen en werkplekken.',
  "The free plan includes {limit} reviews and you've reached that, so customers can't leave you new ones for now. Upgrade, and your page opens again right away, with the same link and QR code.":
    'Gratis zijn {limit} beoordelingen, en die hebt u al. Klanten kunnen u dus voorlopig geen nieuwe geven. Upgrade en uw pagina is meteen weer open, met dezelfde link en QR-code.',
  'Your review page stays open until you have {limit} reviews.':
    'Uw beoordelingspagina blijft open tot u {limit} beoordelingen hebt.',
  'We send this email once, when a plan ends.': 'Deze e-mail sturen we één keer, als een abonnement eindigt.',
  // To the admin
  '{site} needs attention: {problem}': '{site} vraagt aandacht: {problem}',
  'Now that this email has reached you, others can too.':
    'Nu deze e-mail is aangekomen, komen andere ook weer aan.',
  Service: 'Dienst',
  Since: 'Sinds',
  Noticed: 'Opgemerkt',
  'Open the admin page': 'Beheer openen',
  'You run this service. We send this once a day while it lasts.':
    'U beheert deze dienst. Zolang dit duurt, sturen we dit één keer per dag.',
  // Push notifications
  '{average} out of 5 on average': 'Gemiddeld {average} van 5',
};
