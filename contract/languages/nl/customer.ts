import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'nl', 'customer'> = {
  Language: 'Taal',
  'Loading...': 'Laden…',
  'Notifications (F8)': 'Meldingen (F8)',
  Close: 'Sluiten',
  Error: 'Fout',
  'Try again': 'Opnieuw proberen',
  'Loading issue detected. Please refresh the page.': 'Er ging iets mis bij het laden. Vernieuw de pagina.',
  'Install {site}': '{site} installeren',
  'Get reviews of your own, with your own QR code.': 'Krijg zelf ook beoordelingen, met uw eigen QR-code.',
  "Open your browser's menu and choose Add to Home Screen.":
    'Open het menu van uw browser en kies Toevoegen aan startscherm.',
  'Tap Share, then Add to Home Screen.': 'Tik op Deel en dan op Zet op beginscherm.',
  Install: 'Installeren',
  'Not now': 'Niet nu',
  'No connection': 'Geen verbinding',
  'Please check your internet connection and try again.':
    'Controleer uw internetverbinding en probeer het opnieuw.',
  'Review for {name}': 'Een beoordeling voor {name}',
  'Review for {name} at {workplace}': 'Een beoordeling voor {name}, {workplace}',
  'How did {name} do? Write a private review in 30 seconds: only {name} will read it.':
    'Hoe deed {name} het? Schrijf in 30\u00a0seconden een persoonlijke beoordeling: alleen {name} leest die.',
  'Private, for {name} only': 'Privé, alleen voor {name}',
  'How did {name} do?': 'Hoe deed {name} het?',
  'Your rating': 'Uw sterren',
  '1 star': '1\u00a0ster',
  '2 stars': '2\u00a0sterren',
  '3 stars': '3\u00a0sterren',
  '4 stars': '4\u00a0sterren',
  '5 stars': '5\u00a0sterren',
  'Pick your stars. It takes 30 seconds.': 'Kies uw sterren. Het kost 30\u00a0seconden.',
  'Not good': 'Niet goed',
  'Could be better': 'Kan beter',
  'All right': 'Redelijk',
  Good: 'Goed',
  Wonderful: 'Geweldig',
  'Your review': 'Uw beoordeling',
  'What will you remember? A sentence is plenty.': 'Wat blijft u bij? Eén zin is genoeg.',
  'Your name': 'Uw naam',
  Location: 'Plaats',
  '(optional)': '(niet verplicht)',
  'Where you are from': 'Waar u vandaan komt',
  'Submit Review': 'Beoordeling versturen',
  'Sending...': 'Versturen…',
  'Send now': 'Nu versturen',
  'Please choose a rating': 'Kies uw sterren',
  'Please provide a review comment': 'Schrijf een paar woorden',
  'Please use at most 5,000 characters': 'Gebruik hoogstens 5.000\u00a0tekens',
  'Please provide your name': 'Vul uw naam in',
  'Please use at most 120 characters': 'Gebruik hoogstens 120\u00a0tekens',
  'Please use ordinary characters only': 'Gebruik alleen gewone tekens',
  'Review submitted!': 'Beoordeling verstuurd!',
  'Thank you! Your review has been sent to {name}.': 'Dank u wel! Uw beoordeling is naar {name} gestuurd.',
  'Thank You': 'Dank u wel',
  'Your words are on their way to {name}. No one else will read them.':
    'Uw woorden zijn onderweg naar {name}. Niemand anders krijgt ze te lezen.',
  'Thanks for being honest. Only {name} will read this.':
    'Bedankt voor uw eerlijkheid. Alleen {name} leest dit.',
  "{name} already has your first version. Your later changes weren't sent.":
    '{name} heeft uw eerste versie al. Latere wijzigingen zijn niet verstuurd.',
  'You gave {rating} out of 5 stars': 'Uw beoordeling: {rating} van de 5\u00a0sterren',
  'Close Window': 'Venster sluiten',
  'You can close this page': 'U kunt deze pagina sluiten',
  'Earlier review sent': 'Eerdere beoordeling verstuurd',
  'Your review for {name} was still waiting on this phone. It has now been sent.':
    'Uw beoordeling voor {name} stond nog op deze telefoon. Ze is nu verstuurd.',
  'Failed to submit review': 'De beoordeling kon niet worden verstuurd',
  'Saved on this phone, not sent yet': 'Bewaard op deze telefoon, nog niet verstuurd',
  'Not sent yet': 'Nog niet verstuurd',
  'Not sent': 'Niet verstuurd',
  'You are offline.': 'U bent offline.',
  "We can't reach {site} right now.": '{site} is even niet bereikbaar.',
  'The connection is slow.': 'De verbinding is traag.',
  'Still sending...': 'Nog bezig met versturen…',
  'Trying again...': 'Nieuwe poging…',
  "We'll send it as soon as you're back online.": 'We versturen uw beoordeling zodra u weer online bent.',
  'Trying again in a few seconds.': 'Over een paar seconden proberen we het opnieuw.',
  'Trying again within a minute.': 'Binnen een minuut proberen we het opnieuw.',
  'Trying again in about {minutes} min.': 'Over ongeveer {minutes}\u00a0min. proberen we het opnieuw.',
  'If you close this page, just open the link again later.':
    'Sluit u deze pagina, open de link dan later gewoon opnieuw.',
  "This phone couldn't save it, so please keep this page open.":
    'Deze telefoon kon de beoordeling niet opslaan. Laat deze pagina open.',
  "{name} can't take more reviews right now. Your text is still here if you want to copy it.":
    '{name} kan nu geen beoordelingen meer ontvangen. Uw tekst blijft hier staan, als u die wilt kopiëren.',
  "Your review wasn't accepted.": 'Uw beoordeling is niet geaccepteerd.',
  'Your text is still here. You can edit it and try again.':
    'Uw tekst staat er nog. U kunt hem aanpassen en het opnieuw proberen.',
  "{name} can't take more reviews right now": '{name} kan nu geen beoordelingen meer ontvangen',
  'Thanks for stopping by. Please try again in a few days.':
    'Fijn dat u langskomt. Probeer het over een paar dagen nog eens.',
  'What you wrote is saved on this phone:': 'Wat u hebt geschreven, is op deze telefoon opgeslagen:',
  'Invalid Review Link': 'Ongeldige link',
  "The review link you're trying to access is invalid or has expired.":
    'De link die u wilt openen, is ongeldig of verlopen.',
  'Please scan the code again or ask for a new link.': 'Scan de code opnieuw of vraag om een nieuwe link.',
  'Review limit reached': 'Het maximum aantal beoordelingen is bereikt',
  'User not found': 'Deze persoon is niet gevonden',
  'The request could not be read': 'Uw verzoek kon niet worden verwerkt',
  'The request is too large': 'Uw tekst is te lang',
  'The request took too long': 'Het versturen duurde te lang',
  'Too many requests. Please try again later.': 'Te veel pogingen. Probeer het later opnieuw.',
  'Service temporarily unavailable': 'De dienst is tijdelijk niet beschikbaar',
  'Internal server error': 'Interne serverfout',
  'Thank you! Your review has been sent to {name}. No one else will read it.':
    'Dank u wel! Uw beoordeling is naar {name} gestuurd. Niemand anders krijgt ze te lezen.',
  'You can close this page.': 'U kunt deze pagina sluiten.',
  'Almost there': 'Bijna klaar',
  'Please check the marked fields and send it again.':
    'Controleer de gemarkeerde velden en verstuur het opnieuw.',
  'An earlier version was already sent': 'Een eerdere versie is al verstuurd',
  'You already sent a different version from this form. If you send this one too, it will be a second review.':
    'U hebt met dit formulier al een andere versie verstuurd. Als u ook deze verstuurt, wordt het een tweede beoordeling.',
  'Please go back to the form. Your browser may still have what you wrote.':
    'Ga terug naar het formulier. Misschien staat uw tekst er nog.',
  "This person can't take more reviews right now. Here's what you wrote, so you can copy it or try again in a few days.":
    'Deze persoon kan nu geen beoordelingen meer ontvangen. Hier is uw tekst: u kunt hem kopiëren of het over een paar dagen opnieuw proberen.',
  "Nothing is lost: here's what you wrote. Please make it shorter.":
    'Er is niets verloren gegaan: hier is uw tekst. Maak hem korter.',
  "Nothing is lost: here's what you wrote. Please wait a moment and send it again. It will only arrive once.":
    'Er is niets verloren gegaan: hier is uw tekst. Wacht even en verstuur hem opnieuw. Hij komt maar één keer aan.',
  "Here's what you wrote, so you can copy it:": 'Hier is uw tekst, zodat u hem kunt kopiëren:',
  'Please try again in a moment': 'Probeer het zo meteen opnieuw',
  "Something isn't working on our side right now. Nothing is lost.":
    'We hebben op dit moment een storing. Er is niets verloren gegaan.',
  'Want to edit it later?': 'Wilt u later nog iets aanpassen?',
  "Save a private link. For 30 days you can edit your review, take it back, or read {name}'s reply.":
    'Bewaar een privélink. Daarmee kunt u uw beoordeling 30\u00a0dagen lang aanpassen of intrekken, of het antwoord van {name} lezen.',
  'Save my private link': 'Mijn privélink bewaren',
  'Saved on this phone. Use the link to open it on another device.':
    'Opgeslagen op deze telefoon. Met de link opent u ze op een ander apparaat.',
  "This phone couldn't save it. Please copy the link.":
    'Deze telefoon kon de link niet opslaan. Kopieer hem zelf.',
  'Your private link': 'Uw privélink',
  'Copy link': 'Link kopiëren',
  'Share link': 'Link delen',
  Copied: 'Gekopieerd',
  'Please copy the selected link.': 'Kopieer de geselecteerde link.',
  'View or edit': 'Bekijken of aanpassen',
  '{name} may show this review to a future employer':
    '{name} mag deze beoordeling bij sollicitaties laten zien',
  Saved: 'Opgeslagen',
  'Saved. You can change this with your private link.':
    'Opgeslagen. Via uw privélink kunt u dit weer aanpassen.',
  "That wasn't saved. Please try again.": 'Dat is niet opgeslagen. Probeer het opnieuw.',
  'Your review for {name}': 'Uw beoordeling voor {name}',
  'Your private link works until {date}.': 'Uw privélink werkt tot {date}.',
  'Sent on {date}': 'Verstuurd op {date}',
  'Edited on {date}': 'Aangepast op {date}',
  Edit: 'Aanpassen',
  'Save changes': 'Veranderingen opslaan',
  'Keep as is': 'Zo laten',
  "Your changes are saved. We'll let {name} know.":
    'Uw aanpassingen zijn opgeslagen. We laten het {name} weten.',
  'Take it back': 'Intrekken',
  'Take back your review?': 'Uw beoordeling intrekken?',
  "Your review and stars are deleted right away. This can't be undone.":
    'Uw tekst en sterren worden meteen verwijderd. Dit kan niet ongedaan worden gemaakt.',
  "We'll tell {name} that a review was taken back, not what it said. Emails already sent may still contain it.":
    '{name} hoort alleen dat een beoordeling is ingetrokken, niet wat erin stond. In eerder verstuurde e-mails kan ze nog staan.',
  'Review taken back': 'Ingetrokken',
  'Your review and stars have been deleted.': 'Uw tekst en sterren zijn verwijderd.',
  '{name} replied': '{name} heeft geantwoord',
  "If {name} replies, you'll see it here.": 'Als {name} antwoordt, ziet u dat hier.',
  'Open it again later': 'Later opnieuw openen',
  'Not saved on this phone. Anyone with the link can edit your review or take it back.':
    'Niet opgeslagen op deze telefoon. Iedereen met de link kan uw beoordeling aanpassen of intrekken.',
  'Save on this phone': 'Op deze telefoon opslaan',
  'Remove from this phone': 'Van deze telefoon verwijderen',
  'Private links on this phone': 'Privélinks op deze telefoon',
  'No private links on this phone': 'Geen privélinks op deze telefoon',
  "After you send a review, you can save a private link to it. You'll find it here for 30 days.":
    'Nadat u een beoordeling hebt verstuurd, kunt u er een privélink van bewaren. U vindt die hier 30\u00a0dagen lang terug.',
  "Anyone using this phone can open these reviews. Removing a link doesn't delete the review.":
    'Iedereen die deze telefoon gebruikt, kan deze beoordelingen openen. Een link verwijderen verwijdert de beoordeling niet.',
  'This link has expired': 'Deze link is verlopen',
  'Your review stays with the person you wrote it for.':
    'Uw beoordeling blijft bij degene voor wie u ze hebt geschreven.',
  'This link no longer works': 'Deze link werkt niet meer',
  'The review was taken back, or part of the link is missing.':
    'De beoordeling is ingetrokken, of er ontbreekt een stuk van de link.',
  "That didn't work": 'Dat is niet gelukt',
  'This page needs JavaScript.': 'Deze pagina heeft JavaScript nodig.',
};
