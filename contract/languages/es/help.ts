import type { Dictionary } from '../sentences.ts';

/** `{support}` is an email address, or the name of who runs the installation. Tags like `<settings>` are links; `<b>` is a button's name, as the button has it. */
export const texts: Dictionary<'es', 'help'> = {
  // Page
  'Short answers to common questions, and an address for everything else.':
    'Respuestas cortas a las preguntas más comunes, y una dirección para todo lo demás.',
  'Getting started': 'Primeros pasos',
  'Sharing your code': 'Compartir su código',
  'Reviews and email': 'Opiniones y correo',
  Plans: 'Planes',
  'Your account and data': 'Su cuenta y sus datos',
  'For customers who leave a review': 'Para clientes que dejan una opinión',
  'Still stuck?': '¿Aún necesita ayuda?',
  'Write to <support>{support}</support>. Tell us what you did, what happened, and which email address your account uses.':
    'Escriba a <support>{support}</support>. Cuéntenos qué hizo, qué pasó y qué dirección de correo usa su cuenta.',
  'On this page': 'En esta página',
  // Getting started
  '<register>Create an account</register>.': '<register>Cree una cuenta</register>.',
  '<login>Sign in</login>.': '<login>Entre</login>.',
  'How do I start?': '¿Cómo empiezo?',
  "Your link and QR code are on your <dashboard>Dashboard</dashboard>. Print the code or share the link, and ask your next happy customer. That's all.":
    'Su enlace y su código QR están en el <dashboard>Panel</dashboard>. Imprima el código o comparta el enlace, y pida su opinión al próximo cliente contento. Eso es todo.',
  'Do I have to add a workplace?': '¿Tengo que añadir un lugar de trabajo?',
  'No. With <b>No specific workplace</b> selected, your code opens your general page, with just your first name. Those reviews are listed as General Review. With a workplace, customers see where they met you, and you see where each review comes from.':
    'No. Con <b>Ningún lugar en concreto</b>, su código abre su página general, solo con su nombre de pila. Esas opiniones aparecen como Opinión general. Con un lugar de trabajo, los clientes ven dónde les atendió y usted ve de dónde viene cada opinión.',
  'How do I add a second workplace?': '¿Cómo añado un segundo lugar de trabajo?',
  'In <settings>Settings</settings>, or with <b>Add New Workplace...</b> in the list above your QR code. Each workplace gets its own link and code.':
    'En <settings>Ajustes</settings>, o con <b>Añadir lugar de trabajo…</b> en la lista sobre su código QR. Cada lugar tiene su propio enlace y código.',
  'The free plan includes one workplace. For more, you need a <pricing>paid plan</pricing>.|The free plan includes {count} workplaces. For more, you need a <pricing>paid plan</pricing>.':
    {
      one: 'El plan gratuito incluye un lugar de trabajo. Para más, necesita un <pricing>plan de pago</pricing>.',
      other:
        'El plan gratuito incluye {count} lugares de trabajo. Para más, necesita un <pricing>plan de pago</pricing>.',
    },
  'How do I put {name} on my phone like an app?': '¿Cómo pongo {name} en mi teléfono como una app?',
  "<b>Android:</b> open this site in Chrome and tap Install on the card that appears. You can also choose Install app or Add to Home screen in the browser's menu.":
    '<b>Android:</b> abra este sitio en Chrome y toque Instalar en la tarjeta que aparece. También puede elegir Instalar aplicación o Añadir a pantalla de inicio en el menú del navegador.',
  '<b>iPhone and iPad:</b> open this site in Safari, tap Share, then Add to Home Screen.':
    '<b>iPhone y iPad:</b> abra este sitio en Safari, toque Compartir y luego Añadir a pantalla de inicio.',
  'Your customers never need to install anything.': 'Sus clientes no tienen que instalar nada.',
  // Sharing your code
  'How do I hand out my code?': '¿Cómo comparto mi código?',
  'On your <dashboard>Dashboard</dashboard>, <b>Print QR Code</b> prints a poster, and <b>Share QR Code</b> sends the link in a message. You can also <show>show the code on your phone</show>, or print cards and table tents in the <print>print studio</print>.':
    'En el <dashboard>Panel</dashboard>, <b>Imprimir código QR</b> imprime un cartel y <b>Compartir código QR</b> envía el enlace en un mensaje. También puede <show>mostrar el código en el teléfono</show> o imprimir tarjetas y carteles de mesa en el <print>taller de impresión</print>.',
  'It works best right after a job well done. Ask in your own words.':
    'Lo mejor es justo después de un trabajo bien hecho. Pídalo con sus propias palabras.',
  'How do I show my code on my phone?': '¿Cómo muestro mi código en el teléfono?',
  'Tap <b>Show my code</b> under the code on your <dashboard>Dashboard</dashboard>. It fills the screen and keeps the screen awake. It remembers the last workplace you used.':
    'Toque <b>Mostrar mi código</b> bajo el código del <dashboard>Panel</dashboard>. Ocupa toda la pantalla y la mantiene encendida. Recuerda el último lugar de trabajo que usó.',
  "Once the app is <install>installed</install>, this works offline too. Press and hold the app's icon to get there fast.":
    'Con la app <install>instalada</install>, también funciona sin conexión. Mantenga pulsado su icono para llegar antes.',
  "My code doesn't scan. What can I do?": 'Mi código no se escanea. ¿Qué puedo hacer?',
  'Print it at least 3 cm (1.2 inches) wide, or larger if people stand farther away.':
    'Imprímalo con 3\u00a0cm de ancho como mínimo, o más grande si se escanea desde lejos.',
  "Keep it black on white, with the white edge around it. Don't stretch or recolor it.":
    'Déjelo en negro sobre blanco, con su borde blanco. No lo estire ni le cambie el color.',
  'Use matte paper. Glare on glossy paper can hide the code.':
    'Use papel mate. Los reflejos del papel brillante pueden tapar el código.',
  'On your phone, turn up the brightness.': 'En el teléfono, suba el brillo.',
  "The link is also printed below the code, for anyone who'd rather type it.":
    'El enlace también va impreso bajo el código, para quien prefiera escribirlo.',
  'What happens to printed codes if I rename or delete a workplace?':
    '¿Qué pasa con los códigos impresos si cambio el nombre de un lugar o lo borro?',
  'They keep working. If you rename a workplace, its page shows the new name. If you delete it, its codes open your general page. Its reviews, old and new, become General Reviews.':
    'Siguen funcionando. Si cambia el nombre de un lugar de trabajo, su página muestra el nuevo. Si lo borra, sus códigos abren su página general. Sus opiniones, antiguas y nuevas, pasan a ser opiniones generales.',
  'How do I print cards, tents and posters?': '¿Cómo imprimo tarjetas, carteles de mesa y carteles?',
  "Open the <studio>print studio</studio>. Choose what the code opens and what to print. Then print it, or take the PDF to a copy shop. The preview shows exactly what you'll get.":
    'Abra el <studio>taller de impresión</studio>. Elija qué abre el código y qué imprimir. Después imprímalo o lleve el PDF a una copistería. La vista previa muestra exactamente el resultado.',
  'Print at 100% ("Actual size") and turn off "Fit to page". Otherwise the sizes will be off.':
    'Imprima al 100\u00a0% («Tamaño real») y desactive «Ajustar a página». Si no, las medidas no serán exactas.',
  'For cards and badges, use paper of 200 to 300 g/m². Cut along the fine marks at the edges.':
    'Para tarjetas y credenciales, use papel de 200 a 300\u00a0g/m². Corte por las marcas finas de los bordes.',
  'Fold a table tent along the dashed line. Its back is upside down on the sheet on purpose.':
    'Doble el cartel de mesa por la línea discontinua. El reverso está boca abajo en la hoja a propósito.',
  "Laminating? Select “I'm laminating this” first. Matte film reflects less than glossy film.":
    '¿Va a plastificar? Marque antes «Voy a plastificarlo». La lámina mate refleja menos que la brillante.',
  'The sticker is made for a label printer with a 62 mm roll, cut at 90 mm.':
    'La pegatina es para una impresora de etiquetas con rollo de 62\u00a0mm, cortada a 90\u00a0mm.',
  "An empty box means we don't have a font for that letter. We support Latin, Cyrillic, Greek, Arabic, Hebrew, Chinese and Japanese.":
    'Un recuadro vacío significa que no tenemos un tipo de letra para ese carácter. Admitimos latino, cirílico, griego, árabe, hebreo, chino y japonés.',
  'Does my link ever change?': '¿Cambia alguna vez mi enlace?',
  'No. You can change your name, email address, password and plan.':
    'No. Puede cambiar de nombre, dirección de correo, contraseña y plan.',
  'No. You can change your name, email address and password.':
    'No. Puede cambiar de nombre, dirección de correo y contraseña.',
  'Your links and printed codes will keep working.': 'Sus enlaces y códigos impresos seguirán funcionando.',
  'How can I see which table brings in reviews?': '¿Cómo veo qué mesa trae opiniones?',
  "Create a <codes>tracked code</codes> for each one: the window table, the flyer, your email signature. You'll see how often each code was scanned and how many reviews came from it. Each person counts once a day per code, and your own scans don't count.":
    'Cree un <codes>código con seguimiento</codes> para cada cosa: la mesa de la ventana, el folleto, la firma de su correo. Verá cuántas veces se ha escaneado cada código y cuántas opiniones ha traído. Cada persona cuenta una vez al día por código, y sus propios escaneos no cuentan.',
  "The code itself never changes, so you don't have to reprint it. When you change jobs, just point it to another workplace. If a code gets lost or misused, switch it off. Your other codes keep working.":
    'El código en sí no cambia nunca, así que no tiene que volver a imprimirlo. Si cambia de trabajo, basta con que apunte a otro lugar. Si un código se pierde o se usa mal, desactívelo. Los demás siguen funcionando.',
  'Can customers tap instead of scan?': '¿Se puede acercar el teléfono en vez de escanear?',
  'Yes, with an NFC tag: a sticker that opens your page when a phone touches it. On <codes>Tracked codes</codes>, choose <b>Write to NFC tag</b>, in Chrome on an Android phone. With another phone, copy the link and write it with an app like NFC Tools. A tap counts as a scan.':
    'Sí, con una etiqueta NFC: una pegatina que abre su página cuando un teléfono la toca. En <codes>Códigos con seguimiento</codes>, elija <b>Grabar en etiqueta NFC</b>, en Chrome en un teléfono Android. Con otro teléfono, copie el enlace y grábelo con una app como NFC Tools. Un toque cuenta como un escaneo.',
  'What do customers see about me?': '¿Qué ven de mí los clientes?',
  "Your first name, and the workplace's name and location if the code belongs to one. They don't see your last name, email address, reviews or rating.":
    'Su nombre de pila y, si el código es de un lugar de trabajo, su nombre y ubicación. No ven su apellido, su correo, sus opiniones ni su valoración.',
  'Which languages does my review page support?': '¿En qué idiomas está mi página de opiniones?',
  "English, Spanish, Portuguese, French, German, Italian, Dutch, Polish, Turkish, Arabic, Chinese and Japanese. It opens in the language of the customer's browser, and they can switch at the top. To share a link in one language, choose it on the page and copy the address.":
    'Inglés, español, portugués, francés, alemán, italiano, neerlandés, polaco, turco, árabe, chino y japonés. Se abre en el idioma del navegador del cliente, que puede cambiarlo arriba. Para compartir un enlace en un idioma, elíjalo en la página y copie la dirección.',
  "You get your reviews as they were written. We don't translate them.":
    'Recibe las opiniones tal como se escribieron. No las traducimos.',
  // Reviews and email
  "I didn't get an email for a review": 'No he recibido el correo de una opinión',
  "It's not lost. Every review is in <reviews>My Reviews</reviews>, even if its email didn't arrive. Then check:":
    'No se ha perdido. Todas están en <reviews>Opiniones</reviews>, aunque el correo no haya llegado. Después compruebe:',
  'Is your email address still unconfirmed? Then a notice on your <dashboard>Dashboard</dashboard> asks you to open the link we sent you. Until you do, these emails wait.':
    '¿Su dirección de correo está sin confirmar? Entonces un aviso en el <dashboard>Panel</dashboard> le pide que abra el enlace que le enviamos. Hasta entonces, estos correos esperan.',
  'Is it in your spam folder? If so, mark it as not spam.':
    '¿Está en la carpeta de spam? Si es así, márquelo como correo deseado.',
  'Is your email address in <settings>Settings</settings> correct?':
    '¿Es correcta su dirección de correo en <settings>Ajustes</settings>?',
  'Did you turn these emails off? You can turn them back on in <emails>Settings</emails>.':
    '¿Desactivó estos correos? Puede volver a activarlos en <emails>Ajustes</emails>.',
  'Was your mail server down? We keep trying for five days.':
    '¿Falló su servidor de correo? Seguimos intentándolo durante cinco días.',
  'Can I stop the emails?': '¿Puedo desactivar los correos?',
  "Yes. Use <b>Stop review emails</b> at the end of any review email. You'll still find your reviews in your list. The same link turns the emails back on.":
    'Sí. Use <b>No recibir estos correos</b> al final de cualquier correo con una opinión. Seguirá encontrando sus opiniones en la lista. El mismo enlace vuelve a activar los correos.',
  'Can I get fewer emails?': '¿Puedo recibir menos correos?',
  'Yes, in <emails>Settings</emails>.': 'Sí, en <emails>Ajustes</emails>.',
  'You can get new and changed reviews right away, in one email a day, or never. Right away is the default. The daily email comes 24 hours after the first review in it.':
    'Puede recibir las opiniones nuevas y las modificadas al momento, en un correo al día o nunca. Al principio llegan al momento. El correo diario llega 24 horas después de su primera opinión.',
  'Emails about your account and plan always come right away.':
    'Los correos sobre su cuenta y su plan llegan siempre al momento.',
  'Emails about your password and address always come right away.':
    'Los correos sobre su contraseña y su dirección llegan siempre al momento.',
  'Can my phone tell me about a new review?': '¿Puede avisarme el teléfono de una opinión nueva?',
  'Yes. Install the app, open <alerts>Settings</alerts> on your phone and turn on <b>Notify me on this device</b>. Alerts follow your email settings. They show stars and a first name, and the words only if you choose that.':
    'Sí. Instale la app, abra <alerts>Ajustes</alerts> en el teléfono y active <b>Avisarme en este dispositivo</b>. Los avisos siguen sus ajustes de correo. Muestran las estrellas y un nombre, y el texto solo si usted lo elige.',
  'Can I hide the text of bad reviews until I want to read it?':
    '¿Puedo ocultar las malas opiniones hasta que quiera leerlas?',
  "Yes. Turn on <b>Fold 1- and 2-star reviews until I open them</b> in <emails>Settings</emails>. In your lists and emails, you'll see <b>Read it when you are ready</b> instead of the text. They still count in your average.":
    'Sí. Active <b>Ocultar las opiniones de 1 y 2\u00a0estrellas hasta que yo las abra</b> en <emails>Ajustes</emails>. En sus listas y correos verá <b>Léala cuando quiera</b> en lugar del texto. Siguen contando en su media.',
  'Are my reviews public?': '¿Son públicas mis opiniones?',
  "No. Only you see them. There's no public profile and no ranking, and we tell your customers so. You can <employer>show some to an employer</employer> if the customers allow it.":
    'No. Solo las ve usted. No hay perfil público ni clasificaciones, y así se lo decimos a sus clientes. Puede <employer>mostrar algunas a un empleador</employer> si los clientes lo permiten.',
  'Can a review be changed or removed?': '¿Se puede cambiar o borrar una opinión?',
  "Not by you, not even a bad one. That's why people can trust the rest. Customers who saved their private link can edit or take back their review for {days} days. We'll email you when they do.":
    'Usted no puede, ni siquiera una mala. Por eso se puede confiar en las demás. Los clientes que guardaron su enlace privado pueden cambiar o retirar su opinión durante {days}\u00a0días. Le avisaremos por correo.',
  'Is a review abusive, or meant for someone else? Write to <support>{support}</support>.':
    '¿Una opinión es ofensiva o era para otra persona? Escriba a <support>{support}</support>.',
  'Can I reply to a review?': '¿Puedo responder a una opinión?',
  "Yes, once and privately. Use <b>Reply privately</b> in <reviews>My Reviews</reviews>. The customer will see your reply on their private link. We don't email them, and you can't edit it later.":
    'Sí, una vez y en privado. Use <b>Responder en privado</b> en <reviews>Opiniones</reviews>. El cliente verá su respuesta en su enlace privado. No le enviamos ningún correo, y usted no podrá cambiarla después.',
  "You'll only see the button if the customer saved their private link, and for {days} days after the review.":
    'Solo verá el botón si el cliente guardó su enlace privado, y durante {days}\u00a0días después de la opinión.',
  'How do I find a review?': '¿Cómo encuentro una opinión?',
  'Type a few words into <b>Search reviews</b> in <reviews>My Reviews</reviews>: something the customer wrote, their name or place, or your workplace.':
    'Escriba unas palabras en <b>Buscar opiniones</b>, en <reviews>Opiniones</reviews>: algo que escribió el cliente, su nombre o su lugar, o su lugar de trabajo.',
  'How do I export my reviews?': '¿Cómo exporto mis opiniones?',
  "Press <b>Export CSV</b> in <reviews>My Reviews</reviews>. The file opens in Excel, Numbers or Google Sheets. It has all your reviews, or just those of the workplace you've selected.":
    'Pulse <b>Exportar CSV</b> en <reviews>Opiniones</reviews>. El archivo se abre en Excel, Numbers u Hojas de cálculo de Google. Contiene todas sus opiniones, o solo las del lugar de trabajo que haya elegido.',
  'What are Recent Views?': '¿Qué son las visitas recientes?',
  "How often people opened your review page in the last 30 days. Each visitor counts once a day. Search engines don't count, and neither do you while you're signed in.":
    'Cuántas veces se ha abierto su página de opiniones en los últimos 30\u00a0días. Cada visitante cuenta una vez al día. Los buscadores no cuentan, y usted tampoco mientras tenga la sesión abierta.',
  'How do I take my reviews to a new job?': '¿Cómo me llevo mis opiniones a un nuevo trabajo?',
  'In <reviews>My Reviews</reviews>, press <reputation>Take my reviews with me</reputation>. There you can download them all, or create a link that shows a few to an employer.':
    'En <reviews>Opiniones</reviews>, pulse <reputation>Llevarme mis opiniones</reputation>. Ahí puede descargarlas todas o crear un enlace que muestre algunas a un empleador.',
  'Can I show reviews to an employer?': '¿Puedo mostrar opiniones a un empleador?',
  'Yes, if the customers allow it. We ask them after they send a review. Choose some of those reviews in <reputation>Take my reviews with me</reputation> to get a link for one employer. It works for up to {days} days, or until you turn it off, and you see how often it was opened.':
    'Sí, si los clientes lo permiten. Se lo preguntamos después de enviar una opinión. Elija algunas de esas opiniones en <reputation>Llevarme mis opiniones</reputation> y tendrá un enlace para un empleador. Funciona hasta {days}\u00a0días o hasta que lo desactive, y verá cuántas veces se ha abierto.',
  "The employer sees your full name and your customers' first names. If a customer changes their mind, their review disappears from the page right away.":
    'El empleador ve su nombre completo y el nombre de pila de sus clientes. Si un cliente cambia de idea, su opinión desaparece de la página de inmediato.',
  // Plans
  "What's free?": '¿Qué es gratis?',
  "{limit} reviews in total and one workplace, with your link, your QR code and an email for each review. The free plan doesn't expire.|{limit} reviews in total and {count} workplaces, with your link, your QR code and an email for each review. The free plan doesn't expire.":
    {
      one: '{limit} opiniones en total y un lugar de trabajo, con su enlace, su código QR y un correo por cada opinión. El plan gratuito no caduca.',
      other:
        '{limit} opiniones en total y {count} lugares de trabajo, con su enlace, su código QR y un correo por cada opinión. El plan gratuito no caduca.',
    },
  'What happens at {limit} reviews?': '¿Qué pasa al llegar a {limit} opiniones?',
  "Your review page pauses. Anyone who opens it reads that you can't take more reviews right now. You keep everything you have. We let you know with your last two free reviews. If a customer finds your page paused, we tell you that too, at most once a day.":
    'Su página de opiniones queda en pausa. Quien la abra leerá que no puede recibir más opiniones en este momento. Conserva todo lo que tiene. Le avisamos con las dos últimas opiniones gratis. Si un cliente encuentra su página en pausa, también se lo decimos, como máximo una vez al día.',
  'With a <pricing>paid plan</pricing>, your page opens again right away, with the same link and code.':
    'Con un <pricing>plan de pago</pricing>, su página se reabre de inmediato, con el mismo enlace y código.',
  'What do the paid plans cost?': '¿Cuánto cuestan los planes de pago?',
  '{monthly} per month, or {annual} per year, which saves {saving}. Both include unlimited reviews and multiple workplaces. See <pricing>Pricing</pricing>.':
    '{monthly} al mes o {annual} al año, con un ahorro de {saving}. Ambos incluyen opiniones ilimitadas y varios lugares de trabajo. Vea <pricing>Precios</pricing>.',
  'How do I pay?': '¿Cómo pago?',
  "Choose a plan on the <pricing>Pricing</pricing> page and pay by card with Stripe, our payment provider. We never see your card. Your plan starts as soon as Stripe confirms the payment, usually within seconds, and we email you. If your card is declined or you go back, you aren't charged.":
    'Elija un plan en la página <pricing>Precios</pricing> y pague con tarjeta mediante Stripe, nuestro proveedor de pagos. Nunca vemos su tarjeta. Su plan empieza en cuanto Stripe confirma el pago, normalmente en segundos, y le escribimos. Si la tarjeta se rechaza o vuelve atrás, no se le cobra nada.',
  'Can I switch between Monthly and Annual?': '¿Puedo cambiar entre Mensual y Anual?',
  "Yes, anytime, on the <pricing>Pricing</pricing> page. The new plan starts right away and is charged in full. We credit what you haven't used of the old one to your next bills.":
    'Sí, cuando quiera, en la página <pricing>Precios</pricing>. El nuevo plan empieza de inmediato y se cobra completo. Lo no usado del anterior se lo descontamos de sus próximas facturas.',
  'How do I cancel?': '¿Cómo cancelo?',
  "In <billing>Settings</billing>, with two clicks: press <b>Cancel subscription</b> and confirm on the page that opens. You can also get there with <b>Manage billing</b>. You don't need a reason.":
    'En <billing>Ajustes</billing>, con dos clics: pulse <b>Cancelar suscripción</b> y confirme en la página que se abre. También se llega con <b>Gestionar pagos</b>. No hace falta ningún motivo.',
  "Your plan runs until the end of the period you've paid for and won't renew. Until then, you can change your mind under <b>Manage billing</b>.":
    'Su plan sigue hasta el final del período pagado y no se renueva. Hasta entonces, puede cambiar de idea en <b>Gestionar pagos</b>.',
  'A payment failed. What now?': 'Un pago ha fallado. ¿Y ahora?',
  "We'll email you, and you'll see a note in <billing>Settings</billing>. Your plan stays active until the end of the period you've paid for. Update your card under <b>Manage billing</b>. Your plan continues once the payment goes through, even if it has ended.":
    'Le escribiremos y verá una nota en <billing>Ajustes</billing>. Su plan sigue activo hasta el final del período pagado. Actualice su tarjeta en <b>Gestionar pagos</b>. Su plan continúa en cuanto se complete el pago, aunque ya haya terminado.',
  'What happens when a paid plan ends?': '¿Qué pasa cuando termina un plan de pago?',
  'You go back to the free plan and keep every review and workplace. Your review page pauses if you have {limit} reviews or more.':
    'Vuelve al plan gratuito y conserva todas sus opiniones y lugares de trabajo. Su página de opiniones queda en pausa si tiene {limit} opiniones o más.',
  "You can't add workplaces beyond one workplace.|You can't add workplaces beyond {count} workplaces.": {
    one: 'No puede añadir más de un lugar de trabajo.',
    other: 'No puede añadir más de {count} lugares de trabajo.',
  },
  "If your plan won't renew, we email you three days before it ends, and again when it has ended.":
    'Si su plan no se va a renovar, le escribimos tres días antes de que termine, y otra vez cuando haya terminado.',
  // Your account and data
  'I forgot my password': 'He olvidado mi contraseña',
  'Enter your email address on the <forgot>Forgot password</forgot> page. The link we send works once, for one hour. If you ask twice, only the newest link works. Nothing there? Check your spam folder, or try another address you may have used.':
    'Escriba su dirección de correo en la página <forgot>Contraseña olvidada</forgot>. El enlace que enviamos sirve una sola vez, durante una hora. Si lo pide dos veces, solo vale el más reciente. ¿No llega nada? Mire en la carpeta de spam o pruebe con otra dirección que pueda haber usado.',
  'How do I sign in with my face or fingerprint?': '¿Cómo entro con mi rostro o mi huella?',
  'Add a passkey in <settings>Settings</settings>, one for each device. Then your face, your fingerprint or the code of your phone is enough to sign in. Your password keeps working. Lost a device? Remove its passkey in Settings.':
    'Añada una llave de acceso en <settings>Ajustes</settings>, una por dispositivo. Así bastan su rostro, su huella o el código del teléfono para entrar. Su contraseña sigue sirviendo. ¿Ha perdido un dispositivo? Quite su llave de acceso en Ajustes.',
  'Can I use {name} in my language?': '¿Puedo usar {name} en mi idioma?',
  'Yes, in the twelve languages of your review page. Choose yours in <settings>Settings</settings>. Our emails come in that language too.':
    'Sí, en los doce idiomas de su página de opiniones. Elija el suyo en <settings>Ajustes</settings>. Nuestros correos también llegan en ese idioma.',
  'How do I change my email address, name or password?': '¿Cómo cambio mi correo, mi nombre o mi contraseña?',
  'In <settings>Settings</settings>. We send a link to your new email address. Until you open it, your reviews go to the old one. A new password signs out your other devices. A new name shows on your review page right away.':
    'En <settings>Ajustes</settings>. Enviamos un enlace a su nueva dirección de correo. Hasta que lo abra, sus opiniones llegan a la anterior. Una contraseña nueva cierra la sesión en sus otros dispositivos. Un nombre nuevo aparece de inmediato en su página de opiniones.',
  'How do I get a copy of everything you store about me?':
    '¿Cómo obtengo una copia de todo lo que guardan sobre mí?',
  'Press <b>Download my data</b> in <settings>Settings</settings>.':
    'Pulse <b>Descargar mis datos</b> en <settings>Ajustes</settings>.',
  'You get one file with your account, workplaces, reviews, subscriptions and payments.':
    'Obtiene un archivo con su cuenta, sus lugares de trabajo, opiniones, suscripciones y pagos.',
  'You get one file with your account, workplaces and reviews.':
    'Obtiene un archivo con su cuenta, sus lugares de trabajo y sus opiniones.',
  'The <privacy>Privacy Policy</privacy> lists what we store, and for how long.':
    'La <privacy>Política de privacidad</privacy> detalla qué guardamos y durante cuánto tiempo.',
  'How do I delete my account?': '¿Cómo borro mi cuenta?',
  "Press <b>Delete Account</b> in <settings>Settings</settings> and enter your password. This deletes your account, workplaces and reviews right away. It can't be undone, and your codes will stop working.":
    'Pulse <b>Borrar cuenta</b> en <settings>Ajustes</settings> y escriba su contraseña. Se borran de inmediato su cuenta, sus lugares de trabajo y sus opiniones. No se puede deshacer, y sus códigos dejarán de funcionar.',
  "If you have a subscription, it ends too, and you lose the time you've paid for. To use that time, <cancel>cancel it</cancel> first and delete your account later.":
    'Si tiene una suscripción, también termina, y pierde el tiempo que ha pagado. Para aprovecharlo, <cancel>cancélela</cancel> antes y borre su cuenta más tarde.',
  'I lost my phone, or forgot to sign out somewhere': 'He perdido el teléfono o he dejado una sesión abierta',
  "Go to <settings>Settings</settings> to see where you're signed in. Press <b>Sign out</b> next to the device you lost. Or press <b>Sign out everywhere</b>, which includes the device you're using. If your phone has your password saved, change it as well.":
    'Vaya a <settings>Ajustes</settings> para ver sus sesiones abiertas. Pulse <b>Cerrar sesión</b> junto al dispositivo perdido. O pulse <b>Cerrar todas las sesiones</b>, que incluye el dispositivo que está usando. Si el teléfono tiene guardada su contraseña, cámbiela también.',
  "You're signed out after 30 days if you don't use a browser, and after 90 days in any case.":
    'La sesión se cierra a los 30\u00a0días si no usa un navegador, y a los 90\u00a0días en cualquier caso.',
  'I think someone else is in my account': 'Creo que otra persona ha entrado en mi cuenta',
  "Change your password in <settings>Settings</settings>, and keep only the passkeys you recognize. That signs out every other device. Can't get in? <forgot>Reset your password</forgot> to sign out all of them and remove every passkey. Then write to <support>{support}</support>.":
    'Cambie su contraseña en <settings>Ajustes</settings> y conserve solo las llaves de acceso que reconozca. Así se cierra la sesión en los demás dispositivos. ¿No puede entrar? <forgot>Elija una contraseña nueva</forgot> para cerrar todas las sesiones y quitar todas las llaves de acceso. Después escriba a <support>{support}</support>.',
  'It says Too many requests': 'Dice «Demasiados intentos»',
  "You, or someone on your internet connection, tried the same thing many times. We pause briefly so that no one can guess passwords. Wait a few minutes, an hour at most, and try again. Nothing is lost or locked. Don't remember your password? <forgot>Reset it</forgot>.":
    'Usted, u otra persona con su misma conexión, ha intentado lo mismo muchas veces. Hacemos una breve pausa para que nadie adivine contraseñas. Espere unos minutos, una hora como mucho, e inténtelo de nuevo. No se ha perdido ni bloqueado nada. ¿No recuerda su contraseña? <forgot>Cámbiela</forgot>.',
  // For customers who leave a review
  'Do I need an account or an app?': '¿Necesito una cuenta o una app?',
  "No. Scan the code, choose your stars, write a few words and add your name. That's all.":
    'No. Escanee el código, elija sus estrellas, escriba unas palabras y añada su nombre. Eso es todo.',
  'Who reads what I write?': '¿Quién lee lo que escribo?',
  "Only the person you wrote to. We email them your review and keep it in their private list. We don't publish it or share it with their employer.":
    'Solo la persona a la que escribe. Le enviamos su opinión por correo y la guardamos en su lista privada. No la publicamos ni la compartimos con su empresa.',
  'Can I change or delete my review?': '¿Puedo cambiar o borrar mi opinión?',
  "Yes, for {days} days. After you send your review, press <b>Save my private link</b>. With this link you can edit your review, take it back, or read the reply. Anyone with the link can do the same, so keep it to yourself. You'll find the links saved on your phone under <links>Private links on this phone</links>.":
    'Sí, durante {days}\u00a0días. Después de enviar su opinión, pulse <b>Guardar mi enlace privado</b>. Con él puede cambiar su opinión, retirarla o leer la respuesta. Quien tenga el enlace puede hacer lo mismo, así que no lo comparta. Los enlaces guardados en su teléfono están en <links>Enlaces privados en este teléfono</links>.',
  "Don't have the link? Write to <support>{support}</support>. Tell us who the review was for, when you sent it, and the name you used.":
    '¿No tiene el enlace? Escriba a <support>{support}</support>. Díganos para quién era la opinión, cuándo la envió y qué nombre usó.',
  'What does it mean to allow showing my review to an employer?':
    '¿Qué significa permitir que mi opinión se muestre a un empleador?',
  "It's up to you. If you allow it, the professional can show your review, with your first name, to an employer. They do that with a link that works for up to {most} days. With your private link, you can change your mind for {days} days.":
    'Usted decide. Si lo permite, esa persona puede mostrar su opinión, con su nombre de pila, a un empleador. Lo hace con un enlace que funciona hasta {most}\u00a0días. Con su enlace privado, puede cambiar de idea durante {days}\u00a0días.',
  'It says Saved on this phone, not sent yet': 'Dice «Guardada en este teléfono, aún sin enviar»',
  "Your words are safe on your phone. We'll send them as soon as you're back online. If you close the page, just open any review link again later. Your review will arrive only once.":
    'Sus palabras están a salvo en su teléfono. Las enviaremos en cuanto vuelva a tener conexión. Si cierra la página, basta con abrir más tarde cualquier enlace de opiniones. Su opinión llegará una sola vez.',
  "If the page asks you to keep it open, your phone couldn't save your words. Please don't close it yet.":
    'Si la página le pide que la deje abierta, su teléfono no ha podido guardar el texto. No la cierre todavía.',
  "It says the person can't take more reviews right now":
    'Dice que la persona no puede recibir más opiniones en este momento',
  'Their free plan is full. It has nothing to do with you. Try the same link again in a few days, or tell them in person.':
    'Su plan gratuito está lleno. No tiene nada que ver con usted. Pruebe el mismo enlace dentro de unos días, o dígaselo en persona.',
  'It says Invalid Review Link': 'Dice «Enlace no válido»',
  'The link is incomplete, or the account no longer exists. Scan the code again, or ask for a new link.':
    'El enlace está incompleto o la cuenta ya no existe. Escanee el código de nuevo o pida otro enlace.',
};
