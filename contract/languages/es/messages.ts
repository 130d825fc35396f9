import type { Dictionary } from '../sentences.ts';

/** Loaded after the page, so nothing here may be in its first view. */
export const texts: Dictionary<'es', 'messages'> = {
  // What lasts above a form
  'Nothing was changed. Please check and try again.':
    'No se ha cambiado nada. Revise los datos e inténtelo de nuevo.',
  'Nothing was sent. Try again once you have a connection.':
    'No se ha enviado nada. Inténtelo de nuevo cuando tenga conexión.',
  'Too many tries in a short time. Wait a few minutes, then try again.':
    'Demasiados intentos en poco tiempo. Espere unos minutos e inténtelo de nuevo.',
  'Something went wrong on our side. Please try again in a moment.':
    'Algo ha fallado por nuestra parte. Inténtelo de nuevo en un momento.',
  // After the email notice
  'Your emails are on their way': 'Sus correos ya van en camino',
  'Confirmation email sent': 'Correo de confirmación enviado',
  'Failed to send the email': 'No se ha podido enviar el correo',
  // Install card
  'Install {site}': 'Instalar {site}',
  Install: 'Instalar',
  'Keep your QR code one tap away, even offline.': 'Su código QR a un toque, incluso sin conexión.',
  "Keep your code one tap away: open your browser's menu and choose Add to Home Screen.":
    'Su código a un toque: abra el menú del navegador y elija Añadir a pantalla de inicio.',
  'Tap Share <icon></icon>, then Add to Home Screen.':
    'Toque Compartir <icon></icon> y luego Añadir a pantalla de inicio.',
  // Offer after signing in, below "Sign in with your face or fingerprint"
  'Next time, there is no password to type on this device.':
    'La próxima vez no tendrá que escribir la contraseña en este dispositivo.',
  'Set it up': 'Configurarlo',
  'Passkey added': 'Llave de acceso añadida',
  'Failed to add the passkey': 'No se ha podido añadir la llave de acceso',
  // What a browser answers when it was asked for a passkey
  'You canceled, or it took too long. You can try again.':
    'Ha cancelado o ha pasado demasiado tiempo. Puede intentarlo de nuevo.',
  'This device already has a passkey for your account.':
    'Este dispositivo ya tiene una llave de acceso para su cuenta.',
  'Set up a screen lock, a fingerprint or your face on this device first.':
    'Configure antes en este dispositivo un bloqueo de pantalla, una huella o su rostro.',
  "Your device couldn't use a passkey here. Please try again.":
    'Su dispositivo no ha podido usar aquí una llave de acceso. Inténtelo de nuevo.',
  // Toasts without a network
  "You're offline.": 'No tiene conexión.',
  "You're offline. {message}": 'No tiene conexión. {message}',
  "Try again when you're back online.": 'Inténtelo de nuevo cuando vuelva a tener conexión.',
  // A link that is shown once
  'Link copied': 'Enlace copiado',
  'Copy the selected link': 'Copie el enlace seleccionado',
  "<strong>Your link is ready.</strong> Copy it now. You won't see it again.":
    '<strong>Su enlace está listo.</strong> Cópielo ahora. No volverá a verlo.',
  Share: 'Compartir',
  // Fields
  'Please use ordinary characters only': 'Use solo caracteres corrientes',
  'Please use at most 60 characters': 'Use 60\u00a0caracteres como máximo',
  'Please use at most 120 characters': 'Use 120\u00a0caracteres como máximo',
  'Please use at most 254 characters': 'Use 254\u00a0caracteres como máximo',
  'Please use at most 256 characters': 'Use 256\u00a0caracteres como máximo',
  'Please use at most 2,000 characters': 'Use 2000\u00a0caracteres como máximo',
  'Full name is required': 'Indique su nombre completo',
  'Username is required': 'Indique un usuario',
  'Username must be at least 3 characters': 'El usuario debe tener al menos 3\u00a0caracteres',
  'Please use visible characters, and letters of one alphabet':
    'Use caracteres visibles y letras de un solo alfabeto',
  'Please enter a valid email': 'Indique un correo válido',
  'Please enter a valid email address': 'Indique una dirección de correo válida',
  'Password is required': 'Indique la contraseña',
  'Password must be at least 6 characters': 'La contraseña debe tener al menos 6\u00a0caracteres',
  'Password must be at least 6 characters long': 'La contraseña debe tener al menos 6\u00a0caracteres',
  "Passwords don't match": 'Las contraseñas no coinciden',
  'Please choose an industry': 'Elija un sector',
  'Please choose one of the languages': 'Elija uno de los idiomas',
  'Workplace name is required': 'Indique el nombre del lugar de trabajo',
  'Please write a reply': 'Escriba una respuesta',
  'Please name the tracked code': 'Dé un nombre al código con seguimiento',
  'Please choose how often to get this mail': 'Elija con qué frecuencia recibir este correo',
  'Please say who the link is for': 'Indique para quién es el enlace',
  'Please choose at least one review': 'Elija al menos una opinión',
  'Please choose at most 50 reviews': 'Elija 50 opiniones como máximo',
  'Please choose monthly or yearly': 'Elija mensual o anual',
  'Please choose free, monthly or annual': 'Elija gratis, mensual o anual',
  'Please search for at most 120 characters': 'Busque con 120\u00a0caracteres como máximo',
  // Connection and server
  'Please check your internet connection and try again':
    'Compruebe su conexión a Internet e inténtelo de nuevo',
  'The request could not be read': 'No se ha podido procesar el envío',
  'The request is too large': 'El texto es demasiado largo',
  'The request took too long': 'El envío ha tardado demasiado',
  'Too many requests. Please try again later.': 'Demasiados intentos. Inténtelo de nuevo más tarde.',
  'Internal server error': 'Error interno del servidor',
  'Service temporarily unavailable': 'Servicio no disponible temporalmente',
  'Not found': 'No encontrado',
  // Accounts
  Unauthorized: 'Sin autorización',
  'Invalid username or password': 'Usuario o contraseña incorrectos',
  'The password is not correct': 'La contraseña no es correcta',
  'Username or email already in use': 'El usuario o el correo ya está en uso',
  'This email address is already in use': 'Esta dirección de correo ya está en uso',
  'This is already your email address': 'Esta ya es su dirección de correo',
  'Invalid or expired reset token': 'El enlace no es válido o ha caducado',
  'Invalid or expired confirmation link': 'El enlace de confirmación no es válido o ha caducado',
  'This site doesn’t take new accounts': 'Este sitio no admite cuentas nuevas',
  'Session not found': 'No se ha encontrado la sesión',
  'This passkey could not be saved. Please try again.':
    'No se ha podido guardar esta llave de acceso. Inténtelo de nuevo.',
  'That took too long. Please try again.': 'Ha pasado demasiado tiempo. Inténtelo de nuevo.',
  'This passkey didn’t work. Try again, or use your password.':
    'Esta llave de acceso no ha funcionado. Inténtelo de nuevo o use su contraseña.',
  'This passkey is not known here. It may have been removed. Please use your password.':
    'Aquí no conocemos esta llave de acceso. Puede que se haya quitado. Use su contraseña.',
  'Please confirm with your password or a passkey': 'Confirme con su contraseña o con una llave de acceso',
  'Passkey not found': 'No se ha encontrado la llave de acceso',
  'You can have up to 10 passkeys. Remove one first.':
    'Puede tener hasta 10 llaves de acceso. Quite antes una.',
  'This passkey was already added': 'Esta llave de acceso ya estaba añadida',
  'Passkeys need a site with a domain name. This one has an IP address.':
    'Las llaves de acceso necesitan un sitio con nombre de dominio. Este tiene una dirección IP.',
  // Reviews, workplaces and cards
  'Review not found': 'No se ha encontrado la opinión',
  'You have already replied to this review': 'Ya ha respondido a esta opinión',
  'The customer could not read a reply: the private link was not saved or has expired':
    'No habría quien leyera la respuesta: el enlace privado no se guardó o ha caducado',
  'You can pin up to 3 reviews. Unpin one first.': 'Puede fijar hasta 3 opiniones. Deje antes de fijar una.',
  'Workplace not found': 'No se ha encontrado el lugar de trabajo',
  'The free plan includes a single workplace. Upgrade to add more.':
    'El plan gratuito incluye un solo lugar de trabajo. Mejore su plan para añadir más.',
  'You can have up to 200 workplaces. Delete one first.':
    'Puede tener hasta 200 lugares de trabajo. Elimine antes uno.',
  'Tracked code not found': 'No se ha encontrado el código',
  'You have reached the limit of 100 tracked codes. Rename one you no longer use.':
    'Ha llegado al límite de 100 códigos con seguimiento. Cambie el nombre de uno que ya no use.',
  'This browser’s push subscription can’t be used':
    'No se pueden usar las notificaciones push de este navegador',
  // Reputation
  'You can only share your own reviews, and only with the customer’s permission':
    'Solo puede compartir sus propias opiniones, y solo con permiso de quien las escribió',
  'You have 20 open links. Turn one off to create another.':
    'Tiene 20 enlaces vigentes. Desactive uno para crear otro.',
  'Link not found': 'No se ha encontrado el enlace',
  // Plans
  'You already have this plan. You can manage it in Settings.':
    'Ya tiene este plan. Puede gestionarlo en Ajustes.',
  'Your plan has no billing to manage.': 'Su plan no tiene pagos que gestionar.',
  'There are no plans here: everything is included.': 'Aquí no hay planes: todo está incluido.',
  'Payment provider unavailable': 'El proveedor de pagos no está disponible',
  'Payments are not available right now': 'Los pagos no están disponibles en este momento',
  // Admin
  'Access denied. Admin privileges required.': 'Acceso denegado. Se necesitan permisos de administración.',
  'The admin account cannot be deleted': 'La cuenta de administración no se puede borrar',
  'User not found': 'No se ha encontrado a esa persona',
  'The end must be at most ten years from now': 'El final debe ser, como máximo, dentro de diez años',
  'The free plan has no end, so its end must be null':
    'El plan gratuito no tiene final, así que debe ser null',
};
