import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'pt', 'reputation'> = {
  'Take my reviews with me': 'Levar minhas avaliações comigo',
  "They're yours, wherever you work next. Download them all, or show a few to an employer.":
    'Elas são suas, seja qual for seu próximo trabalho. Baixe todas ou mostre algumas a um empregador.',
  'Download them all': 'Baixar todas',
  'All your reviews, for a spreadsheet.': 'Todas as suas avaliações, para uma planilha.',
  // A new link for an employer
  'Show a few to an employer': 'Mostrar algumas a um empregador',
  "A page with reviews you choose. It works until it expires or you turn it off, and search engines can't find it.":
    'Uma página com avaliações que você escolhe. Ela funciona até expirar ou você desativá-la, e os buscadores não a encontram.',
  'No reviews to show yet': 'Nada para mostrar ainda',
  "After sending a review, customers can let you show it to a future employer. You'll find those reviews here.":
    'Depois de enviar uma avaliação, os clientes podem deixar você mostrá-la a um futuro empregador. Essas avaliações aparecem aqui.',
  "Couldn't load more reviews.": 'Não foi possível carregar mais avaliações.',
  'Who is it for?': 'Para quem é?',
  "They'll see this name at the top of the page.": 'Este nome aparece no topo da página.',
  'e.g. Hotel Aurora': 'ex.: Hotel Aurora',
  'How long should it work?': 'Por quanto tempo deve funcionar?',
  '{count} day|{count} days': { one: '{count} dia', other: '{count} dias' },
  'Reviews to show': 'Avaliações para mostrar',
  '({count} chosen)|({count} chosen)': { one: '({count} escolhida)', other: '({count} escolhidas)' },
  'Create link': 'Criar link',
  'Failed to create the link': 'Não foi possível criar o link',
  'Open page': 'Abrir página',
  // The links; the states of a link are Open, Empty, Expired and Turned off
  'Your links': 'Seus links',
  "Couldn't load your links.": 'Não foi possível carregar seus links.',
  Open: 'Ativo',
  Empty: 'Vazio',
  Expired: 'Expirado',
  'Turned off': 'Desativado',
  '{count} review, until {date}|{count} reviews, until {date}': {
    one: '{count} avaliação, até {date}',
    other: '{count} avaliações, até {date}',
  },
  'Nothing left to show: the customers took back their permission or their review':
    'Nada mais para mostrar: os clientes retiraram a permissão ou a avaliação',
  'Not opened yet': 'Ainda não foi aberto',
  'Opened once, last on {date}|Opened {count} times, last on {date}': {
    one: 'Aberto {count} vez, em {date}',
    other: 'Aberto {count} vezes, a última em {date}',
  },
  // A button
  'Turn off': 'Desativar',
  'Turn off the link for {employer}': 'Desativar o link para {employer}',
  "Turn off the link for {employer}? Its page closes right away. This can't be undone.":
    'Desativar o link para {employer}? A página fecha na hora. Não é possível desfazer.',
  'Link turned off': 'Link desativado',
  'The page for {employer} is closed.': 'A página para {employer} está fechada.',
  'Failed to turn off the link': 'Não foi possível desativar o link',
};
