import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'es', 'dashboard'> = {
  // The heading
  'Welcome back, {name}!': '¡Hola de nuevo, {name}!',
  'Welcome, {name}!': '¡Hola, {name}!',
  "You've built <strong>{count} review</strong> for your personal reputation.|You've built <strong>{count} reviews</strong> for your personal reputation.":
    {
      one: 'Su reputación personal ya suma <strong>{count} opinión</strong>.',
      other: 'Su reputación personal ya suma <strong>{count} opiniones</strong>.',
    },
  'Every review here builds your personal reputation.':
    'Cada opinión que llega aquí hace crecer su reputación personal.',
  '{name}, this is your code.': '{name}, este es su código.',
  'Show it to the next person you made happy.': 'Enséñelo a la próxima persona a la que deje contenta.',
  // The code
  'Your QR Code': 'Su código QR',
  'Show anyway': 'Mostrar igualmente',
  'Share QR Code': 'Compartir código QR',
  'Print QR Code': 'Imprimir código QR',
  'QR code for your reviews': 'Código QR para sus opiniones',
  'QR code for reviews at {workplace}': 'Código QR para opiniones en {workplace}',
  "Couldn't load the QR code.": 'No se ha podido cargar el código QR.',
  'No specific workplace': 'Ningún lugar en concreto',
  'Add New Workplace...': 'Añadir lugar de trabajo…',
  "What's the new workplace called?": '¿Cómo se llama el nuevo lugar de trabajo?',
  'Where is {name}? You can leave this empty.': '¿Dónde está {name}? Puede dejarlo en blanco.',
  // What a professional sends to a customer along with the link
  'How did I do? Leave me a private review. It takes 30 seconds.':
    '¿Qué tal mi trabajo? Déjeme una opinión privada. Son 30\u00a0segundos.',
  'Review link copied to clipboard: {link}': 'Enlace copiado al portapapeles: {link}',
  'Copy this link to share: {link}': 'Copie este enlace para compartirlo: {link}',
  // The newest reviews
  'Recent Reviews': 'Opiniones recientes',
  'View all': 'Ver todas',
  'Read this review': 'Leer esta opinión',
  'This is your first. The next ones will appear here.': 'Esta es la primera. Las próximas aparecerán aquí.',
  'No reviews yet. Share your QR code to start collecting reviews!':
    'Aún no hay opiniones. ¡Comparta su código QR para recibir la primera!',
  // Figures
  'Total Reviews': 'Opiniones en total',
  'Recent Views': 'Visitas recientes',
  'Average Rating': 'Valoración media',
  'No ratings yet': 'Aún sin valoraciones',
  "Couldn't load your stats.": 'No se han podido cargar sus cifras.',
  // Charts
  Insights: 'Estadísticas',
  'More insights': 'Más estadísticas',
  "Couldn't load your insights.": 'No se han podido cargar sus estadísticas.',
};
