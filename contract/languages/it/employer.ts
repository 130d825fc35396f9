import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'it', 'employer'> = {
  // The page that an employer opens; {name} is the professional's full name
  '{name}, in customers’ words': '{name}, nelle parole dei clienti',
  'For {employer}': 'Per {employer}',
  'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.':
    {
      one: 'Una recensione di un cliente che ha permesso a {name} di mostrarla.',
      other: '{count} recensioni di clienti che hanno permesso a {name} di mostrarle.',
    },
  '{rating} out of 5 stars': '{rating} su 5\u00a0stelle',
  // Instead of a name
  'A customer': 'Cliente',
  'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.':
    'Su {site} i clienti scrivono senza account, con un link o un codice QR di chi li ha serviti. Quella persona non può scrivere né cambiare recensioni. {name} ha scelto le recensioni di questa pagina; potrebbero essercene altre.',
  'This page is only for you. It closes on {date} at the latest.':
    'Questa pagina è solo per Lei. Chiusura, al più tardi: {date}.',
  'This page is closed': 'Questa pagina è chiusa',
  'This link has expired or was turned off. Ask the person who sent it for a new one.':
    'Questo link è scaduto o è stato disattivato. Ne chieda uno nuovo a chi l’ha inviato.',
};
