import type { Texts } from './sentences.ts';

export const texts: Texts = {
  Language: 'Lingua',
  'Loading...': 'Caricamento…',
  'Notifications (F8)': 'Notifiche (F8)',
  Close: 'Chiudi',
  Error: 'Errore',
  'Try again': 'Riprova',
  'Loading issue detected. Please refresh the page.':
    'Si è verificato un problema di caricamento. Ricarichi la pagina.',
  'Install Goodword': 'Installa Goodword',
  'Collect reviews of your own, with your own QR code.': 'Raccolga le Sue recensioni, con il Suo codice QR.',
  "In your browser's menu, choose Install or Add to Home Screen.":
    'Nel menu del browser scelga Installa o Aggiungi a schermata Home.',
  'Tap Share, then Add to Home Screen.': 'Tocchi Condividi, poi Aggiungi alla schermata Home.',
  Install: 'Installa',
  'Not now': 'Non ora',
  'No connection': 'Nessuna connessione',
  'Please check your internet connection and try again.': 'Controlli la connessione a Internet e riprovi.',
  'Review for {name}': 'Una recensione per {name}',
  'Review for {name} at {workplace}': 'Una recensione per {name}, {workplace}',
  'How did {name} do? Write a private review in 30 seconds: only {name} will read it.':
    'Com’è andata con {name}? Scriva una recensione privata in 30\u00a0secondi: la leggerà solo {name}.',
  'Private, for {name} only': 'Privato, solo per {name}',
  'Private: only {name} will read it.': 'Privato: lo leggerà solo {name}.',
  'How did {name} do?': 'Com’è andata con {name}?',
  'Your rating': 'Il Suo voto',
  '1 star': '1\u00a0stella',
  '2 stars': '2\u00a0stelle',
  '3 stars': '3\u00a0stelle',
  '4 stars': '4\u00a0stelle',
  '5 stars': '5\u00a0stelle',
  'Pick your stars. It takes 30 seconds.': 'Scelga le stelle. Bastano 30\u00a0secondi.',
  'Not good': 'Non bene',
  'Could be better': 'Si può migliorare',
  'All right': 'Abbastanza bene',
  Good: 'Bene',
  Wonderful: 'Meraviglioso',
  'Your review': 'La Sua recensione',
  'What will you remember? A sentence is plenty.': 'Che cosa ricorderà? Basta una frase.',
  'Your name': 'Il Suo nome',
  Location: 'Luogo',
  '(optional)': '(facoltativo)',
  'Where you are from': 'Da dove viene',
  'Submit Review': 'Invia recensione',
  'Sending...': 'Invio in corso…',
  'Please choose a rating': 'Scelga un voto',
  'Please provide a review comment': 'Scriva qualche parola',
  'Please use at most 5,000 characters': 'Usi al massimo 5000\u00a0caratteri',
  'Please provide your name': 'Indichi il Suo nome',
  'Please use at most 120 characters': 'Usi al massimo 120\u00a0caratteri',
  'Please use ordinary characters only': 'Usi solo caratteri comuni',
  'Review submitted!': 'Recensione inviata!',
  'Thank you! Your review has been sent to {name}.': 'Grazie! La Sua recensione è stata inviata a {name}.',
  'Thank You': 'Grazie',
  'A good word is on its way to {name}. Nobody else gets to read it.':
    'Una buona parola è in viaggio verso {name}. Nessun altro la leggerà.',
  'Honest words are on their way to {name}. Nobody else gets to read them.':
    'Parole sincere sono in viaggio verso {name}. Nessun altro le leggerà.',
  '{name} already has what you sent first. What you changed after that was not sent.':
    '{name} ha già quello che Lei ha inviato prima. Le modifiche successive non sono state inviate.',
  'You gave {rating} out of 5 stars': 'Il Suo voto: {rating} su 5\u00a0stelle',
  'Close Window': 'Chiudi finestra',
  'You can close this page': 'Può chiudere questa pagina',
  'Earlier review sent': 'Recensione precedente inviata',
  'Your review for {name} was still waiting on this phone. It has arrived now.':
    'La Sua recensione per {name} era ancora in attesa su questo telefono. Ora è arrivata.',
  'Failed to submit review': 'Non è stato possibile inviare la recensione',
  'Saved on this phone, not sent yet': 'Salvata su questo telefono, non ancora inviata',
  'Not sent yet': 'Non ancora inviata',
  'Not sent': 'Non inviata',
  'You are offline.': 'È offline.',
  'The server cannot be reached right now.': 'Il server non è raggiungibile in questo momento.',
  'The server cannot take it right now.': 'Il server non può riceverla in questo momento.',
  'The connection is slow.': 'La connessione è lenta.',
  'Still sending...': 'Invio ancora in corso…',
  'Trying again...': 'Nuovo tentativo…',
  'It goes out by itself as soon as you are back online.': 'Partirà da sola appena tornerà online.',
  'It goes out by itself, next try in a few seconds.':
    'Partirà da sola, prossimo tentativo fra pochi secondi.',
  'It goes out by itself, next try within a minute.': 'Partirà da sola, prossimo tentativo entro un minuto.',
  'It goes out by itself, next try in about {minutes} min.':
    'Partirà da sola, prossimo tentativo fra circa {minutes}\u00a0min.',
  'If you close this page, it goes out when you open the link again.':
    'Se chiude questa pagina, partirà quando riaprirà il link.',
  'This phone could not save it, so please keep this page open.':
    'Questo telefono non ha potuto salvarla: tenga aperta questa pagina.',
  '{name} cannot take more reviews right now. Your words stay here, so that you can copy them.':
    '{name} non può ricevere altre recensioni in questo momento. Le Sue parole restano qui, così può copiarle.',
  'The server did not take your review.': 'Il server non ha accettato la Sua recensione.',
  'Your words stay here. You can change them, and try again.':
    'Le Sue parole restano qui. Può modificarle e riprovare.',
  '{name} cannot take more reviews right now': '{name} non può ricevere altre recensioni in questo momento',
  'How kind of you to stop by. Please try this link again another day.':
    'È gentile da parte Sua passare di qui. Riprovi con questo link un altro giorno.',
  'What you wrote is kept on this phone:': 'Quello che ha scritto è conservato su questo telefono:',
  'Invalid Review Link': 'Link non valido',
  "The review link you're trying to access is invalid or has expired.":
    'Il link che sta cercando di aprire non è valido o è scaduto.',
  'Please scan the code again, or ask for a new link.': 'Inquadri di nuovo il codice o chieda un nuovo link.',
  'Review limit reached': 'Raggiunto il limite di recensioni',
  'User not found': 'Persona non trovata',
  'The request could not be read': 'Non è stato possibile leggere la richiesta',
  'The request is too large': 'L’invio è troppo grande',
  'The request took too long': 'L’invio ha richiesto troppo tempo',
  'Too many requests. Please try again later.': 'Troppe richieste. Riprovi più tardi.',
  'Service temporarily unavailable': 'Servizio temporaneamente non disponibile',
  'Internal server error': 'Errore interno del server',
  'Thank you! Your review has been sent to {name}. Nobody else gets to read it.':
    'Grazie! La Sua recensione è stata inviata a {name}. Nessun altro la leggerà.',
  'You can close this page.': 'Può chiudere questa pagina.',
  'Almost there': 'Ci siamo quasi',
  'Please look at what is marked, and send it again.': 'Controlli ciò che è segnalato e invii di nuovo.',
  'An earlier version has arrived': 'È arrivata una versione precedente',
  'This form has sent a review before, in other words than these. If you send these too, they arrive as a second review.':
    'Questo modulo ha già inviato una recensione, con altre parole. Se invia anche queste, arriveranno come seconda recensione.',
  'Please go back to the form. Your browser may still have what you wrote there.':
    'Torni al modulo. Il Suo browser potrebbe avere ancora quello che ha scritto lì.',
  'This person cannot take more reviews right now. Here is what you wrote, so that you can copy it, or try again another day.':
    'Questa persona non può ricevere altre recensioni in questo momento. Ecco quello che ha scritto: può copiarlo o riprovare un altro giorno.',
  'Nothing is lost: here is what you wrote. Please make it shorter.':
    'Nulla è andato perso: ecco quello che ha scritto. Lo accorci, per favore.',
  'Nothing is lost: here is what you wrote. Please wait a moment, and send it again. It arrives only once.':
    'Nulla è andato perso: ecco quello che ha scritto. Attenda un momento e lo invii di nuovo. Arriverà una volta sola.',
  'Here is what you wrote, so that you can copy it:': 'Ecco quello che ha scritto, così può copiarlo:',
  'Please try again in a moment': 'Riprovi fra un momento',
  'Something on our side is not working right now. Nothing of yours is lost.':
    'Qualcosa da parte nostra non funziona in questo momento. Nulla di Suo è andato perso.',
  'Your words stay yours': 'Le Sue parole restano Sue',
  'With a key you can see, change or withdraw them for 30 days, and read what {name} answers.':
    'Con una chiave può vederle, cambiarle o ritirarle per 30\u00a0giorni, e leggere che cosa risponde {name}.',
  'Keep a key to this review': 'Conserva una chiave di questa recensione',
  'The key is kept on this device. With the link it also opens elsewhere.':
    'La chiave è conservata su questo dispositivo. Con il link si apre anche altrove.',
  'This device could not keep the key. Please copy the link.':
    'Questo dispositivo non ha potuto conservare la chiave. La preghiamo di copiare il link.',
  'Your secret link': 'Il Suo link segreto',
  'Copy link': 'Copia il link',
  'Share link': 'Condividi il link',
  Copied: 'Copiato',
  'Please copy the marked link yourself.': 'La preghiamo di copiare il link evidenziato.',
  'See or change it': 'Vedi o cambia',
  '{name} may show my words to an employer': '{name} può mostrare le mie parole a un datore di lavoro',
  Saved: 'Salvato',
  'Saved. You can take it back with your key.': 'Salvato. Può ripensarci con la Sua chiave.',
  'This was not saved. Please try again.': 'Non è stato salvato. La preghiamo di riprovare.',
  'Your review for {name}': 'La Sua recensione per {name}',
  'Your key opens it until {date}.': 'La Sua chiave la apre fino al {date}.',
  'Sent on {date}': 'Inviata il {date}',
  'Changed on {date}': 'Modificata il {date}',
  'Change it': 'Modifica',
  'Save changes': 'Salva le modifiche',
  'Leave it as it is': 'Lascia com’è',
  'Your changes are saved. {name} is told.': 'Le modifiche sono salvate. {name} ne riceve notizia.',
  'Withdraw it': 'Ritira',
  'Withdraw your review?': 'Ritirare la Sua recensione?',
  'It is deleted at once, with its words and stars, and cannot be brought back.':
    'Viene cancellata subito, con parole e stelle, e non si può recuperare.',
  '{name} is told that a review was withdrawn, without its words. An email that went out before may still have them.':
    '{name} viene a sapere che una recensione è stata ritirata, senza le parole. Un’e-mail già partita può ancora contenerle.',
  Withdrawn: 'Ritirata',
  'Your review is deleted, with its words and stars.': 'La Sua recensione è cancellata, con parole e stelle.',
  '{name} has answered you': '{name} Le ha risposto',
  '{name} can answer once. The answer then stands here, for you alone.':
    '{name} può rispondere una volta. La risposta appare qui, solo per Lei.',
  'Your key': 'La Sua chiave',
  'This device does not keep the key. Whoever has the link can do all this.':
    'Questo dispositivo non conserva la chiave. Chi ha il link può fare tutto questo.',
  'Keep the key on this device': 'Conserva la chiave su questo dispositivo',
  'Forget the key': 'Dimentica la chiave',
  'Keys on this device': 'Chiavi su questo dispositivo',
  'No keys on this device': 'Nessuna chiave su questo dispositivo',
  'After you leave a review, you can keep a key to it. It then stands here for 30 days.':
    'Dopo aver lasciato una recensione può conservarne una chiave. Resta qui per 30\u00a0giorni.',
  'Whoever uses this device can open these reviews. Forgetting a key leaves the review as it is.':
    'Chi usa questo dispositivo può aprire queste recensioni. Dimenticare una chiave lascia la recensione com’è.',
  'The 30 days are over': 'I 30\u00a0giorni sono passati',
  'The review stays with the person you wrote it for.':
    'La recensione resta alla persona per cui l’ha scritta.',
  'This key opens nothing': 'Questa chiave non apre nulla',
  'The review was withdrawn, or the link is not complete.':
    'La recensione è stata ritirata, o il link non è completo.',
  'This did not work': 'Non ha funzionato',
  'This page needs JavaScript.': 'Questa pagina ha bisogno di JavaScript.',
};
