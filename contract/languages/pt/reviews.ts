import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'pt', 'reviews'> = {
  // The list
  Pinned: 'Fixada',
  'Read me one': 'Ler uma ao acaso',
  'Take my reviews with me': 'Levar minhas avaliações comigo',
  'All Workplaces': 'Todos os locais',
  // The name of a group of buttons, "1 star" to "5 stars"
  'Only reviews with': 'Só avaliações com',
  'No {count}-star reviews|No {count}-star reviews': {
    one: 'Nenhuma avaliação de {count}\u00a0estrela',
    other: 'Nenhuma avaliação de {count}\u00a0estrelas',
  },
  'No {count}-star reviews for {workplace}|No {count}-star reviews for {workplace}': {
    one: 'Nenhuma avaliação de {count}\u00a0estrela para {workplace}',
    other: 'Nenhuma avaliação de {count}\u00a0estrelas para {workplace}',
  },
  'No reviews yet': 'Nenhuma avaliação ainda',
  'No reviews for {workplace} yet': 'Nenhuma avaliação para {workplace} ainda',
  'Show all reviews': 'Mostrar todas',
  "Share the QR code or link from your dashboard. You'll see what customers write here.":
    'Compartilhe o código QR ou o link do seu Painel. Você verá aqui o que os clientes escrevem.',
  "Couldn't load more reviews.": 'Não foi possível carregar mais avaliações.',
  // A review
  'Edited {date}': 'Editada em {date}',
  'From: {place}': 'De: {place}',
  'From: one of your workplaces': 'De: um dos seus locais de trabalho',
  'General Review': 'Avaliação geral',
  'Customer from {place}': 'Cliente de {place}',
  'Pin review by {name}': 'Fixar avaliação de {name}',
  'Pinned to the top': 'Fixada no topo',
  Unpinned: 'Desafixada',
  'Failed to pin the review': 'Não foi possível fixar a avaliação',
  'Failed to unpin the review': 'Não foi possível desafixar a avaliação',
  // The private reply
  'Reply privately': 'Responder em particular',
  "You can reply once and can't edit it later. Only the customer sees it, on their private link.":
    'Você pode responder uma vez e não pode editar depois. Só o cliente vê, no link privado.',
  'Your reply': 'Sua resposta',
  'Send Reply': 'Enviar resposta',
  'Reply sent': 'Resposta enviada',
  'The customer will see it on their private link.': 'O cliente vai vê-la no link privado.',
  'Failed to send your reply': 'Não foi possível enviar sua resposta',
  'Your private reply, {date}': 'Sua resposta em particular, {date}',
  // One review, full screen
  'One of your reviews': 'Uma das suas avaliações',
  'Another one': 'Mais uma',
  // Search
  'Search reviews': 'Buscar avaliações',
  'Clear search': 'Limpar busca',
  'No reviews match “{search}”': 'Nenhuma avaliação com “{search}”',
  'Search needs an internet connection.': 'A busca precisa de conexão com a internet.',
  // The exported table
  'Export CSV': 'Exportar CSV',
  'Failed to export reviews': 'Não foi possível exportar as avaliações',
  Date: 'Data',
  'Customer Name': 'Nome do cliente',
  Location: 'Localização',
  Comment: 'Comentário',
  Anonymous: 'Sem nome',
  Unknown: 'Não informada',
  General: 'Geral',
};
