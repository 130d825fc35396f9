import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'pt', 'descriptions'> = {
  'Answers about review links, QR codes, emails and your data.':
    'Respostas sobre links de avaliação, códigos QR, e-mails e seus dados.',
  'Answers about review links, QR codes, emails, plans and your data.':
    'Respostas sobre links de avaliação, códigos QR, e-mails, planos e seus dados.',
  'Collect private customer reviews with your own link and QR code. It takes customers 30 seconds. You get an instant email notification, and you own your data.':
    'Receba avaliações privadas de clientes com seu próprio link e código QR. O cliente leva 30\u00a0segundos. Você recebe um e-mail na hora, e os dados são seus.',
  'Create your {site} account and get your own review link and QR code.':
    'Crie sua conta no {site} e tenha seu próprio link de avaliação e código QR.',
  'Create your {site} account and get your own review link and QR code. Your first {count} reviews are free.':
    'Crie sua conta no {site} e tenha seu próprio link de avaliação e código QR. As {count} primeiras avaliações são grátis.',
  'Facts, logos and screenshots for anyone writing about {site}.':
    'Dados, logos e capturas de tela para quem escreve sobre o {site}.',
  'Sign in to {site} to read what your customers say about you.':
    'Entre no {site} para ler o que seus clientes dizem de você.',
  'What you can expect from {site}, and what we ask of you.':
    'O que você pode esperar do {site} e o que pedimos a você.',
  'What {site} stores, for how long, who sees it, and how to download or delete it.':
    'O que o {site} guarda, por quanto tempo, quem vê e como baixar ou excluir.',
  "{site} is free for your first {count} reviews. After that, it's {monthly} a month or {annual} a year for unlimited reviews.":
    'O {site} é grátis para as {count} primeiras avaliações. Depois, custa {monthly} por mês ou {annual} por ano, com avaliações ilimitadas.',
};
