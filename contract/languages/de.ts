import type { Texts } from './sentences.ts';

export const texts: Texts = {
  Language: 'Sprache',
  'Loading...': 'Wird geladen\u00a0…',
  'Notifications (F8)': 'Hinweise (F8)',
  Close: 'Schließen',
  Error: 'Fehler',
  'Try again': 'Erneut versuchen',
  'Loading issue detected. Please refresh the page.':
    'Beim Laden ist etwas schiefgegangen. Bitte laden Sie die Seite neu.',
  'Install Goodword': 'Goodword installieren',
  'Collect reviews of your own, with your own QR code.':
    'Sammeln Sie selbst Bewertungen, mit Ihrem eigenen QR-Code.',
  "In your browser's menu, choose Install or Add to Home Screen.":
    'Wählen Sie im Menü Ihres Browsers „Installieren“ oder „Zum Startbildschirm hinzufügen“.',
  'Tap Share, then Add to Home Screen.': 'Tippen Sie auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
  Install: 'Installieren',
  'Not now': 'Jetzt nicht',
  'No connection': 'Keine Verbindung',
  'Please check your internet connection and try again.':
    'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  'Review for {name}': 'Eine Bewertung für {name}',
  'Review for {name} at {workplace}': 'Eine Bewertung für {name}, {workplace}',
  'How did {name} do? Write a private review in 30 seconds: only {name} will read it.':
    'Wie war es mit {name}? Schreiben Sie in 30\u00a0Sekunden eine private Bewertung: Nur {name} liest sie.',
  'Private, for {name} only': 'Privat, nur für {name}',
  'Private: only {name} will read it.': 'Privat: Nur {name} liest es.',
  'How did {name} do?': 'Wie war es mit {name}?',
  'Your rating': 'Ihre Sterne',
  '1 star': '1\u00a0Stern',
  '2 stars': '2\u00a0Sterne',
  '3 stars': '3\u00a0Sterne',
  '4 stars': '4\u00a0Sterne',
  '5 stars': '5\u00a0Sterne',
  'Pick your stars. It takes 30 seconds.': 'Sterne wählen, fertig in 30\u00a0Sekunden.',
  'Not good': 'Nicht gut',
  'Could be better': 'Könnte besser sein',
  'All right': 'In Ordnung',
  Good: 'Gut',
  Wonderful: 'Wunderbar',
  'Your review': 'Ihre Bewertung',
  'What will you remember? A sentence is plenty.': 'Was bleibt Ihnen in Erinnerung? Ein Satz genügt.',
  'Your name': 'Ihr Name',
  Location: 'Ort',
  '(optional)': '(freiwillig)',
  'Where you are from': 'Woher Sie kommen',
  'Submit Review': 'Bewertung senden',
  'Sending...': 'Wird gesendet\u00a0…',
  'Please choose a rating': 'Bitte wählen Sie Ihre Sterne',
  'Please provide a review comment': 'Bitte schreiben Sie ein paar Worte',
  'Please use at most 5,000 characters': 'Bitte höchstens 5.000\u00a0Zeichen',
  'Please provide your name': 'Bitte geben Sie Ihren Namen an',
  'Please use at most 120 characters': 'Bitte höchstens 120\u00a0Zeichen',
  'Please use ordinary characters only': 'Bitte nur gewöhnliche Zeichen verwenden',
  'Review submitted!': 'Bewertung gesendet!',
  'Thank you! Your review has been sent to {name}.': 'Vielen Dank! Ihre Bewertung wurde an {name} gesendet.',
  'Thank You': 'Vielen Dank',
  'A good word is on its way to {name}. Nobody else gets to read it.':
    'Ein gutes Wort ist auf dem Weg zu {name}. Sonst liest es niemand.',
  'Honest words are on their way to {name}. Nobody else gets to read them.':
    'Ehrliche Worte sind auf dem Weg zu {name}. Sonst liest sie niemand.',
  '{name} already has what you sent first. What you changed after that was not sent.':
    '{name} hat schon, was Sie zuerst gesendet haben. Was Sie danach geändert haben, wurde nicht gesendet.',
  'You gave {rating} out of 5 stars': 'Ihre Bewertung: {rating} von 5\u00a0Sternen',
  'Close Window': 'Fenster schließen',
  'You can close this page': 'Sie können diese Seite schließen',
  'Earlier review sent': 'Frühere Bewertung gesendet',
  'Your review for {name} was still waiting on this phone. It has arrived now.':
    'Ihre Bewertung für {name} hat noch auf diesem Telefon gewartet. Jetzt ist sie angekommen.',
  'Failed to submit review': 'Die Bewertung konnte nicht gesendet werden',
  'Saved on this phone, not sent yet': 'Auf diesem Telefon gespeichert, noch nicht gesendet',
  'Not sent yet': 'Noch nicht gesendet',
  'Not sent': 'Nicht gesendet',
  'You are offline.': 'Sie sind offline.',
  'The server cannot be reached right now.': 'Der Server ist gerade nicht erreichbar.',
  'The server cannot take it right now.': 'Der Server kann sie gerade nicht annehmen.',
  'The connection is slow.': 'Die Verbindung ist langsam.',
  'Still sending...': 'Wird noch gesendet\u00a0…',
  'Trying again...': 'Neuer Versuch\u00a0…',
  'It goes out by itself as soon as you are back online.':
    'Ihre Bewertung wird von selbst gesendet, sobald Sie wieder online sind.',
  'It goes out by itself, next try in a few seconds.':
    'Ihre Bewertung wird von selbst gesendet, nächster Versuch in wenigen Sekunden.',
  'It goes out by itself, next try within a minute.':
    'Ihre Bewertung wird von selbst gesendet, nächster Versuch in weniger als einer Minute.',
  'It goes out by itself, next try in about {minutes} min.':
    'Ihre Bewertung wird von selbst gesendet, nächster Versuch in etwa {minutes}\u00a0Min.',
  'If you close this page, it goes out when you open the link again.':
    'Wenn Sie diese Seite schließen, wird sie gesendet, sobald Sie den Link wieder öffnen.',
  'This phone could not save it, so please keep this page open.':
    'Dieses Telefon konnte sie nicht speichern, bitte lassen Sie diese Seite offen.',
  '{name} cannot take more reviews right now. Your words stay here, so that you can copy them.':
    '{name} kann gerade keine weiteren Bewertungen annehmen. Ihre Worte bleiben hier, damit Sie sie kopieren können.',
  'The server did not take your review.': 'Der Server hat Ihre Bewertung nicht angenommen.',
  'Your words stay here. You can change them, and try again.':
    'Ihre Worte bleiben hier. Sie können sie ändern und es erneut versuchen.',
  '{name} cannot take more reviews right now': '{name} kann gerade keine weiteren Bewertungen annehmen',
  'How kind of you to stop by. Please try this link again another day.':
    'Wie nett, dass Sie vorbeischauen. Bitte versuchen Sie diesen Link an einem anderen Tag noch einmal.',
  'What you wrote is kept on this phone:': 'Was Sie geschrieben haben, ist auf diesem Telefon gespeichert:',
  'Invalid Review Link': 'Ungültiger Link',
  "The review link you're trying to access is invalid or has expired.":
    'Der Link, den Sie öffnen möchten, ist ungültig oder abgelaufen.',
  'Please scan the code again, or ask for a new link.':
    'Bitte scannen Sie den Code noch einmal oder fragen Sie nach einem neuen Link.',
  'Review limit reached': 'Die Höchstzahl an Bewertungen ist erreicht',
  'User not found': 'Diese Person wurde nicht gefunden',
  'The request could not be read': 'Die Anfrage konnte nicht gelesen werden',
  'The request is too large': 'Die Sendung ist zu groß',
  'The request took too long': 'Das Senden hat zu lange gedauert',
  'Too many requests. Please try again later.': 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.',
  'Service temporarily unavailable': 'Dienst vorübergehend nicht verfügbar',
  'Internal server error': 'Interner Serverfehler',
  'Thank you! Your review has been sent to {name}. Nobody else gets to read it.':
    'Vielen Dank! Ihre Bewertung wurde an {name} gesendet. Sonst liest sie niemand.',
  'You can close this page.': 'Sie können diese Seite schließen.',
  'Almost there': 'Fast geschafft',
  'Please look at what is marked, and send it again.':
    'Bitte sehen Sie nach, was markiert ist, und senden Sie es noch einmal.',
  'An earlier version has arrived': 'Eine frühere Fassung ist angekommen',
  'This form has sent a review before, in other words than these. If you send these too, they arrive as a second review.':
    'Dieses Formular hat schon eine Bewertung gesendet, mit anderen Worten. Wenn Sie auch diese senden, kommen sie als zweite Bewertung an.',
  'Please go back to the form. Your browser may still have what you wrote there.':
    'Bitte gehen Sie zum Formular zurück. Vielleicht hat Ihr Browser noch, was Sie dort geschrieben haben.',
  'This person cannot take more reviews right now. Here is what you wrote, so that you can copy it, or try again another day.':
    'Diese Person kann gerade keine weiteren Bewertungen annehmen. Hier ist, was Sie geschrieben haben: Sie können es kopieren oder es an einem anderen Tag erneut versuchen.',
  'Nothing is lost: here is what you wrote. Please make it shorter.':
    'Nichts ist verloren: Hier ist, was Sie geschrieben haben. Bitte kürzen Sie es.',
  'Nothing is lost: here is what you wrote. Please wait a moment, and send it again. It arrives only once.':
    'Nichts ist verloren: Hier ist, was Sie geschrieben haben. Bitte warten Sie einen Moment und senden Sie es noch einmal. Es kommt nur einmal an.',
  'Here is what you wrote, so that you can copy it:':
    'Hier ist, was Sie geschrieben haben, damit Sie es kopieren können:',
  'Please try again in a moment': 'Bitte versuchen Sie es gleich noch einmal',
  'Something on our side is not working right now. Nothing of yours is lost.':
    'Bei uns funktioniert gerade etwas nicht. Von Ihnen ist nichts verloren.',
  'Your words stay yours': 'Ihre Worte bleiben Ihre',
  'With a key you can see, change or withdraw them for 30 days, and read what {name} answers.':
    'Mit einem Schlüssel können Sie sie 30\u00a0Tage lang ansehen, ändern oder zurückziehen, und lesen, was {name} antwortet.',
  'Keep a key to this review': 'Einen Schlüssel zu dieser Bewertung behalten',
  'The key is kept on this device. With the link it also opens elsewhere.':
    'Der Schlüssel liegt auf diesem Gerät. Mit dem Link öffnet er auch anderswo.',
  'This device could not keep the key. Please copy the link.':
    'Dieses Gerät konnte den Schlüssel nicht behalten. Bitte kopieren Sie den Link.',
  'Your secret link': 'Ihr geheimer Link',
  'Copy link': 'Link kopieren',
  'Share link': 'Link teilen',
  Copied: 'Kopiert',
  'Please copy the marked link yourself.': 'Bitte kopieren Sie den markierten Link selbst.',
  'See or change it': 'Ansehen oder ändern',
  '{name} may show my words to an employer': '{name} darf meine Worte einem Arbeitgeber zeigen',
  Saved: 'Gespeichert',
  'Saved. You can take it back with your key.':
    'Gespeichert. Mit Ihrem Schlüssel können Sie es zurücknehmen.',
  'This was not saved. Please try again.': 'Das wurde nicht gespeichert. Bitte versuchen Sie es erneut.',
  'Your review for {name}': 'Ihre Bewertung für {name}',
  'Your key opens it until {date}.': 'Ihr Schlüssel öffnet sie bis {date}.',
  'Sent on {date}': 'Gesendet am {date}',
  'Changed on {date}': 'Geändert am {date}',
  'Change it': 'Ändern',
  'Save changes': 'Änderungen speichern',
  'Leave it as it is': 'So lassen',
  'Your changes are saved. {name} is told.': 'Ihre Änderungen sind gespeichert. {name} erfährt davon.',
  'Withdraw it': 'Zurückziehen',
  'Withdraw your review?': 'Ihre Bewertung zurückziehen?',
  'It is deleted at once, with its words and stars, and cannot be brought back.':
    'Sie wird sofort gelöscht, mit ihren Worten und Sternen, und kann nicht wiederhergestellt werden.',
  '{name} is told that a review was withdrawn, without its words. An email that went out before may still have them.':
    '{name} erfährt, dass eine Bewertung zurückgezogen wurde, ohne ihre Worte. In einer E-Mail von vorher können sie noch stehen.',
  Withdrawn: 'Zurückgezogen',
  'Your review is deleted, with its words and stars.':
    'Ihre Bewertung ist gelöscht, mit ihren Worten und Sternen.',
  '{name} has answered you': '{name} hat Ihnen geantwortet',
  '{name} can answer once. The answer then stands here, for you alone.':
    '{name} kann einmal antworten. Die Antwort steht dann hier, nur für Sie.',
  'Your key': 'Ihr Schlüssel',
  'This device does not keep the key. Whoever has the link can do all this.':
    'Dieses Gerät hat den Schlüssel nicht. Wer den Link hat, kann all das tun.',
  'Keep the key on this device': 'Den Schlüssel auf diesem Gerät behalten',
  'Forget the key': 'Schlüssel vergessen',
  'Keys on this device': 'Schlüssel auf diesem Gerät',
  'No keys on this device': 'Keine Schlüssel auf diesem Gerät',
  'After you leave a review, you can keep a key to it. It then stands here for 30 days.':
    'Nach einer Bewertung können Sie einen Schlüssel dazu behalten. Er liegt dann 30\u00a0Tage lang hier.',
  'Whoever uses this device can open these reviews. Forgetting a key leaves the review as it is.':
    'Wer dieses Gerät benutzt, kann diese Bewertungen öffnen. Wird ein Schlüssel vergessen, bleibt die Bewertung, wie sie ist.',
  'The 30 days are over': 'Die 30\u00a0Tage sind vorbei',
  'The review stays with the person you wrote it for.':
    'Die Bewertung bleibt bei dem Menschen, für den Sie sie geschrieben haben.',
  'This key opens nothing': 'Dieser Schlüssel öffnet nichts',
  'The review was withdrawn, or the link is not complete.':
    'Die Bewertung wurde zurückgezogen, oder der Link ist nicht vollständig.',
  'This did not work': 'Das hat nicht geklappt',
  'This page needs JavaScript.': 'Diese Seite braucht JavaScript.',
};
