import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'es', 'pages'> = {
  // Choosing emails without signing in
  'Review emails are on': 'Recibe opiniones por correo',
  'Review emails are off': 'Ya no recibe opiniones por correo',
  "We won't email you new or changed reviews. You'll still find them in your list. Anything already waiting is sent one last time.":
    'No le enviaremos por correo las opiniones nuevas ni las modificadas. Seguirá encontrándolas en su lista. Lo que ya esperaba se envía por última vez.',
  'Stop review emails': 'No recibir estos correos',
  'Turn them back on': 'Volver a recibirlos',
  'Or get them less often:': 'O recíbalos con menos frecuencia:',
  'Or change how often you get them:': 'O cambie la frecuencia:',
  'You can also choose this in <settings>Settings</settings>.':
    'También puede elegirlo en <settings>Ajustes</settings>.',
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
