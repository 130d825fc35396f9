import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'es', 'descriptions'> = {
  'Answers about review links, QR codes, emails and your data.':
    'Respuestas sobre enlaces de opiniones, códigos QR, correos y sus datos.',
  'Answers about review links, QR codes, emails, plans and your data.':
    'Respuestas sobre enlaces de opiniones, códigos QR, correos, planes y sus datos.',
  'Collect private customer reviews with your own link and QR code. It takes customers 30 seconds. You get an instant email notification, and you own your data.':
    'Reciba opiniones privadas de sus clientes con su propio enlace y código QR. Tardan 30\u00a0segundos. Le llegan al instante por correo y sus datos son suyos.',
  'Create your {site} account and get your own review link and QR code.':
    'Cree su cuenta de {site} y tenga su propio enlace y código QR para recibir opiniones.',
  'Create your {site} account and get your own review link and QR code. Your first {count} reviews are free.':
    'Cree su cuenta de {site} y tenga su propio enlace y código QR para recibir opiniones. Las primeras {count} son gratis.',
  'Facts, logos and screenshots for anyone writing about {site}.':
    'Datos, logotipos y capturas para quien escriba sobre {site}.',
  'Sign in to {site} to read what your customers say about you.':
    'Entre en {site} para leer lo que sus clientes dicen de usted.',
  'What you can expect from {site}, and what we ask of you.':
    'Qué puede esperar de {site} y qué le pedimos a usted.',
  'What {site} stores, for how long, who sees it, and how to download or delete it.':
    'Qué guarda {site}, durante cuánto tiempo, quién lo ve y cómo descargarlo o borrarlo.',
  "{site} is free for your first {count} reviews. After that, it's {monthly} a month or {annual} a year for unlimited reviews.":
    'Con {site}, sus primeras {count} opiniones son gratis. Después, opiniones ilimitadas por {monthly} al mes o {annual} al año.',
};
