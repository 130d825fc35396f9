import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'pt', 'employer'> = {
  // The page that an employer opens; {name} is the professional's full name
  '{name}, in customers’ words': '{name}, nas palavras dos clientes',
  'For {employer}': 'Para {employer}',
  'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.':
    {
      one: '{count} avaliação de um cliente que permitiu que {name} a mostrasse a você.',
      other: '{count} avaliações de clientes que permitiram que {name} as mostrasse a você.',
    },
  '{rating} out of 5 stars': '{rating} de 5\u00a0estrelas',
  // Instead of a name
  'A customer': 'Um cliente',
  'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.':
    'No {site}, os clientes escrevem sem ter conta. Usam um link ou código QR de quem os atendeu. Essa pessoa não pode escrever nem mudar avaliações. {name} escolheu as avaliações desta página; pode haver outras.',
  'This page is only for you. It closes on {date} at the latest.':
    'Esta página é só para você. Ela fecha no máximo em {date}.',
  'This page is closed': 'Esta página está fechada',
  'This link has expired or was turned off. Ask the person who sent it for a new one.':
    'Este link expirou ou foi desativado. Peça um novo a quem o enviou.',
};
