import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'descriptions'> = {
  'Answers about review links, QR codes, emails and your data.':
    'Des réponses sur les liens, les codes QR, les e-mails et vos données.',
  'Answers about review links, QR codes, emails, plans and your data.':
    'Des réponses sur les liens, les codes QR, les e-mails, les forfaits et vos données.',
  'Collect private customer reviews with your own link and QR code. It takes customers 30 seconds. You get an instant email notification, and you own your data.':
    'Recevez les avis privés de vos clients avec votre lien et votre code QR. 30\u00a0secondes leur suffisent. Vous recevez un e-mail à l’instant, et vos données sont à vous.',
  'Create your {site} account and get your own review link and QR code.':
    'Créez votre compte {site} et obtenez votre lien et votre code QR pour recevoir des avis.',
  'Create your {site} account and get your own review link and QR code. Your first {count} reviews are free.':
    'Créez votre compte {site} et obtenez votre lien et votre code QR pour recevoir des avis. Les {count} premiers sont gratuits.',
  'Facts, logos and screenshots for anyone writing about {site}.':
    'Informations, logos et captures d’écran pour écrire sur {site}.',
  'Sign in to {site} to read what your customers say about you.':
    'Connectez-vous à {site} pour lire ce que vos clients disent de vous.',
  'What you can expect from {site}, and what we ask of you.':
    'Ce que vous pouvez attendre de {site}, et ce que nous vous demandons.',
  'What {site} stores, for how long, who sees it, and how to download or delete it.':
    'Ce que {site} conserve, combien de temps, qui le voit, et comment le télécharger ou le supprimer.',
  "{site} is free for your first {count} reviews. After that, it's {monthly} a month or {annual} a year for unlimited reviews.":
    '{site} est gratuit pour vos {count} premiers avis. Ensuite, les avis illimités coûtent {monthly} par mois ou {annual} par an.',
};
