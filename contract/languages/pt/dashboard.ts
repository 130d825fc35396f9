import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'pt', 'dashboard'> = {
  // The heading
  'Welcome back, {name}!': 'Que bom ver você de novo, {name}!',
  'Welcome, {name}!': 'Boas-vindas, {name}!',
  "You've built <strong>{count} review</strong> for your personal reputation.|You've built <strong>{count} reviews</strong> for your personal reputation.":
    {
      one: 'Sua reputação pessoal já soma <strong>{count} avaliação</strong>.',
      other: 'Sua reputação pessoal já soma <strong>{count} avaliações</strong>.',
    },
  'Every review here builds your personal reputation.': 'Cada avaliação aqui constrói sua reputação pessoal.',
  '{name}, this is your code.': '{name}, este é o seu código.',
  'Show it to the next person you made happy.': 'Mostre para a próxima pessoa que sair feliz.',
  // The code
  'Your QR Code': 'Seu código QR',
  'Show anyway': 'Mostrar assim mesmo',
  'Share QR Code': 'Compartilhar código',
  'Print QR Code': 'Imprimir código',
  'QR code for your reviews': 'Código QR para suas avaliações',
  'QR code for reviews at {workplace}': 'Código QR para avaliações: {workplace}',
  "Couldn't load the QR code.": 'Não foi possível carregar o código QR.',
  'No specific workplace': 'Sem local específico',
  'Add New Workplace...': 'Adicionar local de trabalho…',
  "What's the new workplace called?": 'Como se chama o novo local de trabalho?',
  'Where is {name}? You can leave this empty.': 'Onde fica {name}? Pode deixar em branco.',
  // What a professional sends to a customer along with the link
  'How did I do? Leave me a private review. It takes 30 seconds.':
    'Como me saí? Deixe uma avaliação privada para mim. Leva 30\u00a0segundos.',
  'Review link copied to clipboard: {link}': 'Link de avaliação copiado: {link}',
  'Copy this link to share: {link}': 'Copie este link para compartilhar: {link}',
  // The newest reviews
  'Recent Reviews': 'Avaliações recentes',
  'View all': 'Ver todas',
  'Read this review': 'Ler esta avaliação',
  'This is your first. The next ones will appear here.': 'Esta é a primeira. As próximas vão aparecer aqui.',
  'No reviews yet. Share your QR code to start collecting reviews!':
    'Nenhuma avaliação ainda. Compartilhe seu código QR e receba a primeira!',
  // Figures
  'Total Reviews': 'Total de avaliações',
  'Recent Views': 'Visitas recentes',
  'Average Rating': 'Nota média',
  'No ratings yet': 'Nenhuma nota ainda',
  "Couldn't load your stats.": 'Não foi possível carregar seus números.',
  // Charts
  Insights: 'Estatísticas',
  'More insights': 'Mais estatísticas',
  "Couldn't load your insights.": 'Não foi possível carregar suas estatísticas.',
};
