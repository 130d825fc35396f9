import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'employer'> = {
  // The page that an employer opens; {name} is the professional's full name
  '{name}, in customers’ words': '{name}, in den Worten der Gäste',
  'For {employer}': 'Für {employer}',
  'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.':
    {
      one: 'Eine Bewertung, die {name} Ihnen mit Erlaubnis des Gastes zeigt.',
      other: '{count} Bewertungen, die {name} Ihnen mit Erlaubnis der Gäste zeigt.',
    },
  '{rating} out of 5 stars': '{rating} von 5\u00a0Sternen',
  // Instead of a name
  'A customer': 'Ein Gast',
  // Along a circle: keep it short
  'Signed on arrival': 'Signiert bei Ankunft',
  'Reviews are digitally signed when they arrive. <link>How signatures are checked</link>':
    'Bewertungen werden bei der Ankunft digital signiert. <link>So werden Signaturen geprüft</link>',
  'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.':
    'Bei {site} schreiben Gäste ohne Konto, über einen Link oder QR-Code des Menschen, der sie bedient hat. Dieser kann Bewertungen weder schreiben noch ändern. {name} hat die Bewertungen auf dieser Seite ausgewählt; es kann weitere geben.',
  'This page is only for you. It closes on {date} at the latest.':
    'Diese Seite ist nur für Sie. Sie schließt spätestens am {date}.',
  'This page is closed': 'Diese Seite ist geschlossen',
  'This link has expired or was turned off. Ask the person who sent it for a new one.':
    'Dieser Link ist abgelaufen oder abgeschaltet. Fragen Sie, wer ihn geschickt hat, nach einem neuen.',
  // The page that checks a signed file
  'Check a reputation': 'Einen Ruf prüfen',
  'Check a file of reviews: who they are about, how many there are, and that nothing was changed or left out.':
    'Eine Datei mit Bewertungen prüfen: um wen es geht, wie viele es sind, und dass nichts geändert oder weggelassen wurde.',
  'Is this reputation genuine?': 'Ist dieser Ruf echt?',
  'Someone gave you a file with their reviews. Choose it to see who it is about, and whether anything was changed, added or left out.':
    'Jemand hat Ihnen eine Datei mit Bewertungen gegeben. Wählen Sie sie aus und sehen Sie, um wen es geht und ob etwas geändert, hinzugefügt oder weggelassen wurde.',
  'Reputation file': 'Datei mit Bewertungen',
  'Or drop it anywhere on this page. It stays on this device; nothing is sent.':
    'Oder ziehen Sie sie auf diese Seite. Sie bleibt auf diesem Gerät; nichts wird gesendet.',
  'This page checks the file in your browser, using JavaScript. Please turn it on.':
    'Diese Seite prüft die Datei in Ihrem Browser mit JavaScript. Bitte schalten Sie es ein.',
  "This browser can't check signatures here. Open this page over https, in a current browser.":
    'Dieser Browser kann hier keine Signaturen prüfen. Öffnen Sie diese Seite über https, in einem aktuellen Browser.',
  'Reading...': 'Wird gelesen\u00a0…',
  'Checking {done} of {count} review...|Checking {done} of {count} reviews...': {
    one: 'Prüfung: {done} von {count}\u00a0Bewertung\u00a0…',
    other: 'Prüfung: {done} von {count}\u00a0Bewertungen\u00a0…',
  },
  Result: 'Ergebnis',
  'How the check works': 'So funktioniert die Prüfung',
  "Each review is signed when it arrives, and the count and average are signed for the whole period. Names and text can be hidden; stars, count and average can't. Changing a letter or leaving out a review breaks a signature.":
    'Jede Bewertung wird bei der Ankunft signiert, Anzahl und Durchschnitt für den ganzen Zeitraum. Namen und Texte können verborgen sein; Sterne, Anzahl und Durchschnitt nicht. Ein geänderter Buchstabe oder eine fehlende Bewertung bricht eine Signatur.',
  "A signature proves that the service received a review, and when. It can't prove who the customer is, since customers have no account. The person chose the period, so their all-time figures are shown too.":
    'Eine Signatur beweist, dass der Dienst eine Bewertung bekam, und wann. Sie kann nicht beweisen, wer der Gast ist, denn Gäste haben kein Konto. Der Zeitraum ist ausgewählt, darum stehen auch die Zahlen insgesamt dabei.',
  'Whose signatures this page accepts': 'Wessen Signaturen diese Seite annimmt',
  'This page only accepts signatures from {issuer}. Their public keys came with the page.':
    'Diese Seite nimmt nur Signaturen von {issuer} an. Die öffentlichen Schlüssel kamen mit der Seite.',
  // {key} is the name of a public key
  '{key} from {start} to {end}': '{key} vom {start} bis {end}',
  '{key} from {start}, in use': '{key} seit {start}, in Gebrauch',
  '<link>Save this page</link> to check files offline, in any browser.':
    '<link>Speichern Sie diese Seite</link>, um Dateien ohne Netz zu prüfen, in jedem Browser.',
  'This is a saved copy. Did you get it from the person the file is about? Open {address} instead. A changed copy could call any file genuine.':
    'Das ist eine gespeicherte Kopie. Kam sie von dem Menschen, um den es in der Datei geht? Öffnen Sie stattdessen {address}. Eine geänderte Kopie könnte jede Datei echt nennen.',
  // Its verdict
  'Yes, this is genuine': 'Ja, das ist echt',
  'No, do not rely on this file': 'Nein, verlassen Sie sich nicht auf diese Datei',
  '<average>{average}</average> of 5 stars, from {count} review|<average>{average}</average> of 5 stars, from {count} reviews':
    {
      one: '<average>{average}</average> von 5\u00a0Sternen, aus {count}\u00a0Bewertung',
      other: '<average>{average}</average> von 5\u00a0Sternen, aus {count}\u00a0Bewertungen',
    },
  'From {start} to {end}.': 'Vom {start} bis {end}.',
  'All time: {count} review, {average} on average.|All time: {count} reviews, {average} on average.': {
    one: 'Insgesamt: {count}\u00a0Bewertung, im Durchschnitt {average}.',
    other: 'Insgesamt: {count}\u00a0Bewertungen, im Durchschnitt {average}.',
  },
  'Signed by {issuer} on {date}.': 'Signiert von {issuer} am {date}.',
  'What was checked': 'Was geprüft wurde',
  Yes: 'Ja',
  No: 'Nein',
  "The content isn't shown because it can't be trusted. Ask for a new file.":
    'Der Inhalt wird nicht gezeigt, weil ihm nicht zu trauen ist. Bitten Sie um eine neue Datei.',
  'It is a reputation file': 'Es ist eine Datei mit Bewertungen',
  'The whole file is signed by the service': 'Die ganze Datei ist vom Dienst signiert',
  'Each review is unchanged': 'Jede Bewertung ist unverändert',
  'No review was added, left out or moved': 'Keine Bewertung wurde hinzugefügt, weggelassen oder verschoben',
  // What is wrong; {fault} is one of these sentences
  'Review {number} of {count}: {fault}': 'Bewertung {number} von {count}: {fault}',
  "{count} more can't be trusted either.|{count} more can't be trusted either.": {
    one: '{count} weiterer ist auch nicht zu trauen.',
    other: '{count} weiteren ist auch nicht zu trauen.',
  },
  'This is a different kind of file, or part of it is missing.':
    'Das ist eine andere Art von Datei, oder ein Teil fehlt.',
  'Without a valid signature for the whole file, there is no way to tell which reviews belong in it.':
    'Ohne gültige Signatur der ganzen Datei lässt sich nicht sagen, welche Bewertungen hineingehören.',
  'There should be {count} review, but there are {found}.|There should be {count} reviews, but there are {found}.':
    {
      one: 'Es sollte {count}\u00a0Bewertung sein, es sind aber {found}.',
      other: 'Es sollten {count}\u00a0Bewertungen sein, es sind aber {found}.',
    },
  'These are not the reviews that were signed together, or their order has changed.':
    'Das sind nicht die gemeinsam signierten Bewertungen, oder ihre Reihenfolge ist anders.',
  'The signature does not match the content.': 'Die Signatur passt nicht zum Inhalt.',
  'The text or a name was changed.': 'Der Text oder ein Name wurde geändert.',
  'It is dated {date}, which is in the future.': 'Das Datum, {date}, liegt in der Zukunft.',
  'It is dated {date}, when its key was not in use.':
    'Am angegebenen Datum, {date}, war der Schlüssel nicht in Gebrauch.',
  'It is signed with a key this page does not know. If this is a saved copy, open {address} and try again.':
    'Den Schlüssel der Signatur kennt diese Seite nicht. Ist es eine gespeicherte Kopie, öffnen Sie {address} und versuchen Sie es erneut.',
  'It claims to be from {issuer}, but this page only accepts signatures from {issuers}.':
    'Sie will von {issuer} sein, aber diese Seite nimmt nur Signaturen von {issuers} an.',
  // The reviews of a genuine file
  'The reviews': 'Die Bewertungen',
  'Show more ({count} left)|Show more ({count} left)': {
    one: 'Mehr zeigen (noch {count})',
    other: 'Mehr zeigen (noch {count})',
  },
  'Received on {received}.': 'Erhalten am {received}.',
  'Received on {received}, edited by the customer on {edited}.':
    'Erhalten am {received}, vom Gast geändert am {edited}.',
  'Received on {received}, signed on {signed}.': 'Erhalten am {received}, signiert am {signed}.',
  'Received on {received}, edited by the customer on {edited}, signed on {signed}.':
    'Erhalten am {received}, vom Gast geändert am {edited}, signiert am {signed}.',
  'Text hidden by the professional': 'Text verborgen',
  'Name hidden by the professional': 'Name verborgen',
  'No name': 'Ohne Namen',
  'Workplace, as named by the professional: {workplace} (not signed).':
    'Arbeitsort, selbst benannt: {workplace} (nicht signiert).',
  // The reference document, a PDF
  'Customer reviews of {name}': 'Bewertungen von Gästen über {name}',
  'Customer reviews, collected with {site}': 'Bewertungen von Gästen, gesammelt mit {site}',
  '{from} to {to}': '{from} bis {to}',
  // The number is large, the rest small
  '{average} out of 5': '{average} von 5',
  'All {count} review from this period|All {count} reviews from this period': {
    one: 'Die {count}\u00a0Bewertung aus diesem Zeitraum',
    other: 'Alle {count}\u00a0Bewertungen aus diesem Zeitraum',
  },
  // {reviews} is '{count} reviews'
  'All time: {reviews}, {average} out of 5 on average. Created on {date}. The last page says how to check these reviews.':
    'Insgesamt: {reviews}, im Durchschnitt {average} von 5. Erstellt am {date}. Die letzte Seite sagt, wie sich diese Bewertungen prüfen lassen.',
  'Customers’ names are not included. Star ratings always are.':
    'Ohne Namen der Gäste. Die Sterne sind immer vollständig.',
  'Customers’ comments are not included. Star ratings always are.':
    'Ohne Texte der Gäste. Die Sterne sind immer vollständig.',
  'Customers’ names and comments are not included. Star ratings always are.':
    'Ohne Namen und Texte der Gäste. Die Sterne sind immer vollständig.',
  '{date}, edited later': '{date}, später geändert',
  'End of all {count} review from this period.|End of all {count} reviews from this period.': {
    one: 'Ende der {count}\u00a0Bewertung aus diesem Zeitraum.',
    other: 'Ende aller {count}\u00a0Bewertungen aus diesem Zeitraum.',
  },
  'How to check these reviews': 'So lassen sich diese Bewertungen prüfen',
  'Each review is digitally signed by {host}, so the person it is about can’t change it. The number of reviews and their average are signed too, so none can be left out.':
    'Jede Bewertung ist von {host} digital signiert, darum kann sie der Mensch, um den es geht, nicht ändern. Auch Anzahl und Durchschnitt sind signiert, darum kann keine fehlen.',
  'To check them, ask for the signed file that belongs to this document and open it at {address}. Your browser does the check, even offline.':
    'Zum Prüfen bitten Sie um die signierte Datei zu diesem Dokument und öffnen sie unter {address}. Ihr Browser prüft selbst, auch ohne Netz.',
  'Signed with key {key}. Digest of the reviews: {digest}':
    'Signiert mit Schlüssel {key}. Prüfsumme der Bewertungen: {digest}',
  'QR code of {address}': 'QR-Code von {address}',
  'Page {number}': 'Seite {number}',
};
