import type { Texts } from './sentences.ts';

export const texts: Texts = {
  Language: 'Taal',
  'Loading...': 'Laden…',
  'Notifications (F8)': 'Meldingen (F8)',
  Close: 'Sluiten',
  Error: 'Fout',
  'Try again': 'Opnieuw proberen',
  'Loading issue detected. Please refresh the page.': 'Er ging iets mis bij het laden. Vernieuw de pagina.',
  'Install Goodword': 'Goodword installeren',
  'Collect reviews of your own, with your own QR code.':
    'Verzamel uw eigen beoordelingen, met uw eigen QR-code.',
  "In your browser's menu, choose Install or Add to Home Screen.":
    'Kies in het menu van uw browser Installeren of Toevoegen aan startscherm.',
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
  'Private: only {name} will read it.': 'Privé: alleen {name} leest dit.',
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
  'All right': 'Prima',
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
  'Please choose a rating': 'Kies uw sterren',
  'Please provide a review comment': 'Schrijf een paar woorden',
  'Please use at most 5,000 characters': 'Gebruik hoogstens 5.000\u00a0tekens',
  'Please provide your name': 'Vul uw naam in',
  'Please use at most 120 characters': 'Gebruik hoogstens 120\u00a0tekens',
  'Please use ordinary characters only': 'Gebruik alleen gewone tekens',
  'Review submitted!': 'Beoordeling verstuurd!',
  'Thank you! Your review has been sent to {name}.': 'Dank u wel! Uw beoordeling is naar {name} gestuurd.',
  'Thank You': 'Dank u wel',
  'A good word is on its way to {name}. Nobody else gets to read it.':
    'Een goed woord is onderweg naar {name}. Niemand anders leest het.',
  'Honest words are on their way to {name}. Nobody else gets to read them.':
    'Eerlijke woorden zijn onderweg naar {name}. Niemand anders leest ze.',
  '{name} already has what you sent first. What you changed after that was not sent.':
    '{name} heeft al wat u eerst hebt verstuurd. Wat u daarna hebt veranderd, is niet verstuurd.',
  'You gave {rating} out of 5 stars': 'Uw beoordeling: {rating} van de 5\u00a0sterren',
  'Close Window': 'Venster sluiten',
  'You can close this page': 'U kunt deze pagina sluiten',
  'Earlier review sent': 'Eerdere beoordeling verstuurd',
  'Your review for {name} was still waiting on this phone. It has arrived now.':
    'Uw beoordeling voor {name} wachtte nog op deze telefoon. Ze is nu aangekomen.',
  'Failed to submit review': 'De beoordeling kon niet worden verstuurd',
  'Saved on this phone, not sent yet': 'Bewaard op deze telefoon, nog niet verstuurd',
  'Not sent yet': 'Nog niet verstuurd',
  'Not sent': 'Niet verstuurd',
  'You are offline.': 'U bent offline.',
  'The server cannot be reached right now.': 'De server is nu niet bereikbaar.',
  'The server cannot take it right now.': 'De server kan uw beoordeling nu niet aannemen.',
  'The connection is slow.': 'De verbinding is traag.',
  'Still sending...': 'Nog bezig met versturen…',
  'Trying again...': 'Nieuwe poging…',
  'It goes out by itself as soon as you are back online.':
    'Uw beoordeling wordt vanzelf verstuurd zodra u weer online bent.',
  'It goes out by itself, next try in a few seconds.':
    'Uw beoordeling wordt vanzelf verstuurd, nieuwe poging over enkele seconden.',
  'It goes out by itself, next try within a minute.':
    'Uw beoordeling wordt vanzelf verstuurd, nieuwe poging binnen een minuut.',
  'It goes out by itself, next try in about {minutes} min.':
    'Uw beoordeling wordt vanzelf verstuurd, nieuwe poging over ongeveer {minutes}\u00a0min.',
  'If you close this page, it goes out when you open the link again.':
    'Als u deze pagina sluit, wordt ze verstuurd wanneer u de link weer opent.',
  'This phone could not save it, so please keep this page open.':
    'Deze telefoon kon de beoordeling niet bewaren, dus laat deze pagina open.',
  '{name} cannot take more reviews right now. Your words stay here, so that you can copy them.':
    '{name} kan nu geen beoordelingen meer ontvangen. Uw woorden blijven hier staan, zodat u ze kunt kopiëren.',
  'The server did not take your review.': 'De server heeft uw beoordeling niet aangenomen.',
  'Your words stay here. You can change them, and try again.':
    'Uw woorden blijven hier staan. U kunt ze veranderen en het opnieuw proberen.',
  '{name} cannot take more reviews right now': '{name} kan nu geen beoordelingen meer ontvangen',
  'How kind of you to stop by. Please try this link again another day.':
    'Wat aardig dat u langskomt. Probeer deze link een andere dag nog eens.',
  'What you wrote is kept on this phone:': 'Wat u hebt geschreven, is op deze telefoon bewaard:',
  'Invalid Review Link': 'Ongeldige link',
  "The review link you're trying to access is invalid or has expired.":
    'De link die u wilt openen, is ongeldig of verlopen.',
  'Please scan the code again, or ask for a new link.': 'Scan de code opnieuw of vraag om een nieuwe link.',
  'Review limit reached': 'Het maximum aantal beoordelingen is bereikt',
  'User not found': 'Deze persoon is niet gevonden',
  'The request could not be read': 'Het verzoek kon niet worden gelezen',
  'The request is too large': 'Wat u verstuurt, is te groot',
  'The request took too long': 'Het versturen duurde te lang',
  'Too many requests. Please try again later.': 'Te veel verzoeken. Probeer het later opnieuw.',
  'Service temporarily unavailable': 'De dienst is tijdelijk niet beschikbaar',
  'Internal server error': 'Interne serverfout',
  'Thank you! Your review has been sent to {name}. Nobody else gets to read it.':
    'Dank u wel! Uw beoordeling is naar {name} gestuurd. Niemand anders leest ze.',
  'You can close this page.': 'U kunt deze pagina sluiten.',
  'Almost there': 'Bijna klaar',
  'Please look at what is marked, and send it again.': 'Kijk wat er gemarkeerd is en verstuur het opnieuw.',
  'An earlier version has arrived': 'Een eerdere versie is aangekomen',
  'This form has sent a review before, in other words than these. If you send these too, they arrive as a second review.':
    'Dit formulier heeft al een beoordeling verstuurd, met andere woorden dan deze. Als u ook deze verstuurt, komen ze aan als een tweede beoordeling.',
  'Please go back to the form. Your browser may still have what you wrote there.':
    'Ga terug naar het formulier. Misschien heeft uw browser nog wat u daar hebt geschreven.',
  'This person cannot take more reviews right now. Here is what you wrote, so that you can copy it, or try again another day.':
    'Deze persoon kan nu geen beoordelingen meer ontvangen. Hier is wat u hebt geschreven, zodat u het kunt kopiëren of het een andere dag opnieuw kunt proberen.',
  'Nothing is lost: here is what you wrote. Please make it shorter.':
    'Er is niets verloren: hier is wat u hebt geschreven. Maak het alstublieft korter.',
  'Nothing is lost: here is what you wrote. Please wait a moment, and send it again. It arrives only once.':
    'Er is niets verloren: hier is wat u hebt geschreven. Wacht even en verstuur het opnieuw. Het komt maar één keer aan.',
  'Here is what you wrote, so that you can copy it:':
    'Hier is wat u hebt geschreven, zodat u het kunt kopiëren:',
  'Please try again in a moment': 'Probeer het zo meteen opnieuw',
  'Something on our side is not working right now. Nothing of yours is lost.':
    'Er werkt bij ons nu iets niet. Van u is niets verloren.',
  'Your words stay yours': 'Uw woorden blijven van u',
  'With a key you can see, change or withdraw them for 30 days, and read what {name} answers.':
    'Met een sleutel kunt u ze 30\u00a0dagen lang bekijken, veranderen of intrekken, en lezen wat {name} antwoordt.',
  'Keep a key to this review': 'Een sleutel van deze beoordeling bewaren',
  'The key is kept on this device. With the link it also opens elsewhere.':
    'De sleutel is op dit apparaat bewaard. Met de link opent hij ook elders.',
  'This device could not keep the key. Please copy the link.':
    'Dit apparaat kon de sleutel niet bewaren. Kopieer de link alstublieft.',
  'Your secret link': 'Uw geheime link',
  'Copy link': 'Link kopiëren',
  'Share link': 'Link delen',
  Copied: 'Gekopieerd',
  'Please copy the marked link yourself.': 'Kopieer de gemarkeerde link alstublieft zelf.',
  'See or change it': 'Bekijken of veranderen',
  '{name} may show my words to an employer': '{name} mag mijn woorden aan een werkgever laten zien',
  Saved: 'Opgeslagen',
  'Saved. You can take it back with your key.': 'Opgeslagen. U kunt het met uw sleutel terugnemen.',
  'This was not saved. Please try again.': 'Dit is niet opgeslagen. Probeer het alstublieft opnieuw.',
  'Your review for {name}': 'Uw beoordeling voor {name}',
  'Your key opens it until {date}.': 'Uw sleutel opent ze tot {date}.',
  'Sent on {date}': 'Verstuurd op {date}',
  'Changed on {date}': 'Veranderd op {date}',
  'Change it': 'Veranderen',
  'Save changes': 'Veranderingen opslaan',
  'Leave it as it is': 'Zo laten',
  'Your changes are saved. {name} is told.': 'Uw veranderingen zijn opgeslagen. {name} krijgt bericht.',
  'Withdraw it': 'Intrekken',
  'Withdraw your review?': 'Uw beoordeling intrekken?',
  'It is deleted at once, with its words and stars, and cannot be brought back.':
    'Ze wordt meteen verwijderd, met woorden en sterren, en kan niet worden teruggehaald.',
  '{name} is told that a review was withdrawn, without its words. An email that went out before may still have them.':
    '{name} krijgt bericht dat een beoordeling is ingetrokken, zonder de woorden. In een eerdere e-mail kunnen ze nog staan.',
  Withdrawn: 'Ingetrokken',
  'Your review is deleted, with its words and stars.':
    'Uw beoordeling is verwijderd, met woorden en sterren.',
  '{name} has answered you': '{name} heeft u geantwoord',
  '{name} can answer once. The answer then stands here, for you alone.':
    '{name} kan één keer antwoorden. Het antwoord staat dan hier, alleen voor u.',
  'Your key': 'Uw sleutel',
  'This device does not keep the key. Whoever has the link can do all this.':
    'Dit apparaat bewaart de sleutel niet. Wie de link heeft, kan dit allemaal doen.',
  'Keep the key on this device': 'De sleutel op dit apparaat bewaren',
  'Forget the key': 'Sleutel vergeten',
  'Keys on this device': 'Sleutels op dit apparaat',
  'No keys on this device': 'Geen sleutels op dit apparaat',
  'After you leave a review, you can keep a key to it. It then stands here for 30 days.':
    'Nadat u een beoordeling hebt gegeven, kunt u er een sleutel van bewaren. Die staat dan 30\u00a0dagen hier.',
  'Whoever uses this device can open these reviews. Forgetting a key leaves the review as it is.':
    'Wie dit apparaat gebruikt, kan deze beoordelingen openen. Een sleutel vergeten laat de beoordeling zoals ze is.',
  'The 30 days are over': 'De 30\u00a0dagen zijn voorbij',
  'The review stays with the person you wrote it for.':
    'De beoordeling blijft bij degene voor wie u ze hebt geschreven.',
  'This key opens nothing': 'Deze sleutel opent niets',
  'The review was withdrawn, or the link is not complete.':
    'De beoordeling is ingetrokken, of de link is niet volledig.',
  'This did not work': 'Dit is niet gelukt',
  'This page needs JavaScript.': 'Deze pagina heeft JavaScript nodig.',
};
