import type { Dictionary } from '../sentences.ts';

/** `{limit}` is the number of free reviews: 5. `{name}` is Maya, a waitress. */
export const texts: Dictionary<'es', 'landing'> = {
  // Opening
  "People thank you every day, and by closing time it's gone. Get a link and QR code of your own: it takes a customer 30 seconds, and only you read it.":
    'Todos los días le dan las gracias, y a la hora de cerrar ya no queda nada. Tenga su propio enlace y código QR: el cliente tarda 30\u00a0segundos y solo lo lee usted.',
  'Start collecting, free': 'Empezar gratis',
  'Start collecting': 'Empezar',
  'See how it works': 'Ver cómo funciona',
  'Your first {limit} reviews are free. No card needed.':
    'Sus primeras {limit} opiniones son gratis. Sin tarjeta.',
  "We don't take new accounts here.": 'Aquí no se abren cuentas nuevas.',
  // The phone, with a letter for each number of stars
  'How did {name} do?': '¿Qué le pareció {name}?',
  'Try it: how did {name} do?': 'Pruébelo: ¿qué le pareció {name}?',
  'Try it. Tap a star.': 'Pruébelo. Toque una estrella.',
  'Just now': 'Ahora mismo',
  'Private, for {name} only': 'Privado, solo para {name}',
  'You remembered our table, and the joke about the tiramisu.':
    'Se acordaba de nuestra mesa, y de la broma del tiramisú.',
  'You know your wine. I now order that Bairrada by the case.':
    'Usted sí que sabe de vinos. Ese Bairrada ya lo pido por cajas.',
  'Friendly, but our starters and mains came at the same time.':
    'Muy amable, pero los entrantes y los platos llegaron a la vez.',
  'Nice smile, but I asked twice for water and stayed thirsty.':
    'Bonita sonrisa, pero pedí agua dos veces y me quedé con sed.',
  'We waited 50 minutes for a main, then it was the wrong one.':
    'Esperamos 50\u00a0minutos un plato, y encima no era el nuestro.',
  // Features, each with what a customer wrote
  "It's about you, not the restaurant": 'Habla de usted, no del restaurante',
  'Review sites praise the restaurant. Here, the person who made the evening keeps the compliment.':
    'Las webs de reseñas elogian al restaurante. Aquí el cumplido se lo queda quien hizo la noche especial.',
  'The reviews on this page are made-up examples.': 'Las opiniones de esta página son ejemplos inventados.',
  'Instant email notifications': 'Un correo al instante',
  'The moment a customer taps Submit, the full review is on its way to your inbox.':
    'En cuanto el cliente toca Enviar, la opinión completa va camino de su correo.',
  'Fixed the leak in 20 minutes at 9pm. Legend.':
    'Arregló la fuga en 20\u00a0minutos, a las 9 de la noche. Un crack.',
  'You own your data': 'Sus datos son suyos',
  'Download every review whenever you like. Change jobs, and your good name goes with you.':
    'Descargue todas sus opiniones cuando quiera. Si cambia de trabajo, su buen nombre va con usted.',
  'I followed you to the new salon. Two buses, and worth it.':
    'Le he seguido hasta la nueva peluquería. Dos autobuses, y vale la pena.',
  'Private, not posted': 'En privado, sin publicar',
  'Only you see your reviews. No public score next to your name.':
    'Sus opiniones solo las ve usted. Ninguna nota pública junto a su nombre.',
  'The grout is a shade off from the sample. To be fair, I like it better now.':
    'La lechada no es del mismo tono que la muestra. La verdad, ahora me gusta más.',
  '30 seconds for a customer': '30\u00a0segundos para el cliente',
  'No app, no account. Just stars, a few words and a name, on any phone.':
    'Sin app y sin cuenta. Solo estrellas, unas palabras y un nombre, en cualquier teléfono.',
  'Plaster like glass.': 'Las paredes, como un espejo.',
  'Every place you work': 'Todos sus lugares de trabajo',
  'The bistro on weekdays, the hotel on weekends? With a paid plan, each gets its own code.':
    '¿Entre semana en el bistró y el fin de semana en el hotel? Con un plan de pago, cada uno tiene su código.',
  'The bistro on weekdays, the hotel on weekends? Each gets its own code.':
    '¿Entre semana en el bistró y el fin de semana en el hotel? Cada uno tiene su código.',
  "I came alone and expected to feel it. I didn't, not for a minute.":
    'Vine sin compañía y pensé que lo notaría. Ni un minuto.',
  'Easy to hand out': 'Fácil de compartir',
  'Print the code on the bill, text the link, or show it on your phone.':
    'Imprima el código en la cuenta, envíe el enlace por mensaje o enséñelo en el teléfono.',
  "She told us NOT to order the second bottle, because we'd miss the last tram.":
    'Nos dijo que NO pidiéramos la segunda botella, que perderíamos el último tranvía.',
  // How it works
  'How it works': 'Cómo funciona',
  'Add where you work': 'Añada dónde trabaja',
  'Create your account and add your workplace. It takes a minute, with nothing to install.':
    'Cree su cuenta y añada su lugar de trabajo. Es un minuto y no hay nada que instalar.',
  'Hand out your code': 'Comparta su código',
  'Ask right after a job well done. Your customer scans, taps and writes.':
    'Pídalo justo después de un trabajo bien hecho. El cliente escanea, toca y escribe.',
  'Keep the good word': 'Quédese con lo bueno',
  'It arrives by email and stays in your list, whatever job you do next.':
    'Llega por correo y se queda en su lista, sea cual sea su próximo trabajo.',
  'A printed card: How did {name} do? Beside the question, a QR code':
    'Una tarjeta impresa: ¿Qué le pareció {name}? Junto a la pregunta, un código QR',
  'Scan and tell {name}. 30 seconds, private.':
    'Escanee y cuénteselo a {name}. 30\u00a0segundos, en privado.',
  // The last letter
  'The next thank you could be the first one you keep':
    'El próximo «gracias» puede ser el primero que se quede con usted',
  'Create your account': 'Cree su cuenta',
  'See pricing': 'Ver precios',
};
