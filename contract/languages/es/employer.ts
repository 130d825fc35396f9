import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'es', 'employer'> = {
  // The page that an employer opens; {name} is the professional's full name
  '{name}, in customers’ words': '{name}, en palabras de sus clientes',
  'For {employer}': 'Para {employer}',
  'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.':
    {
      one: 'Una opinión de un cliente que ha permitido a {name} mostrársela.',
      other: '{count} opiniones de clientes que han permitido a {name} mostrárselas.',
    },
  '{rating} out of 5 stars': '{rating} de 5\u00a0estrellas',
  // Instead of a name
  'A customer': 'Un cliente',
  'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.':
    'En {site}, los clientes escriben sin cuenta. Usan un enlace o un código QR de la persona que les atendió. Esa persona no puede escribir ni cambiar opiniones. Las de esta página las ha elegido {name}; puede haber otras.',
  'This page is only for you. It closes on {date} at the latest.':
    'Esta página es solo para usted. Se cierra a más tardar el {date}.',
  'This page is closed': 'Esta página está cerrada',
  'This link has expired or was turned off. Ask the person who sent it for a new one.':
    'Este enlace ha caducado o se ha desactivado. Pida otro a quien se lo envió.',
};
