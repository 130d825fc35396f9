import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'nl', 'marketing'> = {
  '"{quote}"': '‘{quote}’',
  'A link that belongs to a person': 'Een link die bij een mens hoort',
  'A printed card with a question and a QR code': 'Een gedrukte kaart met een vraag en een QR-code',
  'As on every page here.': 'Zoals op elke pagina hier.',
  'Ask us a question': 'Stel ons een vraag',
  "Don't recolor, stretch or rotate it.": 'Verander de kleur niet, rek het niet uit en draai het niet.',
  'Download {format}<more>: {picture}</more>': '{format} downloaden<more>: {picture}</more>',
  "Each review is emailed right away to the professional it's about. Nothing is published, and no one is ranked.":
    'Elke beoordeling gaat meteen per e-mail naar degene over wie ze gaat. Er wordt niets gepubliceerd en er is geen ranglijst.',
  "Every founder story has its moment. Ours is the end of a shift: a guest said that you made their evening, and by the time the last table is wiped, the words are gone. All that's left is a star on the restaurant's page.":
    'Elk oprichtersverhaal heeft zijn moment. Dat van ons is het einde van een dienst: een gast zei dat u zijn avond had gemaakt, en als de laatste tafel is afgenomen, zijn die woorden weg. Alleen op de pagina van het restaurant blijft een ster achter.',
  'Everyone else': 'Alle anderen',
  'Free to use in articles, broadcasts and talks about {name}. No need to ask.':
    'Vrij te gebruiken in artikelen, uitzendingen en lezingen over {name}. Vragen hoeft niet.',
  'How it started': 'Hoe het begon',
  'Just the G, for small and square spaces.': 'Alleen de G, voor kleine en vierkante plekken.',
  'Leave clear space around it: at least half the height of the mark.':
    'Houd er ruimte omheen: minstens de halve hoogte van het beeldmerk.',
  Logo: 'Logo',
  'Logos and pictures': 'Logo’s en beelden',
  'Mark and name, on a transparent background.': 'Beeldmerk en naam, op een transparante achtergrond.',
  Mark: 'Beeldmerk',
  'No advertising, no trackers': 'Geen reclame, geen trackers',
  'Open source': 'Open source',
  'Praise belongs to the person who earned it. We just gave it a place to stay.':
    'Lof is van wie die verdiende. Wij gaven die alleen een plek om te blijven.',
  'Press and media kit': 'Pers en mediakit',
  'Press contacts': 'Contact voor de pers',
  'Press inquiries': 'Persvragen',
  'Printed card': 'Gedrukte kaart',
  'Private by design': 'Privé in de kern',
  'Professionals own their data, and can download or delete it anytime. Pages load nothing from other companies.':
    'Gegevens blijven van de gebruiker, die ze altijd kan downloaden of verwijderen. Pagina’s laden niets van andere bedrijven.',
  'Quote these as they are, or use your own words.': 'Citeer dit letterlijk, of gebruik uw eigen woorden.',
  'Review page': 'Beoordelingspagina',
  'Review sites collect praise for businesses. Here it goes to the waiter, plumber or hairdresser, who keeps it from job to job.':
    'Beoordelingssites verzamelen lof voor bedrijven. Hier gaat die naar de ober, loodgieter of kapper zelf, die ze houdt van baan tot baan.',
  'Simple pricing': 'Eenvoudige prijzen',
  'Some people carry a notebook and ask guests for a line, to read again on a bad shift.':
    'Sommigen nemen een schriftje mee en vragen gasten om een regel, om terug te lezen na een slechte dienst.',
  'The <help>Help Center</help>': 'De <help>hulppagina</help>',
  'The card with the QR code, as printed.': 'De kaart met de QR-code, zoals gedrukt.',
  'The customer scans a code, picks one to five stars, and adds a few words and a name. No app, no account.':
    'De klant scant een code, kiest één tot vijf sterren en schrijft een paar woorden en een naam. Geen app, geen account.',
  'The dashboard of a professional, with totals, the latest reviews and a QR code':
    'Het overzicht van een gebruiker, met totalen, de nieuwste beoordelingen en een QR-code',
  'The first {limit} reviews are free. After that, unlimited reviews cost {monthly} per month or {annual} per year.':
    'De eerste {limit} beoordelingen zijn gratis. Daarna kosten onbeperkt beoordelingen {monthly} per maand of {annual} per jaar.',
  'The idea behind {name}': 'Het idee achter {name}',
  'The review page on a phone: five stars and a few fields':
    'De beoordelingspagina op een telefoon: vijf sterren en een paar velden',
  'The software is free under the MIT license. Anyone can run it on their own server.':
    'De software is vrij onder de MIT-licentie. Iedereen kan haar op een eigen server draaien.',
  'The {name} logo': 'Het logo van {name}',
  'The {name} logo: a green G shaped like a speech bubble, and the name':
    'Het logo van {name}: een groene G in de vorm van een tekstballon, en de naam',
  'The {name} mark: a green G shaped like a speech bubble':
    'Het beeldmerk van {name}: een groene G in de vorm van een tekstballon',
  'Thirty seconds for a customer': 'Dertig seconden voor een klant',
  'This page is in English only.': 'Deze pagina is er alleen in het Engels.',
  'Using the logo': 'Het logo gebruiken',
  'What a customer sees on a phone.': 'Wat een klant op een telefoon ziet.',
  'What a professional sees, with made-up reviews.': 'Wat een gebruiker ziet, met verzonnen beoordelingen.',
  'What it does': 'Wat het doet',
  'free reviews': 'gratis beoordelingen',
  languages: 'talen',
  'person reads each review': 'persoon leest elke beoordeling',
  'seconds per review': 'seconden per beoordeling',
  'taps from scanning to sending': 'tikken van scannen tot versturen',
  '{name} in numbers': '{name} in cijfers',
  '{name} is that notebook, for everyone whose work is done face to face. It takes half a minute. Only one person sees the words, and they go along to the next job.':
    '{name} is dat schriftje, voor iedereen die zijn werk oog in oog doet. Het kost een halve minuut. Maar één mens ziet de woorden, en ze gaan mee naar de volgende baan.',
  "{name} lets waiters, plumbers and hairdressers collect private customer reviews of their own. Here's what you need to write about it.":
    'Met {name} verzamelen obers, loodgieters en kappers hun eigen privébeoordelingen van klanten. Hier vindt u wat u nodig hebt om erover te schrijven.',
};
