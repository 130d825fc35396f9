import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'marketing'> = {
  '"{quote}"': '„{quote}“',
  'A link that belongs to a person': 'Ein Link, der einem Menschen gehört',
  'A printed card with a question and a QR code': 'Eine gedruckte Karte mit einer Frage und einem QR-Code',
  'As on every page here.': 'Wie auf jeder Seite hier.',
  'Ask us a question': 'Fragen Sie uns',
  "Don't recolor, stretch or rotate it.": 'Nicht umfärben, verzerren oder drehen.',
  'Download {format}<more>: {picture}</more>': '{format} herunterladen<more>: {picture}</more>',
  "Each review is emailed right away to the professional it's about. Nothing is published, and no one is ranked.":
    'Jede Bewertung geht sofort per E-Mail an den Menschen, um den es geht. Nichts wird veröffentlicht, niemand kommt in eine Rangliste.',
  "Every founder story has its moment. Ours is the end of a shift: a guest said that you made their evening, and by the time the last table is wiped, the words are gone. All that's left is a star on the restaurant's page.":
    'Jede Gründungsgeschichte hat ihren Moment. Unserer ist der Feierabend: Ein Gast hat gesagt, Sie hätten seinen Abend gerettet, und ist der letzte Tisch gewischt, sind die Worte weg. Übrig bleibt ein Stern auf der Seite des Restaurants.',
  'Everyone else': 'Alle anderen',
  'Free to use in articles, broadcasts and talks about {name}. No need to ask.':
    'Frei für Artikel, Sendungen und Vorträge über {name}. Ohne Nachfrage.',
  'How it started': 'Wie es begann',
  'Just the G, for small and square spaces.': 'Nur das G, für kleine und quadratische Flächen.',
  'Leave clear space around it: at least half the height of the mark.':
    'Lassen Sie ringsum Platz: mindestens die halbe Höhe des Zeichens.',
  Logo: 'Logo',
  'Logos and pictures': 'Logos und Bilder',
  'Mark and name, on a transparent background.': 'Zeichen und Name, auf durchsichtigem Grund.',
  Mark: 'Zeichen',
  'No advertising, no trackers': 'Keine Werbung, keine Tracker',
  'Open source': 'Open Source',
  'Praise belongs to the person who earned it. We just gave it a place to stay.':
    'Lob gehört dem Menschen, der es verdient hat. Wir haben ihm nur einen Platz gegeben.',
  'Press and media kit': 'Presse und Medien',
  'Press contacts': 'Pressekontakte',
  'Press inquiries': 'Presseanfragen',
  'Printed card': 'Gedruckte Karte',
  'Private by design': 'Von Grund auf privat',
  'Professionals own their data, and can download or delete it anytime. Pages load nothing from other companies.':
    'Die Daten gehören den Menschen, die sie sammeln; sie können sie jederzeit herunterladen oder löschen. Die Seiten laden nichts von anderen Firmen.',
  'Quote these as they are, or use your own words.': 'Zitieren Sie das so, oder mit eigenen Worten.',
  'Review page': 'Bewertungsseite',
  'Review sites collect praise for businesses. Here it goes to the waiter, plumber or hairdresser, who keeps it from job to job.':
    'Bewertungsportale sammeln Lob für Betriebe. Hier bekommen es Menschen im Service, im Handwerk, im Salon, und behalten es von Job zu Job.',
  'Simple pricing': 'Einfache Preise',
  'Some people carry a notebook and ask guests for a line, to read again on a bad shift.':
    'Manche tragen ein Notizbuch bei sich und bitten Gäste um eine Zeile, die sie nach einer schlechten Schicht wieder lesen.',
  'The <help>Help Center</help>': 'Die <help>Hilfe</help>',
  'The card with the QR code, as printed.': 'Die Karte mit dem QR-Code, wie gedruckt.',
  'The customer scans a code, picks one to five stars, and adds a few words and a name. No app, no account.':
    'Der Gast scannt einen Code, wählt einen bis fünf Sterne und schreibt ein paar Worte und einen Namen. Keine App, kein Konto.',
  'The dashboard of a professional, with totals, the latest reviews and a QR code':
    'Die Übersicht mit Zahlen, neuesten Bewertungen und QR-Code',
  'The first {limit} reviews are free. After that, unlimited reviews cost {monthly} per month or {annual} per year.':
    'Die ersten {limit} Bewertungen sind kostenlos. Danach kosten unbegrenzt viele {monthly} im Monat oder {annual} im Jahr.',
  'The idea behind {name}': 'Die Idee hinter {name}',
  'The review page on a phone: five stars and a few fields':
    'Die Bewertungsseite auf dem Telefon: fünf Sterne und ein paar Felder',
  'The software is free under the MIT license. Anyone can run it on their own server.':
    'Die Software ist frei unter der MIT-Lizenz. Alle können sie auf dem eigenen Server betreiben.',
  'The {name} logo': 'Das Logo von {name}',
  'The {name} logo: a green G shaped like a speech bubble, and the name':
    'Das Logo von {name}: ein grünes G in Form einer Sprechblase, und der Name',
  'The {name} mark: a green G shaped like a speech bubble':
    'Das Zeichen von {name}: ein grünes G in Form einer Sprechblase',
  'Thirty seconds for a customer': 'Dreißig Sekunden für einen Gast',
  'This page is in English only.': 'Diese Seite gibt es nur auf Englisch.',
  'Using the logo': 'Das Logo verwenden',
  'What a customer sees on a phone.': 'Was ein Gast auf dem Telefon sieht.',
  'What a professional sees, with made-up reviews.':
    'Was Sie nach dem Anmelden sehen, mit erfundenen Bewertungen.',
  'What it does': 'Was es kann',
  'free reviews': 'kostenlose Bewertungen',
  languages: 'Sprachen',
  'person reads each review': 'Mensch liest jede Bewertung',
  'seconds per review': 'Sekunden pro Bewertung',
  'taps from scanning to sending': 'Fingertipps vom Scannen bis zum Senden',
  '{name} in numbers': '{name} in Zahlen',
  '{name} is that notebook, for everyone whose work is done face to face. It takes half a minute. Only one person sees the words, and they go along to the next job.':
    '{name} ist dieses Notizbuch, für alle, die von Angesicht zu Angesicht arbeiten. Es dauert eine halbe Minute. Nur ein Mensch sieht die Worte, und sie kommen mit in den nächsten Job.',
  "{name} lets waiters, plumbers and hairdressers collect private customer reviews of their own. Here's what you need to write about it.":
    'Mit {name} sammeln Menschen im Service, im Handwerk und im Salon eigene, private Bewertungen. Hier ist, was Sie zum Schreiben darüber brauchen.',
};
