import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'es', 'settings'> = {
  'Groups of settings': 'Grupos de ajustes',
  Account: 'Cuenta',
  Plan: 'Plan',
  Devices: 'Dispositivos',
  // Workplaces
  Workplaces: 'Lugares',
  'Manage Workplaces': 'Lugares de trabajo',
  'Where you work. Each place has its own link and QR code.':
    'Dónde trabaja. Cada lugar tiene su propio enlace y código QR.',
  'No workplaces yet': 'Aún no hay lugares',
  'Add one to see where each review comes from.': 'Añada uno para ver de dónde viene cada opinión.',
  // Of a workplace, and of a person
  Name: 'Nombre',
  Location: 'Ubicación',
  Actions: 'Acciones',
  'Optional. A town, street or branch, to tell it apart.':
    'Opcional. Una ciudad, calle o sucursal, para distinguirlo.',
  'Add Workplace': 'Añadir lugar',
  'Customers will see its name on your review page.':
    'Los clientes verán su nombre en la página de opiniones.',
  'Workplace added successfully': 'Lugar añadido',
  'Failed to add workplace': 'No se ha podido añadir el lugar',
  'Nothing was saved. A second workplace needs a paid plan.':
    'No se ha guardado nada. Para un segundo lugar de trabajo hace falta un plan de pago.',
  'Nothing was saved. Please try again.': 'No se ha guardado nada. Inténtelo de nuevo.',
  'Edit {name}': 'Editar {name}',
  'Edit Workplace': 'Editar lugar',
  "This workplace's links and printed codes will keep working.":
    'Los enlaces y códigos impresos de este lugar seguirán funcionando.',
  'Save Changes': 'Guardar cambios',
  'Workplace updated successfully': 'Lugar actualizado',
  'Failed to update workplace': 'No se ha podido actualizar el lugar',
  'Delete {name}': 'Borrar {name}',
  "Delete {name}? You'll keep its reviews as General Reviews. Its codes will open your general page.":
    '¿Borrar {name}? Conservará sus opiniones como opiniones generales. Sus códigos abrirán su página general.',
  'Workplace deleted successfully': 'Lugar borrado',
  'Failed to delete workplace': 'No se ha podido borrar el lugar',
  // Emails
  Emails: 'Correos',
  'Choose what we email you, and how often.': 'Elija qué le enviamos por correo y con qué frecuencia.',
  'Failed to save your email settings': 'No se han podido guardar sus ajustes de correo',
  'New and changed reviews': 'Opiniones nuevas y modificadas',
  // Emails about your page and your plan
  // How often
  'Right away': 'Al momento',
  Daily: 'A diario',
  Never: 'Nunca',
  'You get each new or changed review right away.': 'Recibe cada opinión nueva o modificada al momento.',
  // {time} is "Lisbon time"
  'In one email a day, 24 hours after the first of them.':
    'En un correo al día, 24 horas después de la primera.',
  "They aren't emailed. You'll find them in your list.":
    'No se envían por correo. Las encontrará en su lista.',
  'Saved. Anything already waiting is sent one last time.':
    'Guardado. Lo que ya esperaba se envía por última vez.',
  // Hours of a day
  'Fold 1- and 2-star reviews until I open them':
    'Ocultar las opiniones de 1 y 2\u00a0estrellas hasta que yo las abra',
  'In your emails and your lists. They still count in your average.':
    'En sus correos y en sus listas. Siguen contando en su media.',
  'Emails about your password and address always come right away.':
    'Los correos sobre su contraseña y su dirección llegan siempre al momento.',
  'Emails about your account and plan always come right away.':
    'Los correos sobre su cuenta y su plan llegan siempre al momento.',
  'On hold': 'En espera',
  'These emails wait until you open the link we sent to {email}.':
    'Estos correos esperan a que abra el enlace que enviamos a {email}.',
  'Mail for {email} was refused: {refusal}. Try again, or change your address under Account.':
    'El correo para {email} ha sido rechazado: {refusal}. Inténtelo de nuevo o cambie su dirección en Cuenta.',
  // Notifications
  Alerts: 'Avisos',
  'Hear about a new review right here.': 'Entérese aquí mismo de cada opinión nueva.',
  "Couldn't load your alerts.": 'No se han podido cargar sus avisos.',
  'Failed to save your alerts': 'No se han podido guardar sus avisos',
  'Notify me on this device': 'Avisarme en este dispositivo',
  'As in “★★★★★ from Ana”. You still get your emails.':
    'Por ejemplo: «★★★★★ de Ana». Seguirá recibiendo sus correos.',
  'As in “★★★★★ from Ana”. Alerts follow your email settings: same reviews, same times.':
    'Por ejemplo: «★★★★★ de Ana». Los avisos siguen sus ajustes de correo: las mismas opiniones, a las mismas horas.',
  'Emails about new reviews are set to Never, so no alerts come either.':
    'Los correos de opiniones nuevas están en Nunca, así que tampoco llegan avisos.',
  'Choose Allow when your browser asks.': 'Elija Permitir cuando el navegador lo pregunte.',
  'Your browser blocks notifications from {site}. Allow them in its site settings, or in the settings of your phone.':
    'Su navegador bloquea las notificaciones de {site}. Permítalas en sus ajustes para este sitio o en los del teléfono.',
  'On iPhone and iPad, this needs the installed app. Tap Share, then Add to Home Screen, and open {site} from there.':
    'En iPhone y iPad hace falta instalar la app. Toque Compartir y luego Añadir a pantalla de inicio, y abra {site} desde allí.',
  "This browser can't show notifications. You still get your emails.":
    'Este navegador no puede mostrar notificaciones. Seguirá recibiendo sus correos.',
  'Show the words of the review': 'Mostrar el texto de la opinión',
  "Anyone who sees your screen can read them, even while it's locked.":
    'Quien vea su pantalla podrá leerlo, incluso bloqueada.',
  // The account
  'Account Settings': 'Ajustes de la cuenta',
  'Your name, sign-in and data. More settings are coming soon.':
    'Su nombre, su acceso y sus datos. Pronto habrá más ajustes.',
  // A button beside the name, the email address and the password
  Change: 'Cambiar',
  'Change name': 'Cambiar nombre',
  'Change your name': 'Cambie su nombre',
  'Customers only see your first name.': 'Los clientes solo ven su nombre de pila.',
  'Save name': 'Guardar nombre',
  'Saving...': 'Guardando…',
  'Name changed': 'Nombre cambiado',
  'Failed to change name': 'No se ha podido cambiar el nombre',
  'Change email': 'Cambiar correo',
  'Change your email': 'Cambie su correo',
  "We'll send a link to your new address. Nothing changes until you open it.":
    'Enviaremos un enlace a su nueva dirección. Nada cambia hasta que lo abra.',
  'Your new address.': 'Su nueva dirección.',
  "To make sure it's you.": 'Para comprobar que es usted.',
  'Send link': 'Enviar enlace',
  'Confirmation email sent': 'Correo de confirmación enviado',
  'We sent a link to {email}. Open it within 24 hours to change your address.':
    'Hemos enviado un enlace a {email}. Ábralo en un plazo de 24\u00a0horas para cambiar su dirección.',
  'Failed to change email': 'No se ha podido cambiar el correo',
  'Changing it signs out your other devices.': 'Al cambiarla se cierra la sesión en sus otros dispositivos.',
  'Change password': 'Cambiar contraseña',
  'Change your password': 'Cambie su contraseña',
  "You'll stay signed in here. Your other devices will be signed out.":
    'Aquí la sesión seguirá abierta. En sus otros dispositivos se cerrará.',
  'Your current password.': 'Su contraseña actual.',
  'Which passkeys may stay?': '¿Qué llaves de acceso quiere conservar?',
  'Check only those you recognize. The others will be removed.':
    'Marque solo las que reconozca. Las demás se quitarán.',
  'Save password': 'Guardar contraseña',
  'Password changed': 'Contraseña cambiada',
  'Failed to change password': 'No se ha podido cambiar la contraseña',
  // What the chosen language is for; {language} is what the browser asks for, e.g. "Deutsch"
  'Pages, emails and notifications.': 'Páginas, correos y notificaciones.',
  'Same as browser ({language})': 'El del navegador ({language})',
  'Failed to change language': 'No se ha podido cambiar el idioma',
  Data: 'Datos',
  'Everything we store about you, including your reviews, in one file.':
    'Todo lo que guardamos sobre usted, incluidas sus opiniones, en un solo archivo.',
  'Download my data': 'Descargar mis datos',
  'Data downloaded': 'Datos descargados',
  'Failed to download your data': 'No se han podido descargar sus datos',
  // Devices
  "Where you're signed in": 'Sus sesiones abiertas',
  "Don't recognize a device? Sign it out.": '¿No reconoce un dispositivo? Cierre su sesión.',
  "Couldn't load your devices.": 'No se han podido cargar sus dispositivos.',
  'Show all {count}': 'Mostrar los {count}',
  "You're not signed in anywhere else.": 'No tiene la sesión abierta en ningún otro sitio.',
  // E.g. "Chrome on Android"
  '{browser} on {system}': '{browser} en {system}',
  'Unknown device': 'Dispositivo desconocido',
  'This device': 'Este dispositivo',
  'Active now, signed in today': 'En uso ahora, sesión iniciada hoy',
  'Active now, signed in on {date}': 'En uso ahora, sesión iniciada el {date}',
  'Last used today, signed in today': 'Último uso hoy, sesión iniciada hoy',
  'Last used today, signed in on {date}': 'Último uso hoy, sesión iniciada el {date}',
  'Last used on {used}, signed in on {date}': 'Último uso el {used}, sesión iniciada el {date}',
  'Sign out {device}': 'Cerrar sesión en {device}',
  'Signed out': 'Sesión cerrada',
  '{device} will need to sign in again.': 'En {device} habrá que volver a entrar.',
  'Failed to sign out that device': 'No se ha podido cerrar esa sesión',
  'Or sign out on every browser and phone, including this one.':
    'O cierre la sesión en todos los navegadores y teléfonos, incluido este.',
  'Sign out everywhere': 'Cerrar todas las sesiones',
  'Sign out everywhere?': '¿Cerrar todas las sesiones?',
  'This signs you out on every browser and phone, including this one. Your account, links and reviews stay the same.':
    'Se cierra la sesión en todos los navegadores y teléfonos, incluido este. Su cuenta, sus enlaces y sus opiniones siguen igual.',
  'Does someone else know your password? Change it instead. That signs out your other devices too.':
    '¿Alguien más sabe su contraseña? Mejor cámbiela. Así también se cierra la sesión en sus otros dispositivos.',
  'Signing out...': 'Cerrando sesión…',
  'Signed out everywhere': 'Todas las sesiones cerradas',
  'Failed to sign out everywhere': 'No se han podido cerrar todas las sesiones',
  // Passkeys: signing in with what unlocks the phone
  Passkeys: 'Llaves de acceso',
  Remove: 'Quitar',
  'A passkey stays on your device or in your password manager. Your password keeps working.':
    'Una llave de acceso se guarda en su dispositivo o en su gestor de contraseñas. Su contraseña sigue sirviendo.',
  "Couldn't load your passkeys.": 'No se han podido cargar sus llaves de acceso.',
  'No passkeys yet.': 'Aún no hay llaves de acceso.',
  "This browser can't use passkeys.": 'Este navegador no admite llaves de acceso.',
  "Passkeys don't work here, because this site's address is a number and not a name.":
    'Aquí no funcionan las llaves de acceso, porque la dirección de este sitio es un número y no un nombre.',
  // The passkey exists on several devices of the person
  Synced: 'Sincronizada',
  'Added on {date}, not used yet': 'Añadida el {date}, aún sin usar',
  'Added on {date}, last used on {used}': 'Añadida el {date}, último uso el {used}',
  'Add a passkey': 'Añadir llave',
  'Your device will ask for your face, your fingerprint or its screen lock.':
    'Su dispositivo le pedirá el rostro, la huella o el bloqueo de pantalla.',
  'Use a passkey instead': 'Usar una llave de acceso',
  'Remove {name}': 'Quitar {name}',
  'Remove this passkey?': '¿Quitar esta llave de acceso?',
  "It won't sign you in any more. You can then delete it from your device or password manager too.":
    'Ya no servirá para entrar. Después puede borrarla también de su dispositivo o de su gestor de contraseñas.',
  'Removing...': 'Quitando…',
  'Passkey removed': 'Llave de acceso quitada',
  'Failed to remove the passkey': 'No se ha podido quitar la llave de acceso',
  // Only for the admin; {command} is what the operator types on the server
  // Deleting the account
  'Delete your account': 'Borre su cuenta',
  "The admin account can't be deleted.": 'La cuenta de administración no se puede borrar.',
  "Deletes your account, workplaces and reviews right away. This can't be undone.":
    'Borra de inmediato su cuenta, sus lugares de trabajo y sus opiniones. Esta acción no se puede deshacer.',
  'Delete Account': 'Borrar cuenta',
  'Delete your account?': '¿Borrar su cuenta?',
  "This can't be undone. It deletes right away:": 'Esta acción no se puede deshacer. Se borran de inmediato:',
  "every review you've received": 'todas las opiniones que ha recibido',
  'your workplaces and your review page': 'sus lugares de trabajo y su página de opiniones',
  'your links and printed codes, which will stop working':
    'sus enlaces y códigos impresos, que dejarán de funcionar',
  "your subscription, if you have one. You won't be charged again.":
    'su suscripción, si la tiene. No se le volverá a cobrar.',
  'Want to keep your reviews? Download your data first.':
    '¿Quiere conservar sus opiniones? Descargue antes sus datos.',
  'Deleting...': 'Borrando…',
  'Account deleted': 'Cuenta borrada',
  'Everything in it has been deleted.': 'Se ha borrado todo su contenido.',
  'Failed to delete account': 'No se ha podido borrar la cuenta',
};
