import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'es', 'pages'> = {
  // Choosing emails without signing in
  'Review emails are on': 'Recibe opiniones por correo',
  'Review emails are off': 'Ya no recibe opiniones por correo',
  'We email you every new review.': 'Le enviamos por correo cada opinión nueva.',
  "We won't email you new reviews. You'll still find them in your list. Anything already waiting is sent one last time.":
    'No le enviaremos por correo las opiniones nuevas. Seguirá encontrándolas en su lista. Lo que ya esperaba se envía por última vez.',
  'Stop review emails': 'No recibir estos correos',
  'Emails about changed reviews are on': 'Recibe correos sobre opiniones modificadas',
  'Emails about changed reviews are off': 'Ya no recibe correos sobre opiniones modificadas',
  'We email you when a customer edits a review or takes it back.':
    'Le escribimos cuando un cliente modifica o retira una opinión.',
  "We won't email you when a customer edits a review or takes it back. You'll see it in your list. Anything already waiting is sent one last time.":
    'No le escribiremos cuando un cliente modifique o retire una opinión. Lo verá en su lista. Lo que ya esperaba se envía por última vez.',
  'Stop emails about changed reviews': 'No recibir más correos sobre modificaciones',
  'Emails about your page and plan are on': 'Recibe correos sobre su página y su plan',
  'Emails about your page and plan are off': 'Ya no recibe correos sobre su página y su plan',
  'We email you when a customer finds your page paused, or your plan ends.':
    'Le escribimos cuando un cliente encuentra su página en pausa o su plan termina.',
  "We won't email you when a customer finds your page paused or your plan ends. We'll still tell you if a payment fails. Anything already waiting is sent one last time.":
    'No le escribiremos cuando un cliente encuentre su página en pausa ni cuando su plan termine. Sí le avisaremos si falla un pago. Lo que ya esperaba se envía por última vez.',
  'Stop emails about your page and plan': 'No recibir más correos sobre página y plan',
  'Turn them back on': 'Volver a recibirlos',
  'Or get them less often:': 'O recíbalos con menos frecuencia:',
  'Or change how often you get them:': 'O cambie la frecuencia:',
  'Right away': 'Al momento',
  Daily: 'A diario',
  Weekly: 'Cada semana',
  'We send them in one email, once a day, at 8 in the morning ({place}).':
    'Los enviamos juntos en un correo al día, a las 8 de la mañana ({place}).',
  'We send them in one email, once a week, on Mondays, at 8 in the morning ({place}).':
    'Los enviamos juntos en un correo a la semana, los lunes a las 8 de la mañana ({place}).',
  '{city} time': 'hora de {city}',
  'You can choose this for each kind of email, and set quiet hours, in <settings>Settings</settings>.':
    'En <settings>Ajustes</settings> puede elegirlo para cada tipo de correo y fijar horas de silencio.',
  "This link isn't valid": 'Este enlace no es válido',
  'It may have been cut off. Please open it from your latest email.':
    'Puede que esté cortado. Ábralo desde el correo más reciente.',
  // Errors
  "This page can't be opened": 'Esta página no se puede abrir',
  '{message}.': '{message}.',
  // Payments that need no card
  'Test payment': 'Pago de prueba',
  Pay: 'Pagar',
  'Try a declined card': 'Probar una tarjeta rechazada',
  'The card was declined. Nothing was charged.': 'La tarjeta ha sido rechazada. No se ha cobrado nada.',
  'Already paid': 'Ya está pagado',
  "There's nothing left to do here.": 'Aquí no queda nada por hacer.',
  'Test billing': 'Pagos de prueba',
  'This subscription has ended.': 'Esta suscripción ha terminado.',
  'Your subscription is canceled. Your plan stays active until {date}.':
    'Su suscripción está cancelada. Su plan sigue activo hasta el {date}.',
  'Renews on {date}.': 'Se renueva el {date}.',
  'Keep subscription': 'Conservar suscripción',
  'Cancel subscription': 'Cancelar suscripción',
  'Back to Settings': 'Volver a Ajustes',
  'This page is closed': 'Esta página está cerrada',
  'The payment was canceled, or the link is incomplete. Please start again from the pricing page.':
    'El pago se ha cancelado o el enlace está incompleto. Empiece de nuevo desde la página de precios.',
  'This is a test page instead of a payment provider. It needs no card, and no money moves.':
    'Esta es una página de prueba en lugar de un proveedor de pagos. No necesita tarjeta y no se mueve dinero.',
};
