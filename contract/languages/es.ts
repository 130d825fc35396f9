import type { Texts } from './sentences.ts';

export const texts: Texts = {
  Language: 'Idioma',
  'Loading...': 'Cargando…',
  'Notifications (F8)': 'Notificaciones (F8)',
  Close: 'Cerrar',
  Error: 'Error',
  'Try again': 'Intentar de nuevo',
  'Loading issue detected. Please refresh the page.': 'Ha habido un problema al cargar. Actualice la página.',
  'Install Goodword': 'Instalar Goodword',
  'Collect reviews of your own, with your own QR code.':
    'Recoja sus propias opiniones, con su propio código QR.',
  "In your browser's menu, choose Install or Add to Home Screen.":
    'En el menú de su navegador, elija Instalar o Añadir a pantalla de inicio.',
  'Tap Share, then Add to Home Screen.': 'Toque Compartir y luego Añadir a pantalla de inicio.',
  Install: 'Instalar',
  'Not now': 'Ahora no',
  'No connection': 'Sin conexión',
  'Please check your internet connection and try again.':
    'Compruebe su conexión a Internet e inténtelo de nuevo.',
  'Review for {name}': 'Una opinión para {name}',
  'Review for {name} at {workplace}': 'Una opinión para {name}, {workplace}',
  'How did {name} do? Write a private review in 30 seconds: only {name} will read it.':
    '¿Qué le pareció {name}? Escriba una opinión privada en 30\u00a0segundos: nadie más que {name} la leerá.',
  'Private, for {name} only': 'Privado, solo para {name}',
  'Private: only {name} will read it.': 'Privado: nadie más que {name} lo leerá.',
  'How did {name} do?': '¿Qué le pareció {name}?',
  'Your rating': 'Su valoración',
  '1 star': '1\u00a0estrella',
  '2 stars': '2\u00a0estrellas',
  '3 stars': '3\u00a0estrellas',
  '4 stars': '4\u00a0estrellas',
  '5 stars': '5\u00a0estrellas',
  'Pick your stars. It takes 30 seconds.': 'Elija sus estrellas. Son 30\u00a0segundos.',
  'Not good': 'Mal',
  'Could be better': 'Mejorable',
  'All right': 'Correcto',
  Good: 'Bien',
  Wonderful: 'Maravilloso',
  'Your review': 'Su opinión',
  'What will you remember? A sentence is plenty.': '¿Qué va a recordar? Basta con una frase.',
  'Your name': 'Su nombre',
  Location: 'Lugar',
  '(optional)': '(opcional)',
  'Where you are from': 'De dónde viene usted',
  'Submit Review': 'Enviar opinión',
  'Sending...': 'Enviando…',
  'Please choose a rating': 'Elija una valoración',
  'Please provide a review comment': 'Escriba unas palabras',
  'Please use at most 5,000 characters': 'Use 5000\u00a0caracteres como máximo',
  'Please provide your name': 'Indique su nombre',
  'Please use at most 120 characters': 'Use 120\u00a0caracteres como máximo',
  'Please use ordinary characters only': 'Use solo caracteres corrientes',
  'Review submitted!': '¡Opinión enviada!',
  'Thank you! Your review has been sent to {name}.': '¡Gracias! Su opinión se ha enviado a {name}.',
  'Thank You': 'Gracias',
  'A good word is on its way to {name}. Nobody else gets to read it.':
    'Unas buenas palabras van camino de {name}. Nadie más las leerá.',
  'Honest words are on their way to {name}. Nobody else gets to read them.':
    'Unas palabras sinceras van camino de {name}. Nadie más las leerá.',
  '{name} already has what you sent first. What you changed after that was not sent.':
    '{name} ya tiene lo que usted envió primero. Lo que cambió después no se ha enviado.',
  'You gave {rating} out of 5 stars': 'Su valoración: {rating} de 5\u00a0estrellas',
  'Close Window': 'Cerrar ventana',
  'You can close this page': 'Puede cerrar esta página',
  'Earlier review sent': 'Opinión anterior enviada',
  'Your review for {name} was still waiting on this phone. It has arrived now.':
    'Su opinión para {name} seguía esperando en este teléfono. Ya ha llegado.',
  'Failed to submit review': 'No se ha podido enviar la opinión',
  'Saved on this phone, not sent yet': 'Guardada en este teléfono, aún sin enviar',
  'Not sent yet': 'Aún sin enviar',
  'Not sent': 'No enviada',
  'You are offline.': 'No tiene conexión.',
  'The server cannot be reached right now.': 'No se puede contactar con el servidor en este momento.',
  'The server cannot take it right now.': 'El servidor no puede recibirla en este momento.',
  'The connection is slow.': 'La conexión es lenta.',
  'Still sending...': 'Sigue enviándose…',
  'Trying again...': 'Intentándolo de nuevo…',
  'It goes out by itself as soon as you are back online.':
    'Se enviará sola en cuanto vuelva a tener conexión.',
  'It goes out by itself, next try in a few seconds.': 'Se enviará sola; próximo intento en unos segundos.',
  'It goes out by itself, next try within a minute.':
    'Se enviará sola; próximo intento en menos de un minuto.',
  'It goes out by itself, next try in about {minutes} min.':
    'Se enviará sola; próximo intento en unos {minutes}\u00a0min.',
  'If you close this page, it goes out when you open the link again.':
    'Si cierra esta página, se enviará cuando vuelva a abrir el enlace.',
  'This phone could not save it, so please keep this page open.':
    'Este teléfono no ha podido guardarla, así que deje esta página abierta.',
  '{name} cannot take more reviews right now. Your words stay here, so that you can copy them.':
    '{name} no puede recibir más opiniones en este momento. Sus palabras siguen aquí para que pueda copiarlas.',
  'The server did not take your review.': 'El servidor no ha aceptado su opinión.',
  'Your words stay here. You can change them, and try again.':
    'Sus palabras siguen aquí. Puede cambiarlas e intentarlo de nuevo.',
  '{name} cannot take more reviews right now': '{name} no puede recibir más opiniones en este momento',
  'How kind of you to stop by. Please try this link again another day.':
    'Qué amable por su parte pasar por aquí. Pruebe este enlace otro día.',
  'What you wrote is kept on this phone:': 'Lo que escribió se conserva en este teléfono:',
  'Invalid Review Link': 'Enlace no válido',
  "The review link you're trying to access is invalid or has expired.":
    'El enlace que intenta abrir no es válido o ha caducado.',
  'Please scan the code again, or ask for a new link.': 'Escanee el código de nuevo o pida otro enlace.',
  'Review limit reached': 'Se ha alcanzado el límite de opiniones',
  'User not found': 'No se ha encontrado a esa persona',
  'The request could not be read': 'No se ha podido leer la solicitud',
  'The request is too large': 'El envío es demasiado grande',
  'The request took too long': 'El envío ha tardado demasiado',
  'Too many requests. Please try again later.': 'Demasiadas solicitudes. Inténtelo de nuevo más tarde.',
  'Service temporarily unavailable': 'Servicio no disponible por el momento',
  'Internal server error': 'Error interno del servidor',
  'Thank you! Your review has been sent to {name}. Nobody else gets to read it.':
    '¡Gracias! Su opinión se ha enviado a {name}. Nadie más la leerá.',
  'You can close this page.': 'Puede cerrar esta página.',
  'Almost there': 'Ya casi está',
  'Please look at what is marked, and send it again.': 'Revise lo que está marcado y envíelo de nuevo.',
  'An earlier version has arrived': 'Ha llegado una versión anterior',
  'This form has sent a review before, in other words than these. If you send these too, they arrive as a second review.':
    'Este formulario ya envió una opinión con otras palabras. Si envía también estas, llegarán como una segunda opinión.',
  'Please go back to the form. Your browser may still have what you wrote there.':
    'Vuelva al formulario. Puede que su navegador conserve lo que escribió allí.',
  'This person cannot take more reviews right now. Here is what you wrote, so that you can copy it, or try again another day.':
    'Esta persona no puede recibir más opiniones en este momento. Aquí está lo que escribió, para que pueda copiarlo o intentarlo otro día.',
  'Nothing is lost: here is what you wrote. Please make it shorter.':
    'No se ha perdido nada: aquí está lo que escribió. Acórtelo, por favor.',
  'Nothing is lost: here is what you wrote. Please wait a moment, and send it again. It arrives only once.':
    'No se ha perdido nada: aquí está lo que escribió. Espere un momento y envíelo de nuevo. Llegará una sola vez.',
  'Here is what you wrote, so that you can copy it:': 'Aquí está lo que escribió, para que pueda copiarlo:',
  'Please try again in a moment': 'Inténtelo de nuevo en un momento',
  'Something on our side is not working right now. Nothing of yours is lost.':
    'Algo de nuestro lado no funciona ahora mismo. No se ha perdido nada suyo.',
  'Your words stay yours': 'Sus palabras siguen siendo suyas',
  'With a key you can see, change or withdraw them for 30 days, and read what {name} answers.':
    'Con una clave puede verlas, cambiarlas o retirarlas durante 30\u00a0días, y leer lo que responda {name}.',
  'Keep a key to this review': 'Conservar una clave de esta opinión',
  'The key is kept on this device. With the link it also opens elsewhere.':
    'La clave se conserva en este dispositivo. Con el enlace también se abre en otros.',
  'This device could not keep the key. Please copy the link.':
    'Este dispositivo no ha podido conservar la clave. Copie el enlace, por favor.',
  'Your secret link': 'Su enlace secreto',
  'Copy link': 'Copiar enlace',
  'Share link': 'Compartir enlace',
  Copied: 'Copiado',
  'Please copy the marked link yourself.': 'Por favor, copie usted el enlace marcado.',
  'See or change it': 'Verla o cambiarla',
  '{name} may show my words to an employer': '{name} puede mostrar mis palabras a un empleador',
  Saved: 'Guardado',
  'Saved. You can take it back with your key.': 'Guardado. Puede revocarlo con su clave.',
  'This was not saved. Please try again.': 'No se ha guardado. Inténtelo de nuevo, por favor.',
  'Your review for {name}': 'Su opinión para {name}',
  'Your key opens it until {date}.': 'Su clave la abre hasta el {date}.',
  'Sent on {date}': 'Enviada el {date}',
  'Changed on {date}': 'Cambiada el {date}',
  'Change it': 'Cambiarla',
  'Save changes': 'Guardar los cambios',
  'Leave it as it is': 'Dejarla como está',
  'Your changes are saved. {name} is told.': 'Sus cambios están guardados. Se avisa a {name}.',
  'Withdraw it': 'Retirarla',
  'Withdraw your review?': '¿Retirar su opinión?',
  'It is deleted at once, with its words and stars, and cannot be brought back.':
    'Se borra de inmediato, con sus palabras y estrellas, y no se puede recuperar.',
  '{name} is told that a review was withdrawn, without its words. An email that went out before may still have them.':
    '{name} recibe el aviso de que se ha retirado una opinión, sin sus palabras. Un correo enviado antes puede contenerlas todavía.',
  Withdrawn: 'Retirada',
  'Your review is deleted, with its words and stars.':
    'Su opinión se ha borrado, con sus palabras y estrellas.',
  '{name} has answered you': '{name} le ha respondido',
  '{name} can answer once. The answer then stands here, for you alone.':
    '{name} puede responder una vez. La respuesta aparece aquí, solo para usted.',
  'Your key': 'Su clave',
  'This device does not keep the key. Whoever has the link can do all this.':
    'Este dispositivo no conserva la clave. Quien tenga el enlace puede hacer todo esto.',
  'Keep the key on this device': 'Conservar la clave en este dispositivo',
  'Forget the key': 'Olvidar la clave',
  'Keys on this device': 'Claves en este dispositivo',
  'No keys on this device': 'No hay claves en este dispositivo',
  'After you leave a review, you can keep a key to it. It then stands here for 30 days.':
    'Después de dejar una opinión, puede conservar una clave. Estará aquí durante 30\u00a0días.',
  'Whoever uses this device can open these reviews. Forgetting a key leaves the review as it is.':
    'Quien use este dispositivo puede abrir estas opiniones. Olvidar una clave deja la opinión como está.',
  'The 30 days are over': 'Los 30\u00a0días han pasado',
  'The review stays with the person you wrote it for.':
    'La opinión se queda con la persona para quien la escribió.',
  'This key opens nothing': 'Esta clave no abre nada',
  'The review was withdrawn, or the link is not complete.':
    'La opinión se ha retirado, o el enlace no está completo.',
  'This did not work': 'Esto no ha funcionado',
  'This page needs JavaScript.': 'Esta página necesita JavaScript.',
};
