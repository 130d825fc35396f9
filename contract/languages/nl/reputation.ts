import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'nl', 'reputation'> = {
  'Take my reviews with me': 'Mijn beoordelingen meenemen',
  "They're yours, wherever you work next. Download them all, or show a few to an employer.":
    'Ze zijn van u, waar u hierna ook werkt. Download ze allemaal, of laat er een paar zien aan een werkgever.',
  // The reference for a period
  'Reference (PDF)': 'Referentie (pdf)',
  'For job applications, or just to keep.': 'Voor sollicitaties, of gewoon om te bewaren.',
  From: 'Van',
  To: 'Tot',
  'The period ends before it begins': 'De periode eindigt voor ze begint',
  "Include customers' names and locations": 'Met namen en plaatsen van klanten',
  "Your customers shared their names with you. Only include them if they'd be fine with it.":
    'Uw klanten gaven hun naam aan u. Neem namen alleen op als zij dat goed zouden vinden.',
  'Include what they wrote': 'Met wat ze schreven',
  'Download PDF': 'Pdf downloaden',
  '{file} downloaded': '{file} gedownload',
  'Failed to create the file': 'Bestand niet gemaakt',
  "Couldn't load the numbers.": 'De cijfers konden niet worden geladen.',
  'There are no reviews in this period.': 'Er zijn geen beoordelingen in deze periode.',
  // E.g. 4.83
  '{average} on average': 'gemiddeld {average}',
  // How the check works
  'How the check works': 'Zo werkt de controle',
  'Reviews are digitally signed when they arrive. Anyone can open the signed file at <link>{address}</link> and see that nothing was changed. The PDF is for reading.':
    'Beoordelingen worden bij binnenkomst digitaal ondertekend. Iedereen kan het ondertekende bestand openen op <link>{address}</link> en zien dat er niets is veranderd. De pdf is om te lezen.',
  "You can leave out names and text, but not stars, count or average. They're signed for the whole period and for all time.":
    'Namen en tekst kunt u weglaten, maar sterren, aantal en gemiddelde niet. Die zijn ondertekend voor de hele periode en voor alle tijd.',
  'Download signed file': 'Ondertekend bestand downloaden',
  'Download verify page': 'Controlepagina downloaden',
  // A new link for an employer; it works for 7 days
  'Show a few to an employer': 'Een paar aan een werkgever tonen',
  "A page with reviews you choose. It works for {days} days or until you turn it off, and search engines can't find it.":
    'Een pagina met beoordelingen die u kiest. Ze werkt {days}\u00a0dagen of tot u ze uitzet, en zoekmachines vinden ze niet.',
  'No reviews to show yet': 'Nog niets om te laten zien',
  "After sending a review, customers can let you show it to a future employer. You'll find those reviews here.":
    'Na het versturen kunnen klanten goedvinden dat u hun beoordeling bij sollicitaties laat zien. Die vindt u dan hier.',
  "Couldn't load more reviews.": 'Meer beoordelingen konden niet worden geladen.',
  'Who is it for?': 'Voor wie is de link?',
  "They'll see this name at the top of the page.": 'Deze naam staat bovenaan de pagina.',
  'e.g. Hotel Aurora': 'bijv. Hotel Aurora',
  'Reviews to show': 'Beoordelingen om te tonen',
  '({count} chosen)|({count} chosen)': { one: '({count} gekozen)', other: '({count} gekozen)' },
  'Create link': 'Link maken',
  'Failed to create the link': 'Link niet gemaakt',
  'Open page': 'Pagina openen',
  // The links; the states of a link are Open, Empty, Expired and Turned off
  'Your links': 'Uw links',
  "Couldn't load your links.": 'Uw links konden niet worden geladen.',
  Open: 'Open',
  Empty: 'Leeg',
  Expired: 'Verlopen',
  'Turned off': 'Uitgezet',
  '{count} review, until {date}|{count} reviews, until {date}': {
    one: '{count}\u00a0beoordeling, tot {date}',
    other: '{count}\u00a0beoordelingen, tot {date}',
  },
  'Nothing left to show: the customers took back their permission or their review':
    'Niets meer te tonen: de klanten trokken hun toestemming of beoordeling in',
  'Not opened yet': 'Nog niet geopend',
  'Opened once, last on {date}|Opened {count} times, last on {date}': {
    one: 'Eén keer geopend, op {date}',
    other: '{count}\u00a0keer geopend, laatst op {date}',
  },
  // A button
  'Turn off': 'Uitzetten',
  'Turn off the link for {employer}': 'Link voor {employer} uitzetten',
  "Turn off the link for {employer}? Its page closes right away. This can't be undone.":
    'De link voor {employer} uitzetten? De pagina sluit meteen. Dit kan niet ongedaan worden gemaakt.',
  'Link turned off': 'Link uitgezet',
  'The page for {employer} is closed.': 'De pagina voor {employer} is gesloten.',
  'Failed to turn off the link': 'Link niet uitgezet',
};
