import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'nl', 'employer'> = {
  // The page that an employer opens; {name} is the professional's full name
  '{name}, in customers’ words': '{name}, in de woorden van klanten',
  'For {employer}': 'Voor {employer}',
  'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.':
    {
      one: 'Een beoordeling van een klant die goedvond dat {name} ze aan u laat zien.',
      other: '{count}\u00a0beoordelingen van klanten die goedvonden dat {name} ze aan u laat zien.',
    },
  '{rating} out of 5 stars': '{rating} van 5\u00a0sterren',
  // Instead of a name
  'A customer': 'Een klant',
  // Along a circle: keep it short
  'Signed on arrival': 'Meteen ondertekend',
  'Reviews are digitally signed when they arrive. <link>How signatures are checked</link>':
    'Beoordelingen worden bij binnenkomst digitaal ondertekend. <link>Zo worden handtekeningen gecontroleerd</link>',
  'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.':
    'Bij {site} schrijven klanten zonder account, via een link of QR-code van wie hen hielp. Die kan zelf geen beoordelingen schrijven of wijzigen. {name} koos de beoordelingen op deze pagina; er kunnen andere zijn.',
  'This page is only for you. It closes on {date} at the latest.':
    'Deze pagina is alleen voor u. Ze sluit uiterlijk op {date}.',
  'This page is closed': 'Deze pagina is gesloten',
  'This link has expired or was turned off. Ask the person who sent it for a new one.':
    'Deze link is verlopen of uitgezet. Vraag om een nieuwe bij wie u de link stuurde.',
  // The page that checks a signed file
  'Check a reputation': 'Reputatie controleren',
  'Check a file of reviews: who they are about, how many there are, and that nothing was changed or left out.':
    'Controleer een bestand met beoordelingen: over wie ze gaan, hoeveel het er zijn, en dat er niets is veranderd of weggelaten.',
  'Is this reputation genuine?': 'Is deze reputatie echt?',
  'Someone gave you a file with their reviews. Choose it to see who it is about, and whether anything was changed, added or left out.':
    'Iemand gaf u een bestand met beoordelingen. Kies het om te zien over wie het gaat, en of er iets is veranderd, toegevoegd of weggelaten.',
  'Reputation file': 'Reputatiebestand',
  'Or drop it anywhere on this page. It stays on this device; nothing is sent.':
    'Of sleep het naar deze pagina. Het blijft op dit apparaat; er wordt niets verstuurd.',
  'This page checks the file in your browser, using JavaScript. Please turn it on.':
    'Deze pagina controleert het bestand in uw browser, met JavaScript. Zet dat aan.',
  "This browser can't check signatures here. Open this page over https, in a current browser.":
    'Deze browser kan hier geen handtekeningen controleren. Open deze pagina via https, in een actuele browser.',
  'Reading...': 'Lezen…',
  'Checking {done} of {count} review...|Checking {done} of {count} reviews...': {
    one: '{done} van {count}\u00a0beoordeling gecontroleerd…',
    other: '{done} van {count}\u00a0beoordelingen gecontroleerd…',
  },
  Result: 'Resultaat',
  'How the check works': 'Zo werkt de controle',
  "Each review is signed when it arrives, and the count and average are signed for the whole period. Names and text can be hidden; stars, count and average can't. Changing a letter or leaving out a review breaks a signature.":
    'Elke beoordeling wordt bij binnenkomst ondertekend, en aantal en gemiddelde voor de hele periode. Namen en tekst kunnen verborgen worden; sterren, aantal en gemiddelde niet. Eén letter veranderen of een beoordeling weglaten breekt een handtekening.',
  "A signature proves that the service received a review, and when. It can't prove who the customer is, since customers have no account. The person chose the period, so their all-time figures are shown too.":
    'Een handtekening bewijst dat de dienst een beoordeling ontving, en wanneer. Ze bewijst niet wie de klant is, want klanten hebben geen account. De periode is zelf gekozen; daarom staan de cijfers over alle tijd er ook bij.',
  'Whose signatures this page accepts': 'Welke handtekeningen deze pagina aanneemt',
  'This page only accepts signatures from {issuer}. Their public keys came with the page.':
    'Deze pagina neemt alleen handtekeningen van {issuer} aan. De publieke sleutels kwamen met de pagina mee.',
  // {key} is the name of a public key
  '{key} from {start} to {end}': '{key} van {start} tot {end}',
  '{key} from {start}, in use': '{key} vanaf {start}, in gebruik',
  '<link>Save this page</link> to check files offline, in any browser.':
    '<link>Bewaar deze pagina</link> om bestanden offline te controleren, in elke browser.',
  'This is a saved copy. Did you get it from the person the file is about? Open {address} instead. A changed copy could call any file genuine.':
    'Dit is een bewaarde kopie. Kreeg u ze van degene over wie het bestand gaat? Open dan liever {address}. Een veranderde kopie kan elk bestand echt noemen.',
  // Its verdict
  'Yes, this is genuine': 'Ja, dit is echt',
  'No, do not rely on this file': 'Nee, vertrouw niet op dit bestand',
  '<average>{average}</average> of 5 stars, from {count} review|<average>{average}</average> of 5 stars, from {count} reviews':
    {
      one: '<average>{average}</average> van 5\u00a0sterren, uit {count}\u00a0beoordeling',
      other: '<average>{average}</average> van 5\u00a0sterren, uit {count}\u00a0beoordelingen',
    },
  'From {start} to {end}.': 'Van {start} t/m {end}.',
  'All time: {count} review, {average} on average.|All time: {count} reviews, {average} on average.': {
    one: 'Alle tijd: {count}\u00a0beoordeling, gemiddeld {average}.',
    other: 'Alle tijd: {count}\u00a0beoordelingen, gemiddeld {average}.',
  },
  'Signed by {issuer} on {date}.': 'Ondertekend door {issuer} op {date}.',
  'What was checked': 'Wat is gecontroleerd',
  Yes: 'Ja',
  No: 'Nee',
  "The content isn't shown because it can't be trusted. Ask for a new file.":
    'De inhoud wordt niet getoond omdat ze niet te vertrouwen is. Vraag om een nieuw bestand.',
  'It is a reputation file': 'Het is een reputatiebestand',
  'The whole file is signed by the service': 'Het hele bestand is ondertekend door de dienst',
  'Each review is unchanged': 'Elke beoordeling is ongewijzigd',
  'No review was added, left out or moved': 'Geen beoordeling is toegevoegd, weggelaten of verplaatst',
  // What is wrong; {fault} is one of these sentences
  'Review {number} of {count}: {fault}': 'Beoordeling {number} van {count}: {fault}',
  "{count} more can't be trusted either.|{count} more can't be trusted either.": {
    one: 'Nog {count} is ook niet te vertrouwen.',
    other: 'Nog {count} zijn ook niet te vertrouwen.',
  },
  'This is a different kind of file, or part of it is missing.':
    'Dit is een ander soort bestand, of er ontbreekt een deel.',
  'Without a valid signature for the whole file, there is no way to tell which reviews belong in it.':
    'Zonder geldige handtekening voor het hele bestand is niet te zeggen welke beoordelingen erin horen.',
  'There should be {count} review, but there are {found}.|There should be {count} reviews, but there are {found}.':
    {
      one: 'Er hoort {count}\u00a0beoordeling te zijn, maar het zijn er {found}.',
      other: 'Er horen {count}\u00a0beoordelingen te zijn, maar het zijn er {found}.',
    },
  'These are not the reviews that were signed together, or their order has changed.':
    'Dit zijn niet de beoordelingen die samen zijn ondertekend, of hun volgorde is veranderd.',
  'The signature does not match the content.': 'De handtekening past niet bij de inhoud.',
  'The text or a name was changed.': 'De tekst of een naam is veranderd.',
  'It is dated {date}, which is in the future.': 'De datum, {date}, ligt in de toekomst.',
  'It is dated {date}, when its key was not in use.': 'Op de datum, {date}, was de sleutel niet in gebruik.',
  'It is signed with a key this page does not know. If this is a saved copy, open {address} and try again.':
    'Deze pagina kent de sleutel van de handtekening niet. Is dit een bewaarde kopie, open dan {address} en probeer het opnieuw.',
  'It claims to be from {issuer}, but this page only accepts signatures from {issuers}.':
    'Het zegt van {issuer} te zijn, maar deze pagina neemt alleen handtekeningen van {issuers} aan.',
  // The reviews of a genuine file
  'The reviews': 'De beoordelingen',
  'Show more ({count} left)|Show more ({count} left)': {
    one: 'Meer tonen (nog {count})',
    other: 'Meer tonen (nog {count})',
  },
  'Received on {received}.': 'Ontvangen op {received}.',
  'Received on {received}, edited by the customer on {edited}.':
    'Ontvangen op {received}, door de klant bewerkt op {edited}.',
  'Received on {received}, signed on {signed}.': 'Ontvangen op {received}, ondertekend op {signed}.',
  'Received on {received}, edited by the customer on {edited}, signed on {signed}.':
    'Ontvangen op {received}, door de klant bewerkt op {edited}, ondertekend op {signed}.',
  'Text hidden by the professional': 'Tekst verborgen door wie het bestand maakte',
  'Name hidden by the professional': 'Naam verborgen door wie het bestand maakte',
  'No name': 'Geen naam',
  'Workplace, as named by the professional: {workplace} (not signed).':
    'Werkplek, zoals zelf opgegeven: {workplace} (niet ondertekend).',
  // The reference document, a PDF
  'Customer reviews of {name}': 'Klantbeoordelingen van {name}',
  'Customer reviews, collected with {site}': 'Klantbeoordelingen, verzameld met {site}',
  '{from} to {to}': '{from} t/m {to}',
  // The number is large, the rest small
  '{average} out of 5': '{average} van 5',
  'All {count} review from this period|All {count} reviews from this period': {
    one: 'De enige beoordeling uit deze periode',
    other: 'Alle {count}\u00a0beoordelingen uit deze periode',
  },
  // {reviews} is '{count} reviews'
  'All time: {reviews}, {average} out of 5 on average. Created on {date}. The last page says how to check these reviews.':
    'Alle tijd: {reviews}, gemiddeld {average} van 5. Gemaakt op {date}. Op de laatste pagina staat hoe u deze beoordelingen controleert.',
  'Customers’ names are not included. Star ratings always are.':
    'Namen van klanten zijn niet opgenomen. Sterren altijd.',
  'Customers’ comments are not included. Star ratings always are.':
    'Teksten van klanten zijn niet opgenomen. Sterren altijd.',
  'Customers’ names and comments are not included. Star ratings always are.':
    'Namen en teksten van klanten zijn niet opgenomen. Sterren altijd.',
  '{date}, edited later': '{date}, later bewerkt',
  'End of all {count} review from this period.|End of all {count} reviews from this period.': {
    one: 'Einde van de enige beoordeling uit deze periode.',
    other: 'Einde van alle {count}\u00a0beoordelingen uit deze periode.',
  },
  'How to check these reviews': 'Zo controleert u deze beoordelingen',
  'Each review is digitally signed by {host}, so the person it is about can’t change it. The number of reviews and their average are signed too, so none can be left out.':
    'Elke beoordeling is digitaal ondertekend door {host}, dus degene over wie ze gaat kan haar niet wijzigen. Ook aantal en gemiddelde zijn ondertekend, dus er kan geen worden weggelaten.',
  'To check them, ask for the signed file that belongs to this document and open it at {address}. Your browser does the check, even offline.':
    'Vraag voor de controle om het ondertekende bestand bij dit document en open het op {address}. Uw browser doet de controle, ook offline.',
  'Signed with key {key}. Digest of the reviews: {digest}':
    'Ondertekend met sleutel {key}. Hash van de beoordelingen: {digest}',
  'QR code of {address}': 'QR-code van {address}',
  'Page {number}': 'Pagina {number}',
};
