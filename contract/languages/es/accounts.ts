import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'es', 'accounts'> = {
  // Page titles
  'Forgot password': 'Contraseña olvidada',
  // Login
  'Good to see you': 'Hola de nuevo',
  'Sign in to read what your customers say.': 'Entre para leer lo que dicen sus clientes.',
  'New here? <register>Create an account</register>': '¿Primera vez? <register>Cree una cuenta</register>',
  Username: 'Usuario',
  Password: 'Contraseña',
  'Signing in...': 'Entrando…',
  'Use a passkey': 'Usar llave de acceso',
  'Forgot password?': '¿Olvidó la contraseña?',
  'Login successful': 'Sesión iniciada',
  'Login failed': 'No se ha podido entrar',
  "That didn't work. Check your username and password.":
    'No ha funcionado. Compruebe el usuario y la contraseña.',
  'Please check your credentials': 'Compruebe sus datos',
  // Register
  'Create your account': 'Cree su cuenta',
  'It takes a minute.': 'Es solo un minuto.',
  'Already have an account? <login>Sign in</login>': '¿Ya tiene cuenta? <login>Entre</login>',
  'Full name': 'Nombre completo',
  'Customers only see your first name.': 'Los clientes solo ven su nombre de pila.',
  Email: 'Correo',
  'We send your reviews here.': 'Aquí le enviamos sus opiniones.',
  'At least 6 characters.': '6\u00a0caracteres como mínimo.',
  Industry: 'Sector',
  'Create account': 'Crear cuenta',
  'Creating account...': 'Creando la cuenta…',
  'By creating an account, you agree to our <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.':
    'Al crear una cuenta, acepta nuestras <terms>Condiciones del servicio</terms> y nuestra <privacy>Política de privacidad</privacy>.',
  'Account created successfully': 'Cuenta creada',
  'Welcome to {site}!': '¡Ya está en {site}!',
  'Registration failed': 'No se ha podido crear la cuenta',
  'Please try again with different credentials': 'Inténtelo de nuevo con otros datos',
  'Please choose a different username or email, then try again.':
    'Elija otro usuario u otro correo e inténtelo de nuevo.',
  // Beside the sign-up form, with a sample review
  'The praise you earn should stay with you': 'Los elogios que se gana deben quedarse con usted',
  'Your first {limit} reviews are free': 'Sus primeras {limit} opiniones son gratis',
  'No card needed, and they never expire.': 'Sin tarjeta y sin caducidad.',
  'A link and a QR code of your own': 'Un enlace y un código QR propios',
  'Keep it on your phone, on the bill or on a card in your pocket.':
    'Llévelo en el teléfono, en la cuenta o en una tarjeta en el bolsillo.',
  'Every review in your inbox, right away': 'Cada opinión en su correo, al momento',
  'Read it on the way home, not at your next performance review.':
    'Léala de camino a casa, no en su próxima evaluación.',
  'Yours when you change jobs': 'Suyas aunque cambie de trabajo',
  'Your reviews belong to you, not your employer. You own your data.':
    'Sus opiniones son suyas, no de su empresa. Sus datos le pertenecen.',
  "Came when he said, charged what he said. I didn't know that still existed.":
    'Vino cuando dijo y cobró lo que dijo. No sabía que eso aún existía.',
  // Instead of the sign-up form
  'No new accounts': 'No se abren cuentas nuevas',
  "We don't take new accounts here.": 'Aquí no se abren cuentas nuevas.',
  'Questions? Write to <mail>{address}</mail>.': '¿Preguntas? Escriba a <mail>{address}</mail>.',
  // Forgotten password
  'Forgot your password?': '¿Olvidó su contraseña?',
  "Enter your email and we'll send you a link to choose a new one.":
    'Escriba su correo y le enviaremos un enlace para elegir otra.',
  'Back to login': 'Volver a la entrada',
  'Send reset link': 'Enviar enlace',
  'Reset email sent': 'Correo enviado',
  'Failed to send reset email': 'No se ha podido enviar el correo',
  'No email was sent. Check the address, then try again.':
    'No se ha enviado ningún correo. Compruebe la dirección e inténtelo de nuevo.',
  'Check your email': 'Mire su correo',
  'If <address>{email}</address> belongs to an account, a link is on its way. It works for one hour. Nothing there? Check your spam folder.':
    'Si <address>{email}</address> pertenece a una cuenta, el enlace ya va en camino. Sirve durante una hora. ¿No llega nada? Mire en la carpeta de spam.',
  // New password
  'Choose a new password': 'Elija una contraseña nueva',
  'It replaces your old one, signs you out everywhere and removes any passkeys.':
    'Sustituye a la anterior, cierra la sesión en todas partes y quita todas las llaves de acceso.',
  'New password': 'Contraseña nueva',
  'Confirm password': 'Repita la contraseña',
  'Reset password': 'Cambiar contraseña',
  'Saving...': 'Guardando…',
  'Password reset successful': 'Contraseña cambiada',
  'Your new password is set': 'Su contraseña nueva está lista',
  "You've been signed out on every device, and any passkeys were removed. Sign in with your new password.":
    'Se ha cerrado la sesión en todos sus dispositivos y se han quitado todas las llaves de acceso. Entre con la contraseña nueva.',
  'Go to Login': 'Ir a la entrada',
  'Invalid Reset Link': 'Enlace no válido',
  'Invalid reset link': 'Enlace no válido',
  'The password reset link is invalid or missing.':
    'El enlace para cambiar la contraseña no es válido o está incompleto.',
  'Each link works once, for one hour, and only the newest one counts.':
    'Cada enlace sirve una sola vez, durante una hora, y solo vale el más reciente.',
  'Request a new link': 'Pedir otro enlace',
  'Reset token is missing.': 'Falta una parte del enlace.',
  'Failed to reset password': 'No se ha podido cambiar la contraseña',
  'Your password is still the old one. Ask for a new link, or try again.':
    'Su contraseña sigue siendo la de antes. Pida otro enlace o inténtelo de nuevo.',
  // Confirming an address
  'Confirm your email': 'Confirme su correo',
  'We sent this link to your new address. Confirm it to use it for your {site} account.':
    'Enviamos este enlace a su nueva dirección. Confírmela para usarla en su cuenta de {site}.',
  'We sent this link to the address you signed up with. Confirm it to get your reviews there.':
    'Enviamos este enlace a la dirección con la que creó su cuenta. Confírmela para recibir allí sus opiniones.',
  'Confirm this address': 'Confirmar esta dirección',
  'Confirming...': 'Confirmando…',
  'Failed to confirm your email': 'No se ha podido confirmar su correo',
  'Your email has changed': 'Su correo ha cambiado',
  "We'll send new reviews to this address, and you can sign in with it. We've told your old address too.":
    'Le enviaremos las nuevas opiniones a esta dirección y podrá entrar con ella. También hemos avisado a la anterior.',
  'Your email is confirmed': 'Su correo está confirmado',
  "We'll send your reviews to this address.": 'Le enviaremos sus opiniones a esta dirección.',
  'Invalid confirmation link': 'Enlace de confirmación no válido',
  'Invalid or expired confirmation link. Each link works once, for 24 hours, and only the newest one counts. You can get a new link in Settings.':
    'El enlace de confirmación no es válido o ha caducado. Cada enlace sirve una sola vez, durante 24\u00a0horas, y solo vale el más reciente. Puede pedir otro en Ajustes.',
  'Invalid or expired confirmation link. Each link works once, for 7 days, and only the newest one counts. Sign in to see whether your address is confirmed, or to get a new link.':
    'El enlace de confirmación no es válido o ha caducado. Cada enlace sirve una sola vez, durante 7\u00a0días, y solo vale el más reciente. Entre para ver si su dirección está confirmada o para pedir otro enlace.',
  'Go to Settings': 'Ir a Ajustes',
  'This address is taken': 'Esta dirección ya está en uso',
  "This email address is already in use: another account confirmed it first. Your address hasn't changed. You can choose a different one in Settings.":
    'Esta dirección de correo ya está en uso: otra cuenta la confirmó antes. La suya no ha cambiado. Puede elegir otra en Ajustes.',
};
