import type { Dictionary } from '../sentences.ts';

/** Mails and push notifications. Subjects should stay short. */
export const texts: Dictionary<'es', 'mails'> = {
  // Every mail
  'Contact support': 'Contactar con soporte',
  // Confirming an address
  'Confirm your email address for {site}': 'Confirme su dirección de correo para {site}',
  'One tap, and your reviews arrive here.': 'Un toque, y sus opiniones llegarán aquí.',
  'Confirm your email address': 'Confirme su dirección de correo',
  'Someone, hopefully you, signed up for {site} with this address. Once you confirm it, your reviews arrive here. The link works once, within the next 7 days.':
    'Alguien, esperamos que usted, creó una cuenta de {site} con esta dirección. En cuanto la confirme, sus opiniones llegarán aquí. El enlace sirve una sola vez, durante los próximos 7\u00a0días.',
  'Confirm this address': 'Confirmar esta dirección',
  "If this wasn't you, you can ignore this email, and we won't send any reviews here. Please don't share the link with anyone.":
    'Si no ha sido usted, puede ignorar este correo y no enviaremos aquí ninguna opinión. No comparta el enlace con nadie.',
  'You get this email because your address was entered on our sign-up page.':
    'Recibe este correo porque su dirección se indicó en nuestra página de registro.',
  'Confirm your new email address for {site}': 'Confirme su nueva dirección para {site}',
  'The link works once, within the next 24 hours.':
    'El enlace sirve una sola vez, durante las próximas 24\u00a0horas.',
  'Confirm your new email address': 'Confirme su nueva dirección de correo',
  'Someone, hopefully you, entered this address as the new email for a {site} account. Once you confirm it, your reviews arrive here and you can sign in with it. The link works once, within the next 24 hours.':
    'Alguien, esperamos que usted, indicó esta dirección como nuevo correo de una cuenta de {site}. En cuanto la confirme, sus opiniones llegarán aquí y podrá entrar con ella. El enlace sirve una sola vez, durante las próximas 24\u00a0horas.',
  "If this wasn't you, you can ignore this email and nothing changes. Please don't share the link with anyone.":
    'Si no ha sido usted, puede ignorar este correo y nada cambiará. No comparta el enlace con nadie.',
  'You get this email because your address was entered in the settings of an account.':
    'Recibe este correo porque su dirección se indicó en los ajustes de una cuenta.',
  // Account
  'Reset your {site} password': 'Cambie su contraseña de {site}',
  'The link works once, within the next hour.': 'El enlace sirve una sola vez, durante la próxima hora.',
  'Reset your password': 'Cambie su contraseña',
  'Someone, hopefully you, asked to set a new password for your {site} account. The link works once, within the next hour.':
    'Alguien, esperamos que usted, pidió una contraseña nueva para su cuenta de {site}. El enlace sirve una sola vez, durante la próxima hora.',
  'Set a new password': 'Elegir contraseña nueva',
  "If this wasn't you, you can ignore this email and your password stays the same. Please don't share the link with anyone.":
    'Si no ha sido usted, puede ignorar este correo y su contraseña seguirá siendo la misma. No comparta el enlace con nadie.',
  'You get this email because your address was entered on our Forgot password page.':
    'Recibe este correo porque su dirección se indicó en nuestra página Contraseña olvidada.',
  'Your {site} account': 'Su cuenta de {site}',
  'Your account at {site} is ready. Choose a password, then sign in as {username}. The link works once, within the next hour.':
    'Su cuenta de {site} está lista. Elija una contraseña y entre como {username}. El enlace sirve una sola vez, durante la próxima hora.',
  'Choose a password': 'Elegir contraseña',
  'Link expired? Get a new one': '¿El enlace ha caducado? Pida otro',
  'You get this email because the people who run {site} created an account for you.':
    'Recibe este correo porque quienes gestionan {site} le han creado una cuenta.',
  'Your {site} password was changed': 'Su contraseña de {site} ha cambiado',
  "Your other devices were signed out. If this was you, there's nothing to do.":
    'Se ha cerrado la sesión en sus otros dispositivos. Si ha sido usted, no tiene que hacer nada.',
  'Your password was changed': 'Su contraseña ha cambiado',
  'Your password has just been changed, and your other devices were signed out. If this was you, just sign in on them again.':
    'Su contraseña acaba de cambiar y se ha cerrado la sesión en sus otros dispositivos. Si ha sido usted, basta con volver a entrar en ellos.',
  "This wasn't you?": '¿No ha sido usted?',
  'Set a new password right away, and tell us at {email}.':
    'Elija ya una contraseña nueva y avísenos en {email}.',
  'Set a new password right away.': 'Elija ya una contraseña nueva.',
  "We send this notice whenever your password changes. It can't be turned off.":
    'Enviamos este aviso siempre que cambia su contraseña. No se puede desactivar.',
  'Your passkeys still sign you in. In Settings, remove any that you don’t recognize.':
    'Sus llaves de acceso siguen sirviendo para entrar. Quite en Ajustes las que no reconozca.',
  'Your passkeys were removed too, in case someone else had added one. You can add yours again in Settings.':
    'También se han quitado sus llaves de acceso, por si alguien había añadido una. Puede volver a añadir las suyas en Ajustes.',
  // A passkey was added or removed; {name} is e.g. "Chrome on Android"
  'A passkey was added to your {site} account': 'Nueva llave de acceso en su cuenta de {site}',
  'A passkey was removed from your {site} account': 'Llave de acceso quitada de su cuenta de {site}',
  'A passkey was added': 'Se ha añadido una llave de acceso',
  'A passkey was removed': 'Se ha quitado una llave de acceso',
  '“{name}” can now sign in to your account without the password.':
    'Con «{name}» ya se puede entrar en su cuenta sin la contraseña.',
  '“{name}” can no longer sign in to your account. Your password still works.':
    'Con «{name}» ya no se puede entrar en su cuenta. Su contraseña sigue sirviendo.',
  'See your passkeys': 'Ver sus llaves de acceso',
  'Remove the passkey in Settings, and set a new password right away.':
    'Quite la llave de acceso en Ajustes y elija ya una contraseña nueva.',
  "We send this notice whenever a passkey is added or removed. It can't be turned off.":
    'Enviamos este aviso siempre que se añade o se quita una llave de acceso. No se puede desactivar.',
  'Your {site} email was changed': 'Su correo de {site} ha cambiado',
  "If this was you, there's nothing to do.": 'Si ha sido usted, no tiene que hacer nada.',
  'Your email was changed': 'Su correo ha cambiado',
  "The email address of your {site} account was changed, and the new address is confirmed. Reviews no longer arrive here, and you can't sign in with this address anymore. If this was you, there's nothing to do.":
    'La dirección de correo de su cuenta de {site} ha cambiado y la nueva está confirmada. Las opiniones ya no llegan aquí y con esta dirección ya no se puede entrar. Si ha sido usted, no tiene que hacer nada.',
  "We send this notice to your previous address whenever your email changes. It can't be turned off.":
    'Enviamos este aviso a la dirección anterior siempre que cambia su correo. No se puede desactivar.',
  "Write to {email} from this address right away, and we'll help you get your account back.":
    'Escriba ya a {email} desde esta dirección y le ayudaremos a recuperar su cuenta.',
  // Reviews; {limit} is 5, {used} 4, and {days} 30
  '{customer} edited their review': '{customer} ha modificado su opinión',
  '{customer} left you a review': '{customer} le ha dejado una opinión',
  'Edited: {subject}': 'Modificada: {subject}',
  '{rating} out of 5 stars. Open to read the whole review. Only you can see it.':
    '{rating} de 5\u00a0estrellas. Abra para leer la opinión completa. Solo puede verla usted.',
  'See all your reviews': 'Ver todas sus opiniones',
  'Customers can edit a review for {days} days with their private link. This version replaces the earlier one, also in your average rating.':
    'Los clientes pueden modificar una opinión durante {days}\u00a0días con su enlace privado. Esta versión sustituye a la anterior, también en su valoración media.',
  'This review came through your personal link. {site} shows it only to you, and it is yours to keep.':
    'Esta opinión llegó por su enlace personal. {site} solo se la muestra a usted, y es suya para siempre.',
  'Choose when you get these emails': 'Elegir cuándo recibir estos correos',
  'Stop review emails': 'No recibir estos correos',
  '{stars} from {customer} at {workplace}': '{stars} de {customer} en {workplace}',
  '{stars} from {customer}': '{stars} de {customer}',
  'Your review page is paused': 'Su página de opiniones está en pausa',
  "You've used all {limit} reviews of the free plan. You keep them, but customers who open your page now read that you can't take more reviews. Upgrade to open it again right away.":
    'Ha usado las {limit} opiniones del plan gratuito. Las conserva, pero quien abra ahora su página leerá que no puede recibir más opiniones. Mejore su plan para reabrirla de inmediato.',
  'Upgrade your account': 'Mejorar plan',
  'One review is left on the free plan': 'Queda una opinión en el plan gratuito',
  "You've used {used} of {limit}. After the next one, your review page pauses until you upgrade.":
    'Ha usado {used} de {limit}. Tras la próxima, su página de opiniones queda en pausa hasta que mejore su plan.',
  'See the plans': 'Ver los planes',
  'General Review': 'Opinión general',
  'Edited: {date}': 'Modificada: {date}',
  'Before: {rating}': 'Antes: {rating}',
  'Customer from {location}': 'Viene de {location}',
  'Read it when you are ready: scroll down.': 'Léala cuando quiera: está más abajo.',
  'By: {name}': 'De: {name}',
  'From: {place}': 'Origen: {place}',
  'Customer from: {location}': 'Viene de: {location}',
  'Date: {date}': 'Fecha: {date}',
  '{rating} out of 5 stars': '{rating} de 5\u00a0estrellas',
  '{count} new review|{count} new reviews': {
    one: '{count} opinión nueva',
    other: '{count} opiniones nuevas',
  },
  '{reviews}, {average} out of 5 on average': '{reviews}, {average} de 5 de media',
  'Open to read the reviews. Only you can see them.': 'Abra para leerlas. Solo puede verlas usted.',
  'They average {average} out of 5.': 'La media es de {average} sobre 5.',
  '{count} more is in your list.|{count} more are in your list.': {
    one: 'Hay {count} más en su lista.',
    other: 'Hay {count} más en su lista.',
  },
  'These reviews came through your personal link. {site} shows them only to you, and they are yours to keep.':
    'Estas opiniones llegaron por su enlace personal. {site} solo se las muestra a usted, y son suyas para siempre.',
  'A customer took back a review': 'Un cliente ha retirado una opinión',
  'It no longer appears in your list or counts in your average rating.':
    'Ya no aparece en su lista ni cuenta en su valoración media.',
  'A customer has taken back the review they wrote on {date} at {workplace}. It no longer appears in your list or counts in your average rating.':
    'Un cliente ha retirado la opinión que escribió el {date} en {workplace}. Ya no aparece en su lista ni cuenta en su valoración media.',
  'A customer has taken back the review they wrote on {date}. It no longer appears in your list or counts in your average rating.':
    'Un cliente ha retirado la opinión que escribió el {date}. Ya no aparece en su lista ni cuenta en su valoración media.',
  "Customers don't have to give a reason. On the free plan, you can now receive another review in its place.":
    'Los clientes no tienen que dar un motivo. En el plan gratuito, ahora puede recibir otra opinión en su lugar.',
  "Customers don't have to give a reason.": 'Los clientes no tienen que dar un motivo.',
  'See your reviews': 'Ver sus opiniones',
  'Customers can take back a review for {days} days with their private link.':
    'Los clientes pueden retirar una opinión durante {days}\u00a0días con su enlace privado.',
  '{count} edited|{count} edited': { one: '{count} modificada', other: '{count} modificadas' },
  '{count} taken back|{count} taken back': { one: '{count} retirada', other: '{count} retiradas' },
  'Reviews that changed: {changes}': 'Cambios en sus opiniones: {changes}',
  'Customers edited or took back what they wrote.':
    'Algunos clientes han modificado o retirado lo que escribieron.',
  'Customers changed their reviews': 'Cambios en sus opiniones',
  'Since our last email: {changes}.': 'Desde nuestro último correo: {changes}.',
  'On {site}, customers can edit or take back a review for {days} days.':
    'En {site}, los clientes pueden modificar o retirar una opinión durante {days}\u00a0días.',
  "A customer couldn't leave you a review": 'Un cliente no ha podido dejarle una opinión',
  "A customer couldn't leave you a review today": 'Hoy un cliente no ha podido dejarle una opinión',
  'Your review page is paused because the free plan is full.':
    'Su página de opiniones está en pausa porque el plan gratuito está lleno.',
  "A customer opened your review page today and found it paused, because you've used all {limit} reviews of your free plan.":
    'Un cliente ha abierto hoy su página de opiniones y la ha encontrado en pausa, porque ya ha usado usted las {limit} opiniones de su plan gratuito.',
  "A customer opened your review page and found it paused, because you've used all {limit} reviews of your free plan.":
    'Un cliente ha abierto su página de opiniones y la ha encontrado en pausa, porque ya ha usado usted las {limit} opiniones de su plan gratuito.',
  'Upgrade to a paid plan to open the page again right away, with the same link and QR code. Either way, you keep the reviews you already have.':
    'Pase a un plan de pago para reabrir la página de inmediato, con el mismo enlace y código QR. En cualquier caso, conserva las opiniones que ya tiene.',
  '{site} sends this email at most once a day.': '{site} envía este correo como máximo una vez al día.',
  // Plans
  '{site} Monthly': '{site} Mensual',
  '{site} Annual': '{site} Anual',
  '{price} per month': '{price} al mes',
  '{price} per year': '{price} al año',
  'Your {plan} plan is active': 'Su plan {plan} está activo',
  'You can now get unlimited reviews.': 'Ya puede recibir opiniones sin límite.',
  'Thank you. Your payment has arrived. You can now get unlimited reviews and add every place where you work.':
    'Gracias. Hemos recibido su pago. Ya puede recibir opiniones sin límite y añadir todos sus lugares de trabajo.',
  Plan: 'Plan',
  Price: 'Precio',
  'Renews on': 'Se renueva el',
  'Open your dashboard': 'Abrir su panel',
  'You can cancel anytime in Settings, under Manage billing.':
    'Puede cancelar cuando quiera en Ajustes, en Gestionar pagos.',
  'You get this email because a plan was bought for your {site} account.':
    'Recibe este correo porque se ha contratado un plan para su cuenta de {site}.',
  "The payment for your {plan} plan didn't go through": 'El pago de su plan {plan} no se ha completado',
  'Please check your card. Your reviews are safe.': 'Revise su tarjeta. Sus opiniones están a salvo.',
  "Your payment didn't go through": 'Su pago no se ha completado',
  "We couldn't charge {price} for your {plan} plan. This happens when a card has expired or the bank wants you to confirm the payment.":
    'No hemos podido cobrar {price} por su plan {plan}. Ocurre cuando la tarjeta ha caducado o el banco pide que confirme el pago.',
  "You've paid until {date}, so your plan stays active until then. Please update your card before that date.":
    'Ha pagado hasta el {date}, así que su plan sigue activo hasta entonces. Actualice su tarjeta antes de esa fecha.',
  'Your paid period ended on {date}. Update your card, and your plan continues as soon as the payment arrives.':
    'El período que pagó terminó el {date}. Actualice su tarjeta y su plan continuará en cuanto llegue el pago.',
  'Manage billing': 'Gestionar pagos',
  'Whatever happens, you keep all your reviews and workplaces.':
    'Pase lo que pase, conserva todas sus opiniones y lugares de trabajo.',
  'You get this email because your {site} plan renews automatically.':
    'Recibe este correo porque su plan de {site} se renueva automáticamente.',
  'Your {plan} plan ends on {date}': 'Su plan {plan} termina el {date}',
  "It won't renew automatically. You keep all your reviews.":
    'No se renovará automáticamente. Conserva todas sus opiniones.',
  'Your plan ends on {date}': 'Su plan termina el {date}',
  "Your {plan} plan won't renew. After {date} you'll be on the free plan. You keep all your reviews and workplaces, but with {limit} or more reviews you can't get new ones.":
    'Su plan {plan} no se renovará. Después del {date} tendrá el plan gratuito. Conserva todas sus opiniones y lugares de trabajo, pero con {limit} opiniones o más no puede recibir otras nuevas.',
  'To keep your plan, open Manage billing in Settings.':
    'Para conservar su plan, abra Gestionar pagos en Ajustes.',
  'Keep your plan': 'Conservar el plan',
  'We send this email once, three days before a plan ends.':
    'Enviamos este correo una sola vez, tres días antes de que termine un plan.',
  'Your {plan} plan has ended': 'Su plan {plan} ha terminado',
  "You're on the free plan now. You keep all your reviews.":
    'Ahora tiene el plan gratuito. Conserva todas sus opiniones.',
  "You're on the free plan now": 'Ahora tiene el plan gratuito',
  'Your {plan} plan has ended. You keep all your reviews and workplaces.':
    'Su plan {plan} ha terminado. Conserva todas sus opiniones y lugares de trabajo.',
  "The free plan includes {limit} reviews and you've reached that, so customers can't leave you new ones for now. Upgrade, and your page opens again right away, with the same link and QR code.":
    'El plan gratuito incluye {limit} opiniones y ya ha llegado a ellas, así que por ahora no puede recibir otras nuevas. Mejore su plan y su página se reabre de inmediato, con el mismo enlace y código QR.',
  'Your review page stays open until you have {limit} reviews.':
    'Su página de opiniones sigue abierta hasta que tenga {limit} opiniones.',
  'We send this email once, when a plan ends.': 'Enviamos este correo una sola vez, cuando termina un plan.',
  // To the admin
  '{site} needs attention: {problem}': '{site} necesita atención: {problem}',
  'Now that this email has reached you, others can too.':
    'Ahora que le ha llegado este correo, también pueden llegar otros.',
  Service: 'Servicio',
  Since: 'Desde',
  Noticed: 'Detectado',
  'Open the admin page': 'Abrir la página de administración',
  'You run this service. We send this once a day while it lasts.':
    'Usted gestiona este servicio. Enviamos esto una vez al día mientras dure.',
  // Push notifications
  '{average} out of 5 on average': '{average} de 5 de media',
};
