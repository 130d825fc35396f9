import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'customer'> = {
  Language: 'Sprache',
  'Loading...': 'Wird geladen\u00a0…',
  'Notifications (F8)': 'Hinweise (F8)',
  Close: 'Schließen',
  Error: 'Fehler',
  'Try again': 'Erneut versuchen',
  'Loading issue detected. Please refresh the page.':
    'Beim Laden ist etwas schiefgegangen. Bitte laden Sie die Seite neu.',
  'Install {site}': '{site} installieren',
  'Get reviews of your own, with your own QR code.':
    'Bekommen Sie selbst Bewertungen, mit Ihrem eigenen QR-Code.',
  "Open your browser's menu and choose Add to Home Screen.":
    'Öffnen Sie das Menü Ihres Browsers und wählen Sie „Zum Startbildschirm hinzufügen“.',
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
  'Send now': 'Jetzt senden',
  'Please choose a rating': 'Bitte wählen Sie Ihre Sterne',
  'Please provide a review comment': 'Bitte schreiben Sie ein paar Worte',
  'Please use at most 5,000 characters': 'Bitte höchstens 5.000\u00a0Zeichen',
  'Please provide your name': 'Bitte geben Sie Ihren Namen an',
  'Please use at most 120 characters': 'Bitte höchstens 120\u00a0Zeichen',
  'Please use ordinary characters only': 'Bitte nur gewöhnliche Zeichen verwenden',
  'Review submitted!': 'Bewertung gesendet!',
  'Thank you! Your review has been sent to {name}.': 'Vielen Dank! Ihre Bewertung wurde an {name} gesendet.',
  'Thank You': 'Vielen Dank',
  'Your words are on their way to {name}. No one else will read them.':
    'Ihre Worte sind unterwegs zu {name}. Sonst liest sie niemand.',
  'Thanks for being honest. Only {name} will read this.': 'Danke für Ihre Offenheit. Nur {name} liest das.',
  "{name} already has your first version. Your later changes weren't sent.":
    '{name} hat schon Ihre erste Fassung. Die späteren Änderungen wurden nicht gesendet.',
  'You gave {rating} out of 5 stars': 'Ihre Bewertung: {rating} von 5\u00a0Sternen',
  'Close Window': 'Fenster schließen',
  'You can close this page': 'Sie können diese Seite schließen',
  'Earlier review sent': 'Frühere Bewertung gesendet',
  'Your review for {name} was still waiting on this phone. It has now been sent.':
    'Ihre Bewertung für {name} lag noch auf diesem Telefon. Jetzt ist sie angekommen.',
  'Failed to submit review': 'Die Bewertung konnte nicht gesendet werden',
  'Saved on this phone, not sent yet': 'Auf diesem Telefon gespeichert, noch nicht gesendet',
  'Not sent yet': 'Noch nicht gesendet',
  'Not sent': 'Nicht gesendet',
  'You are offline.': 'Sie sind offline.',
  "We can't reach {site} right now.": '{site} ist gerade nicht erreichbar.',
  'The connection is slow.': 'Die Verbindung ist langsam.',
  'Still sending...': 'Wird noch gesendet\u00a0…',
  'Trying again...': 'Neuer Versuch\u00a0…',
  "We'll send it as soon as you're back online.": 'Wir senden sie, sobald Sie wieder online sind.',
  'Trying again in a few seconds.': 'Nächster Versuch in ein paar Sekunden.',
  'Trying again within a minute.': 'Nächster Versuch in weniger als einer Minute.',
  'Trying again in about {minutes} min.': 'Nächster Versuch in etwa {minutes}\u00a0Min.',
  'If you close this page, just open the link again later.':
    'Wenn Sie diese Seite schließen, öffnen Sie den Link einfach später noch einmal.',
  "This phone couldn't save it, so please keep this page open.":
    'Dieses Telefon konnte sie nicht speichern. Bitte lassen Sie diese Seite offen.',
  "{name} can't take more reviews right now. Your text is still here if you want to copy it.":
    '{name} kann gerade keine weiteren Bewertungen annehmen. Ihr Text bleibt hier, falls Sie ihn kopieren möchten.',
  "Your review wasn't accepted.": 'Ihre Bewertung wurde nicht angenommen.',
  'Your text is still here. You can edit it and try again.':
    'Ihr Text ist noch da. Sie können ihn ändern und es erneut versuchen.',
  "{name} can't take more reviews right now": '{name} kann gerade keine weiteren Bewertungen annehmen',
  'Thanks for stopping by. Please try again in a few days.':
    'Schön, dass Sie da waren. Bitte versuchen Sie es in ein paar Tagen noch einmal.',
  'What you wrote is saved on this phone:': 'Was Sie geschrieben haben, ist auf diesem Telefon gespeichert:',
  'Invalid Review Link': 'Ungültiger Link',
  "The review link you're trying to access is invalid or has expired.":
    'Der Link, den Sie öffnen möchten, ist ungültig oder abgelaufen.',
  'Please scan the code again or ask for a new link.':
    'Bitte scannen Sie den Code noch einmal oder fragen Sie nach einem neuen Link.',
  'Review limit reached': 'Die Höchstzahl an Bewertungen ist erreicht',
  'User not found': 'Diese Person wurde nicht gefunden',
  'The request could not be read': 'Ihre Eingaben konnten nicht verarbeitet werden',
  'The request is too large': 'Ihr Text ist zu lang',
  'The request took too long': 'Das Senden hat zu lange gedauert',
  'Too many requests. Please try again later.':
    'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
  'Service temporarily unavailable': 'Dienst vorübergehend nicht verfügbar',
  'Internal server error': 'Interner Serverfehler',
  'Thank you! Your review has been sent to {name}. No one else will read it.':
    'Vielen Dank! Ihre Bewertung wurde an {name} gesendet. Sonst liest sie niemand.',
  'You can close this page.': 'Sie können diese Seite schließen.',
  'Almost there': 'Fast geschafft',
  'Please check the marked fields and send it again.':
    'Bitte prüfen Sie die markierten Felder und senden Sie es noch einmal.',
  'An earlier version was already sent': 'Eine frühere Fassung wurde schon gesendet',
  'You already sent a different version from this form. If you send this one too, it will be a second review.':
    'Sie haben mit diesem Formular schon eine andere Fassung gesendet. Wenn Sie auch diese senden, wird es eine zweite Bewertung.',
  'Please go back to the form. Your browser may still have what you wrote.':
    'Bitte gehen Sie zum Formular zurück. Vielleicht ist Ihr Text dort noch vorhanden.',
  "This person can't take more reviews right now. Here's what you wrote, so you can copy it or try again in a few days.":
    'Diese Person kann gerade keine weiteren Bewertungen annehmen. Hier ist Ihr Text: Sie können ihn kopieren oder es in ein paar Tagen erneut versuchen.',
  "Nothing is lost: here's what you wrote. Please make it shorter.":
    'Es ist nichts verloren: Hier ist Ihr Text. Bitte kürzen Sie ihn.',
  "Nothing is lost: here's what you wrote. Please wait a moment and send it again. It will only arrive once.":
    'Es ist nichts verloren: Hier ist Ihr Text. Bitte warten Sie einen Moment und senden Sie ihn noch einmal. Er kommt nur einmal an.',
  "Here's what you wrote, so you can copy it:": 'Hier ist Ihr Text zum Kopieren:',
  'Please try again in a moment': 'Bitte versuchen Sie es gleich noch einmal',
  "Something isn't working on our side right now. Nothing is lost.":
    'Bei uns gibt es gerade eine Störung. Es ist nichts verloren gegangen.',
  'Want to edit it later?': 'Möchten Sie später noch etwas ändern?',
  "Save a private link. For 30 days you can edit your review, take it back, or read {name}'s reply.":
    'Speichern Sie einen privaten Link. Damit können Sie Ihre Bewertung 30\u00a0Tage lang ändern oder zurückziehen und die Antwort von {name} lesen.',
  'Save my private link': 'Meinen privaten Link speichern',
  'Saved on this phone. Use the link to open it on another device.':
    'Auf diesem Telefon gespeichert. Mit dem Link können Sie sie auch auf einem anderen Gerät öffnen.',
  "This phone couldn't save it. Please copy the link.":
    'Dieses Telefon konnte den Link nicht speichern. Bitte kopieren Sie ihn.',
  'Your private link': 'Ihr privater Link',
  'Copy link': 'Link kopieren',
  'Share link': 'Link teilen',
  Copied: 'Kopiert',
  'Please copy the selected link.': 'Bitte kopieren Sie den markierten Link.',
  'View or edit': 'Ansehen oder ändern',
  '{name} may show this review to a future employer': '{name} darf diese Bewertung bei Bewerbungen zeigen',
  Saved: 'Gespeichert',
  'Saved. You can change this with your private link.':
    'Gespeichert. Mit Ihrem privaten Link können Sie das wieder ändern.',
  "That wasn't saved. Please try again.": 'Das wurde nicht gespeichert. Bitte versuchen Sie es erneut.',
  'Your review for {name}': 'Ihre Bewertung für {name}',
  'Your private link works until {date}.': 'Ihr privater Link funktioniert bis {date}.',
  'Sent on {date}': 'Gesendet am {date}',
  'Edited on {date}': 'Geändert am {date}',
  Edit: 'Ändern',
  'Save changes': 'Änderungen speichern',
  'Keep as is': 'So lassen',
  "Your changes are saved. We'll let {name} know.":
    'Ihre Änderungen sind gespeichert. Wir sagen {name} Bescheid.',
  'Take it back': 'Zurückziehen',
  'Take back your review?': 'Ihre Bewertung zurückziehen?',
  "Your review and stars are deleted right away. This can't be undone.":
    'Ihr Text und Ihre Sterne werden sofort gelöscht. Das lässt sich nicht rückgängig machen.',
  "We'll tell {name} that a review was taken back, not what it said. Emails already sent may still contain it.":
    '{name} erfährt nur, dass eine Bewertung zurückgezogen wurde, nicht ihren Inhalt. Bereits gesendete E-Mails können ihn noch enthalten.',
  'Review taken back': 'Zurückgezogen',
  'Your review and stars have been deleted.': 'Ihr Text und Ihre Sterne wurden gelöscht.',
  '{name} replied': '{name} hat geantwortet',
  "If {name} replies, you'll see it here.": 'Wenn {name} antwortet, sehen Sie es hier.',
  'Open it again later': 'Später wieder öffnen',
  'Not saved on this phone. Anyone with the link can edit your review or take it back.':
    'Nicht auf diesem Telefon gespeichert. Wer den Link hat, kann Ihre Bewertung ändern oder zurückziehen.',
  'Save on this phone': 'Auf diesem Telefon speichern',
  'Remove from this phone': 'Von diesem Telefon entfernen',
  'Private links on this phone': 'Private Links auf diesem Telefon',
  'No private links on this phone': 'Keine privaten Links auf diesem Telefon',
  "After you send a review, you can save a private link to it. You'll find it here for 30 days.":
    'Nachdem Sie eine Bewertung gesendet haben, können Sie einen privaten Link dazu speichern. Sie finden ihn 30\u00a0Tage lang hier.',
  "Anyone using this phone can open these reviews. Removing a link doesn't delete the review.":
    'Wer dieses Telefon benutzt, kann diese Bewertungen öffnen. Entfernen Sie einen Link, bleibt die Bewertung bestehen.',
  'This link has expired': 'Dieser Link ist abgelaufen',
  'Your review stays with the person you wrote it for.':
    'Ihre Bewertung bleibt bei der Person, für die Sie sie geschrieben haben.',
  'This link no longer works': 'Dieser Link funktioniert nicht mehr',
  'The review was taken back, or part of the link is missing.':
    'Die Bewertung wurde zurückgezogen, oder der Link ist unvollständig.',
  "That didn't work": 'Das hat nicht geklappt',
  'This page needs JavaScript.': 'Diese Seite braucht JavaScript.',
};
