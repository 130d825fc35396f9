import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'es', 'admin'> = {
  'Access Denied': 'Acceso denegado',
  "This page is for the people who run {site}. You'll find your own reviews and stats on your dashboard.":
    'Esta página es para quienes gestionan {site}. Sus opiniones y sus cifras están en su panel.',
  'Return to Dashboard': 'Volver al panel',
  "Couldn't load the totals.": 'No se han podido cargar los totales.',
  // The admin's dashboard
  'Admin Dashboard': 'Panel de administración',
  'Delete/Manage Users': 'Borrar o gestionar usuarios',
  'Total Users': 'Usuarios',
  'Paid Users': 'Usuarios de pago',
  'Conversion Rate': 'Tasa de conversión',
  'Monthly Revenue': 'Ingresos al mes',
  'Total Reviews': 'Opiniones en total',
  'Version {version}': 'Versión {version}',
  Insights: 'Estadísticas',
  "Couldn't load the insights.": 'No se han podido cargar las estadísticas.',
  'Insights start with the first sign-up': 'Las estadísticas empiezan con la primera alta',
  "You'll see sign-ups, reviews and revenue per month here.":
    'Aquí verá las altas, opiniones e ingresos por mes.',
  "You'll see sign-ups and reviews per month here.": 'Aquí verá las altas y opiniones por mes.',
  'Sign-ups per month': 'Altas por mes',
  'Revenue per month': 'Ingresos por mes',
  'Payments in the last 12 months, without plans you set yourself':
    'Pagos de los últimos 12\u00a0meses, sin los planes que usted asignó',
  'Sign-ups': 'Altas',
  Revenue: 'Ingresos',
  '{count} sign-up|{count} sign-ups': { one: '{count} alta', other: '{count} altas' },
  'No sign-ups in the last 12 months.': 'No hay altas en los últimos 12\u00a0meses.',
  'No revenue in the last 12 months.': 'No hay ingresos en los últimos 12\u00a0meses.',
  // Audit trail; {actor} and {username} are usernames
  'Audit trail': 'Registro de cambios',
  "Couldn't load the audit trail.": 'No se ha podido cargar el registro de cambios.',
  "Couldn't load more entries.": 'No se han podido cargar más entradas.',
  'No changes yet': 'Aún no hay cambios',
  'Plan changes, deleted users and retried emails will show up here.':
    'Aquí aparecerán los cambios de plan, los usuarios borrados y los correos reintentados.',
  'Deleted users and retried emails will show up here.':
    'Aquí aparecerán los usuarios borrados y los correos reintentados.',
  '{actor} changed the plan of {username}': '{actor} ha cambiado el plan de {username}',
  '{actor} deleted {username}': '{actor} ha borrado a {username}',
  '{actor} signed {username} out everywhere': '{actor} ha cerrado todas las sesiones de {username}',
  '{actor} queued all failed emails again': '{actor} ha vuelto a poner en cola todos los correos fallidos',
  'an unknown user': 'una persona desconocida',
  // A changed field, e.g. "Plan: Free → Monthly", read aloud as "Plan: Free changed to Monthly"
  '{field}:': '{field}:',
  'changed to': 'cambia a',
  none: 'nada',
  Until: 'Hasta',
  // Emails by their state
  'Email delivery': 'Envío de correos',
  "Couldn't load the emails.": 'No se han podido cargar los correos.',
  'Held emails wait for a confirmed address, or for one that takes mail again. Failed emails are kept for a month.':
    'Los correos retenidos esperan a que la dirección se confirme o vuelva a aceptar correo. Los fallidos se guardan un mes.',
  // States of an email
  Held: 'Retenido',
  Queued: 'En cola',
  Failed: 'Fallido',
  // An email; {time} and {next} are a date and time, {tries} is "3 attempts"
  'Last error, {time}: {error}': 'Último error, {time}: {error}',
  'Retry all failed': 'Reintentar todos los fallidos',
  'Emails queued again': 'Correos de nuevo en cola',
  'Retry failed': 'No se ha podido reintentar',
  'Failed to queue the emails again': 'No se han podido volver a poner en cola los correos',
  // Kinds of emails
  // Users
  'User Management': 'Gestión de usuarios',
  Users: 'Usuarios',
  User: 'Usuario',
  Email: 'Correo',
  Industry: 'Sector',
  Plan: 'Plan',
  Workplaces: 'Lugares',
  Joined: 'Alta',
  // On narrow screens, where the column has no heading; on wide screens, only what is outside of the element is shown
  '{count}<unit> review</unit>|{count}<unit> reviews</unit>': {
    one: '{count}<unit> opinión</unit>',
    other: '{count}<unit> opiniones</unit>',
  },
  '{count}<unit> workplace</unit>|{count}<unit> workplaces</unit>': {
    one: '{count}<unit> lugar</unit>',
    other: '{count}<unit> lugares</unit>',
  },
  '<heading>Joined </heading>{date}': '<heading>Alta: </heading>{date}',
  'N/A': 'N/D',
  Actions: 'Acciones',
  'Actions for {name}': 'Acciones para {name}',
  // Number of users
  Total: 'Total',
  Paid: 'De pago',
  'Search users': 'Buscar usuarios',
  'Name, username or email': 'Nombre, usuario o correo',
  'Sort by': 'Ordenar por',
  'Newest first': 'Más recientes',
  'Oldest first': 'Más antiguos',
  Name: 'Nombre',
  'Most reviews': 'Más opiniones',
  '{count} user found|{count} users found': {
    one: '{count} usuario encontrado',
    other: '{count} usuarios encontrados',
  },
  'More than {count} user found|More than {count} users found': {
    one: 'Más de {count} usuario encontrado',
    other: 'Más de {count} usuarios encontrados',
  },
  'No users found': 'No se han encontrado usuarios',
  'Try another name or email.': 'Pruebe con otro nombre o correo.',
  "You'll see everyone who signs up here.": 'Aquí verá a todas las personas que creen una cuenta.',
  'Clear search': 'Borrar búsqueda',
  "Couldn't load the users.": 'No se han podido cargar los usuarios.',
  "Couldn't load more users.": 'No se han podido cargar más usuarios.',
  'Registration is closed. To create an account, run ./goodword user create on the server: it emails the person a link for choosing a password.':
    'El registro está cerrado. Para crear una cuenta, ejecute ./goodword user create en el servidor: la persona recibe por correo un enlace para elegir su contraseña.',
  // Changing a user's plan
  'Edit Subscription': 'Editar suscripción',
  '{name} is on the free plan.': '{name} tiene el plan gratuito.',
  '{name} is on the monthly plan until {date}.': '{name} tiene el plan mensual hasta el {date}.',
  '{name} is on the monthly plan, with no end date.': '{name} tiene el plan mensual, sin fecha de fin.',
  '{name} is on the annual plan until {date}.': '{name} tiene el plan anual hasta el {date}.',
  '{name} is on the annual plan, with no end date.': '{name} tiene el plan anual, sin fecha de fin.',
  "{name} pays by subscription. Changing the plan here doesn't stop the payments.":
    '{name} paga por suscripción. Cambiar aquí el plan no detiene los pagos.',
  'New plan': 'Plan nuevo',
  'Until {date}': 'Hasta el {date}',
  'No end date': 'Sin fecha de fin',
  'Save Changes': 'Guardar cambios',
  'User updated': 'Usuario actualizado',
  'Update failed': 'No se ha podido actualizar',
  'Failed to update user': 'No se ha podido actualizar el usuario',
  // Signing a user out
  'Sign Out User': 'Cerrar sus sesiones',
  'Sign {name} ({username}) out in every browser? Their account and password stay the same.':
    '¿Cerrar las sesiones de {name} ({username}) en todos los navegadores? Su cuenta y su contraseña siguen igual.',
  'User signed out': 'Sesiones cerradas',
  "They'll need to sign in again in every browser.": 'Tendrá que volver a entrar en cada navegador.',
  'Sign out failed': 'No se ha podido cerrar sesión',
  'Failed to sign out user': 'No se han podido cerrar sus sesiones',
  // Deleting a user; {reviews} is "2 reviews", {workplaces} is "1 workplace"
  'Delete User': 'Borrar usuario',
  "Delete {name} ({username})? This also deletes {reviews}, {workplaces} and all unsent emails. Their review link and printed codes will stop working. This can't be undone.":
    '¿Borrar a {name} ({username})? También se borran {reviews}, {workplaces} y todos los correos sin enviar. Su enlace y sus códigos impresos dejarán de funcionar. Esta acción no se puede deshacer.',
  '{count} workplace|{count} workplaces': {
    one: '{count} lugar de trabajo',
    other: '{count} lugares de trabajo',
  },
  'User deleted': 'Usuario borrado',
  'User and all associated data have been removed.': 'Se han borrado el usuario y todos sus datos.',
  'Delete failed': 'No se ha podido borrar',
  'Failed to delete user': 'No se ha podido borrar el usuario',
  'Needs attention': 'Necesita atención',
  'Since {time}': 'Desde: {time}',
  // Needs attention, also mailed to the admin
  "Emails aren't being sent": 'No se están enviando correos',
  '{count} email is waiting.|{count} emails are waiting.': {
    one: 'Hay {count} correo en espera.',
    other: 'Hay {count} correos en espera.',
  },
  'The last attempt failed with "{error}".': 'El último intento ha fallado con «{error}».',
  'Check the mail server and SMTP_URL: once it works, emails leave by themselves.':
    'Revise el servidor de correo y SMTP_URL: en cuanto funcione, los correos saldrán solos.',
  'The disk is almost full': 'El disco está casi lleno',
  "{folder} has {megabytes} MB left. When it is full, reviews can't be stored: free some space, or get a larger disk.":
    'A {folder} le quedan {megabytes}\u00a0MB. Cuando se llene, no se podrán guardar opiniones: libere espacio o consiga un disco mayor.',
  'There is no recent backup': 'No hay ninguna copia de seguridad reciente',
  'There is no backup yet': 'Aún no hay ninguna copia de seguridad',
  'Run ./goodword backup now, and let it run every night.':
    'Ejecute ahora ./goodword backup y haga que se ejecute cada noche.',
  "The proxy isn't trusted": 'El proxy no es de confianza',
  "All visitors who come through {address} are counted as one, so one person's wrong passwords lock out everyone. If {address} is your proxy, name it in TRUST_PROXY, let it send X-Forwarded-For, and restart.":
    'Todas las visitas que llegan por {address} cuentan como una sola, así que las contraseñas erróneas de una persona bloquean a todas. Si {address} es su proxy, indíquelo en TRUST_PROXY, haga que envíe X-Forwarded-For y reinicie.',
};
