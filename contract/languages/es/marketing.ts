import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'es', 'marketing'> = {
  '"{quote}"': '«{quote}»',
  'A link that belongs to a person': 'Un enlace que es de una persona',
  'A printed card with a question and a QR code': 'Una tarjeta impresa con una pregunta y un código QR',
  'As on every page here.': 'Como en todas estas páginas.',
  'Ask us a question': 'Háganos una pregunta',
  "Don't recolor, stretch or rotate it.": 'No le cambie el color, no lo estire ni lo gire.',
  'Download {format}<more>: {picture}</more>': 'Descargar {format}<more>: {picture}</more>',
  "Each review is emailed right away to the professional it's about. Nothing is published, and no one is ranked.":
    'Cada opinión llega al momento, por correo, al profesional al que se refiere. Nada se publica y nadie entra en una clasificación.',
  "Every founder story has its moment. Ours is the end of a shift: a guest said that you made their evening, and by the time the last table is wiped, the words are gone. All that's left is a star on the restaurant's page.":
    'Toda historia de fundación tiene su momento. El nuestro es el final de un turno: un cliente le ha dicho que le alegró la noche y, cuando la última mesa queda limpia, esas palabras ya no están. Solo queda una estrella en la página del restaurante.',
  'Everyone else': 'Todos los demás',
  'Free to use in articles, broadcasts and talks about {name}. No need to ask.':
    'De uso libre en artículos, programas y charlas sobre {name}. No hace falta pedir permiso.',
  'How it started': 'Cómo empezó',
  'Just the G, for small and square spaces.': 'Solo la G, para espacios pequeños y cuadrados.',
  'Leave clear space around it: at least half the height of the mark.':
    'Deje espacio libre alrededor: al menos la mitad de la altura del símbolo.',
  Logo: 'Logotipo',
  'Logos and pictures': 'Logotipos e imágenes',
  'Mark and name, on a transparent background.': 'Símbolo y nombre, sobre fondo transparente.',
  Mark: 'Símbolo',
  'No advertising, no trackers': 'Sin publicidad ni rastreadores',
  'Open source': 'Código abierto',
  'Praise belongs to the person who earned it. We just gave it a place to stay.':
    'Los elogios son de quien se los gana. Nosotros solo les dimos un lugar donde quedarse.',
  'Press and media kit': 'Prensa y material gráfico',
  'Press contacts': 'Contactos de prensa',
  'Press inquiries': 'Consultas de prensa',
  'Printed card': 'Tarjeta impresa',
  'Private by design': 'Privado desde el principio',
  'Professionals own their data, and can download or delete it anytime. Pages load nothing from other companies.':
    'Los datos son de cada profesional, que puede descargarlos o borrarlos cuando quiera. Las páginas no cargan nada de otras empresas.',
  'Quote these as they are, or use your own words.': 'Cítelos tal cual o use sus propias palabras.',
  'Review page': 'Página de opiniones',
  'Review sites collect praise for businesses. Here it goes to the waiter, plumber or hairdresser, who keeps it from job to job.':
    'Las webs de reseñas reúnen elogios para las empresas. Aquí llegan a quien sirve la mesa, arregla la fuga o corta el pelo, y le acompañan de trabajo en trabajo.',
  'Simple pricing': 'Precios sencillos',
  'Some people carry a notebook and ask guests for a line, to read again on a bad shift.':
    'Hay quien lleva una libreta y pide unas palabras a los clientes, para releerlas en un mal turno.',
  'The <help>Help Center</help>': 'El <help>Centro de ayuda</help>',
  'The card with the QR code, as printed.': 'La tarjeta con el código QR, tal como se imprime.',
  'The customer scans a code, picks one to five stars, and adds a few words and a name. No app, no account.':
    'El cliente escanea un código, elige de una a cinco estrellas y añade unas palabras y un nombre. Sin app y sin cuenta.',
  'The dashboard of a professional, with totals, the latest reviews and a QR code':
    'El panel de un profesional, con los totales, las últimas opiniones y un código QR',
  'The first {limit} reviews are free. After that, unlimited reviews cost {monthly} per month or {annual} per year.':
    'Las primeras {limit} opiniones son gratis. Después, las opiniones ilimitadas cuestan {monthly} al mes o {annual} al año.',
  'The idea behind {name}': 'La idea detrás de {name}',
  'The review page on a phone: five stars and a few fields':
    'La página de opiniones en un teléfono: cinco estrellas y unos pocos campos',
  'The software is free under the MIT license. Anyone can run it on their own server.':
    'El software es libre, con licencia MIT. Cualquiera puede usarlo en su propio servidor.',
  'The {name} logo': 'El logotipo de {name}',
  'The {name} logo: a green G shaped like a speech bubble, and the name':
    'El logotipo de {name}: una G verde en forma de bocadillo de diálogo, y el nombre',
  'The {name} mark: a green G shaped like a speech bubble':
    'El símbolo de {name}: una G verde en forma de bocadillo de diálogo',
  'Thirty seconds for a customer': 'Treinta segundos para el cliente',
  'This page is in English only.': 'Esta página solo está en inglés.',
  'Using the logo': 'Uso del logotipo',
  'What a customer sees on a phone.': 'Lo que ve un cliente en el teléfono.',
  'What a professional sees, with made-up reviews.': 'Lo que ve un profesional, con opiniones inventadas.',
  'What it does': 'Qué hace',
  'free reviews': 'opiniones gratis',
  languages: 'idiomas',
  'person reads each review': 'persona lee cada opinión',
  'seconds per review': 'segundos por opinión',
  'taps from scanning to sending': 'toques desde escanear hasta enviar',
  '{name} in numbers': '{name} en cifras',
  '{name} is that notebook, for everyone whose work is done face to face. It takes half a minute. Only one person sees the words, and they go along to the next job.':
    '{name} es esa libreta, para quienes trabajan cara a cara. Es medio minuto. Las palabras las ve una sola persona, y la acompañan al siguiente trabajo.',
  "{name} lets waiters, plumbers and hairdressers collect private customer reviews of their own. Here's what you need to write about it.":
    'Con {name}, quienes trabajan de cara al público, en la mesa, la obra o la peluquería, reciben opiniones privadas de sus clientes. Aquí tiene todo para escribir sobre ello.',
};
