import type { Dictionary } from '../sentences.ts';

/** `{support}` is an email address, or the name of who runs the installation. Tags like `<settings>` are links; `<b>` is a button's name, as the button has it. */
export const texts: Dictionary<'pt', 'help'> = {
  // Page
  'Short answers to common questions, and an address for everything else.':
    'Respostas curtas para as dúvidas comuns e um endereço para todo o resto.',
  'Getting started': 'Primeiros passos',
  'Sharing your code': 'Compartilhar seu código',
  'Reviews and email': 'Avaliações e e-mail',
  Plans: 'Planos',
  'Your account and data': 'Sua conta e seus dados',
  'For customers who leave a review': 'Para clientes que deixam uma avaliação',
  'Still stuck?': 'Ainda com dúvidas?',
  'Write to <support>{support}</support>. Tell us what you did, what happened, and which email address your account uses.':
    'Escreva para <support>{support}</support>. Conte o que você fez, o que aconteceu e qual é o e-mail da sua conta.',
  'On this page': 'Nesta página',
  // Getting started
  '<register>Create an account</register>.': '<register>Crie uma conta</register>.',
  '<login>Sign in</login>.': '<login>Entre</login>.',
  'How do I start?': 'Como eu começo?',
  "Your link and QR code are on your <dashboard>Dashboard</dashboard>. Print the code or share the link, and ask your next happy customer. That's all.":
    'Seu link e seu código QR estão no <dashboard>Painel</dashboard>. Imprima o código ou compartilhe o link e peça ao próximo cliente satisfeito. É só isso.',
  'Do I have to add a workplace?': 'Preciso adicionar um local de trabalho?',
  'No. With <b>No specific workplace</b> selected, your code opens your general page, with just your first name. Those reviews are listed as General Review. With a workplace, customers see where they met you, and you see where each review comes from.':
    'Não. Com <b>Sem local específico</b>, seu código abre sua página geral, só com seu primeiro nome. Essas avaliações aparecem como Avaliação geral. Com um local de trabalho, os clientes veem onde conheceram você, e você vê de onde vem cada avaliação.',
  'How do I add a second workplace?': 'Como adiciono um segundo local de trabalho?',
  'In <settings>Settings</settings>, or with <b>Add New Workplace...</b> in the list above your QR code. Each workplace gets its own link and code.':
    'Em <settings>Ajustes</settings> ou com <b>Adicionar local de trabalho…</b> na lista acima do seu código QR. Cada local tem seu próprio link e código.',
  'The free plan includes one workplace. For more, you need a <pricing>paid plan</pricing>.|The free plan includes {count} workplaces. For more, you need a <pricing>paid plan</pricing>.':
    {
      one: 'O plano grátis inclui {count} local de trabalho. Para ter mais, é preciso um <pricing>plano pago</pricing>.',
      other:
        'O plano grátis inclui {count} locais de trabalho. Para ter mais, é preciso um <pricing>plano pago</pricing>.',
    },
  'How do I put {name} on my phone like an app?': 'Como coloco o {name} no telefone, como um app?',
  "<b>Android:</b> open this site in Chrome and tap Install on the card that appears. You can also choose Install app or Add to Home screen in the browser's menu.":
    '<b>Android:</b> abra este site no Chrome e toque em Instalar no cartão que aparece. Você também pode escolher Instalar app ou Adicionar à tela inicial no menu do navegador.',
  '<b>iPhone and iPad:</b> open this site in Safari, tap Share, then Add to Home Screen.':
    '<b>iPhone e iPad:</b> abra este site no Safari, toque em Compartilhar e depois em Adicionar à Tela de Início.',
  'Your customers never need to install anything.': 'Seus clientes nunca precisam instalar nada.',
  // Sharing your code
  'How do I hand out my code?': 'Como entrego meu código?',
  'On your <dashboard>Dashboard</dashboard>, <b>Print QR Code</b> prints a poster, and <b>Share QR Code</b> sends the link in a message. You can also <show>show the code on your phone</show>, or print cards and table tents in the <print>print studio</print>.':
    'No <dashboard>Painel</dashboard>, <b>Imprimir código</b> imprime um cartaz, e <b>Compartilhar código</b> envia o link em uma mensagem. Você também pode <show>mostrar o código no telefone</show> ou imprimir cartões e displays de mesa no <print>estúdio de impressão</print>.',
  'It works best right after a job well done. Ask in your own words.':
    'Funciona melhor logo depois de um bom trabalho. Peça com suas próprias palavras.',
  'How do I show my code on my phone?': 'Como mostro meu código no telefone?',
  'Tap <b>Show my code</b> under the code on your <dashboard>Dashboard</dashboard>. It fills the screen and keeps the screen awake. It remembers the last workplace you used.':
    'Toque em <b>Mostrar meu código</b>, abaixo do código no <dashboard>Painel</dashboard>. Ele ocupa a tela inteira, não a deixa apagar e lembra o último local de trabalho usado.',
  "Once the app is <install>installed</install>, this works offline too. Press and hold the app's icon to get there fast.":
    'Com o app <install>instalado</install>, funciona também sem internet. Toque no ícone do app e segure para chegar lá mais rápido.',
  "My code doesn't scan. What can I do?": 'Meu código não é lido. O que posso fazer?',
  'Print it at least 3 cm (1.2 inches) wide, or larger if people stand farther away.':
    'Imprima-o com pelo menos 3\u00a0cm de largura, ou maior se as pessoas ficarem mais longe.',
  "Keep it black on white, with the white edge around it. Don't stretch or recolor it.":
    'Mantenha-o preto no branco, com a borda branca em volta. Não estique nem mude a cor.',
  'Use matte paper. Glare on glossy paper can hide the code.':
    'Use papel fosco. O reflexo no papel brilhante pode esconder o código.',
  'On your phone, turn up the brightness.': 'No telefone, aumente o brilho.',
  "The link is also printed below the code, for anyone who'd rather type it.":
    'O link também é impresso abaixo do código, para quem preferir digitar.',
  'What happens to printed codes if I rename or delete a workplace?':
    'O que acontece com os códigos impressos se eu renomear ou excluir um local de trabalho?',
  'They keep working. If you rename a workplace, its page shows the new name. If you delete it, its codes open your general page. Its reviews, old and new, become General Reviews.':
    'Continuam funcionando. Se você renomear um local, a página mostra o novo nome. Se excluir, os códigos abrem sua página geral. As avaliações, antigas e novas, viram avaliações gerais.',
  'How do I print cards, tents and posters?': 'Como imprimo cartões, displays e cartazes?',
  "Open the <studio>print studio</studio>. Choose what the code opens and what to print. Then print it, or take the PDF to a copy shop. The preview shows exactly what you'll get.":
    'Abra o <studio>estúdio de impressão</studio>. Escolha o que o código abre e o que imprimir. Depois imprima ou leve o PDF a uma gráfica rápida. A prévia mostra exatamente o resultado.',
  'Print at 100% ("Actual size") and turn off "Fit to page". Otherwise the sizes will be off.':
    'Imprima a 100% (“Tamanho real”) e desative “Ajustar à página”. Senão, os tamanhos saem errados.',
  'For cards and badges, use paper of 200 to 300 g/m². Cut along the fine marks at the edges.':
    'Para cartões e crachás, use papel de 200 a 300\u00a0g/m². Corte seguindo as marcas finas nas bordas.',
  'Fold a table tent along the dashed line. Its back is upside down on the sheet on purpose.':
    'Dobre o display de mesa na linha tracejada. O verso está de cabeça para baixo na folha de propósito.',
  "Laminating? Select “I'm laminating this” first. Matte film reflects less than glossy film.":
    'Vai plastificar? Marque antes “Vou plastificar”. O plástico fosco reflete menos que o brilhante.',
  'The sticker is made for a label printer with a 62 mm roll, cut at 90 mm.':
    'O adesivo é feito para uma impressora de etiquetas com rolo de 62\u00a0mm, cortado a 90\u00a0mm.',
  "An empty box means we don't have a font for that letter. We support Latin, Cyrillic, Greek, Arabic, Hebrew, Chinese and Japanese.":
    'Um quadrado vazio quer dizer que não temos fonte para essa letra. Aceitamos os alfabetos latino, cirílico, grego, árabe e hebraico, além de chinês e japonês.',
  'Does my link ever change?': 'Meu link muda alguma vez?',
  'No. You can change your name, email address, password and plan.':
    'Não. Você pode mudar o nome, o e-mail, a senha e o plano.',
  'No. You can change your name, email address and password.':
    'Não. Você pode mudar o nome, o e-mail e a senha.',
  'Your links and printed codes will keep working.': 'Seus links e códigos impressos continuam funcionando.',
  'How can I see which table brings in reviews?': 'Como vejo que mesa traz avaliações?',
  "Create a <codes>tracked code</codes> for each one: the window table, the flyer, your email signature. You'll see how often each code was scanned and how many reviews came from it. Each person counts once a day per code, and your own scans don't count.":
    'Crie um <codes>código rastreável</codes> para cada coisa: a mesa da janela, o panfleto, sua assinatura de e-mail. Você vê quantas vezes cada código foi lido e quantas avaliações trouxe. Cada pessoa conta uma vez por dia por código, e suas próprias leituras não contam.',
  "The code itself never changes, so you don't have to reprint it. When you change jobs, just point it to another workplace. If a code gets lost or misused, switch it off. Your other codes keep working.":
    'O código em si nunca muda, e você não precisa reimprimi-lo. Quando mudar de emprego, basta apontá-lo para outro local de trabalho. Se um código se perder ou for mal usado, desative-o. Os outros continuam funcionando.',
  'Can customers tap instead of scan?': 'Dá para encostar o telefone em vez de ler o código?',
  'Yes, with an NFC tag: a sticker that opens your page when a phone touches it. On <codes>Tracked codes</codes>, choose <b>Write to NFC tag</b>, in Chrome on an Android phone. With another phone, copy the link and write it with an app like NFC Tools. A tap counts as a scan.':
    'Sim, com uma tag NFC: um adesivo que abre sua página quando um telefone encosta nele. Em <codes>Códigos rastreáveis</codes>, escolha <b>Gravar em tag NFC</b>, no Chrome em um telefone Android. Com outro telefone, copie o link e grave-o com um app como o NFC Tools. Um toque conta como leitura.',
  'What do customers see about me?': 'O que os clientes veem sobre mim?',
  "Your first name, and the workplace's name and location if the code belongs to one. They don't see your last name, email address, reviews or rating.":
    'Seu primeiro nome e, se o código for de um local de trabalho, o nome e a localização dele. Não veem seu sobrenome, e-mail, avaliações ou nota.',
  'Which languages does my review page support?': 'Em que idiomas está minha página de avaliação?',
  "English, Spanish, Portuguese, French, German, Italian, Dutch, Polish, Turkish, Arabic, Chinese and Japanese. It opens in the language of the customer's browser, and they can switch at the top. To share a link in one language, choose it on the page and copy the address.":
    'Inglês, espanhol, português, francês, alemão, italiano, holandês, polonês, turco, árabe, chinês e japonês. Ela abre no idioma do navegador do cliente, que pode trocá-lo no topo. Para compartilhar um link em um idioma, escolha-o na página e copie o endereço.',
  "You get your reviews as they were written. We don't translate them.":
    'Você recebe as avaliações como foram escritas. Não traduzimos.',
  // Reviews and email
  "I didn't get an email for a review": 'Não recebi o e-mail de uma avaliação',
  "It's not lost. Every review is in <reviews>My Reviews</reviews>, even if its email didn't arrive. Then check:":
    'Ela não se perdeu. Toda avaliação está em <reviews>Avaliações</reviews>, mesmo que o e-mail não tenha chegado. Depois, verifique:',
  'Is your email address still unconfirmed? Then a notice on your <dashboard>Dashboard</dashboard> asks you to open the link we sent you. Until you do, these emails wait.':
    'Seu endereço de e-mail ainda não foi confirmado? Então um aviso no <dashboard>Painel</dashboard> pede que você abra o link que enviamos. Até lá, esses e-mails esperam.',
  'Is it in your spam folder? If so, mark it as not spam.':
    'Está na pasta de spam? Então marque como não spam.',
  'Is your email address in <settings>Settings</settings> correct?':
    'Seu endereço de e-mail em <settings>Ajustes</settings> está certo?',
  'Did you turn these emails off? You can turn them back on in <emails>Settings</emails>.':
    'Você desativou esses e-mails? Pode reativá-los em <emails>Ajustes</emails>.',
  'Was your mail server down? We keep trying for five days.':
    'Seu servidor de e-mail estava fora do ar? Continuamos tentando por cinco dias.',
  'Can I stop the emails?': 'Posso parar os e-mails?',
  "Yes. Use <b>Stop review emails</b> at the end of any review email. You'll still find your reviews in your list. The same link turns the emails back on.":
    'Sim. Use <b>Parar e-mails de avaliações</b> no fim de qualquer e-mail de avaliação. As avaliações continuam na sua lista. O mesmo link reativa os e-mails.',
  'Can I get fewer emails?': 'Posso receber menos e-mails?',
  'Yes, in <emails>Settings</emails>.': 'Sim, em <emails>Ajustes</emails>.',
  'You can get new and changed reviews right away, in one email a day, or never. Right away is the default. The daily email comes 24 hours after the first review in it.':
    'Você pode receber avaliações novas e alteradas na hora, em um e-mail por dia ou nunca. O padrão é na hora. O e-mail diário chega 24 horas depois da primeira avaliação dele.',
  'Emails about your account and plan always come right away.':
    'E-mails sobre sua conta e seu plano sempre chegam na hora.',
  'Emails about your password and address always come right away.':
    'E-mails sobre sua senha e seu endereço sempre chegam na hora.',
  'Can my phone tell me about a new review?': 'Meu telefone pode avisar de uma nova avaliação?',
  'Yes. Install the app, open <alerts>Settings</alerts> on your phone and turn on <b>Notify me on this device</b>. Alerts follow your email settings. They show stars and a first name, and the words only if you choose that.':
    'Sim. Instale o app, abra <alerts>Ajustes</alerts> no telefone e ative <b>Avisar neste aparelho</b>. Os alertas seguem seus ajustes de e-mail. Mostram as estrelas e o primeiro nome, e o texto só se você quiser.',
  'Can I hide the text of bad reviews until I want to read it?':
    'Posso esconder o texto de avaliações ruins até querer ler?',
  "Yes. Turn on <b>Fold 1- and 2-star reviews until I open them</b> in <emails>Settings</emails>. In your lists and emails, you'll see <b>Read it when you are ready</b> instead of the text. They still count in your average.":
    'Sim. Ative <b>Recolher avaliações de 1 e 2\u00a0estrelas até eu abrir</b> em <emails>Ajustes</emails>. Nas listas e nos e-mails, você verá <b>Leia quando quiser</b> no lugar do texto. Elas continuam contando na sua média.',
  'Are my reviews public?': 'Minhas avaliações são públicas?',
  "No. Only you see them. There's no public profile and no ranking, and we tell your customers so. You can <employer>show some to an employer</employer> if the customers allow it.":
    'Não. Só você vê. Não há perfil público nem ranking, e dizemos isso aos seus clientes. Você pode <employer>mostrar algumas a um empregador</employer> se os clientes permitirem.',
  'Can a review be changed or removed?': 'Uma avaliação pode ser mudada ou removida?',
  "Not by you, not even a bad one. That's why people can trust the rest. Customers who saved their private link can edit or take back their review for {days} days. We'll email you when they do.":
    'Por você, não, nem mesmo uma ruim. É por isso que dá para confiar nas outras. Clientes que salvaram o link privado podem editar ou retirar a avaliação por {days}\u00a0dias. Quando isso acontece, avisamos você por e-mail.',
  'Is a review abusive, or meant for someone else? Write to <support>{support}</support>.':
    'Uma avaliação é ofensiva ou era para outra pessoa? Escreva para <support>{support}</support>.',
  'Can I reply to a review?': 'Posso responder a uma avaliação?',
  "Yes, once and privately. Use <b>Reply privately</b> in <reviews>My Reviews</reviews>. The customer will see your reply on their private link. We don't email them, and you can't edit it later.":
    'Sim, uma vez e em particular. Use <b>Responder em particular</b> em <reviews>Avaliações</reviews>. O cliente vai ver sua resposta no link privado. Não enviamos e-mail a ele, e você não pode editá-la depois.',
  "You'll only see the button if the customer saved their private link, and for {days} days after the review.":
    'O botão só aparece se o cliente salvou o link privado, e por {days}\u00a0dias depois da avaliação.',
  'How do I find a review?': 'Como encontro uma avaliação?',
  'Type a few words into <b>Search reviews</b> in <reviews>My Reviews</reviews>: something the customer wrote, their name or place, or your workplace.':
    'Digite algumas palavras em <b>Buscar avaliações</b>, em <reviews>Avaliações</reviews>: algo que o cliente escreveu, o nome ou a cidade dele, ou seu local de trabalho.',
  'How do I export my reviews?': 'Como exporto minhas avaliações?',
  "Press <b>Export CSV</b> in <reviews>My Reviews</reviews>. The file opens in Excel, Numbers or Google Sheets. It has all your reviews, or just those of the workplace you've selected.":
    'Toque em <b>Exportar CSV</b>, em <reviews>Avaliações</reviews>. O arquivo abre no Excel, no Numbers ou no Planilhas Google. Ele traz todas as avaliações ou só as do local de trabalho selecionado.',
  'What are Recent Views?': 'O que são as Visitas recentes?',
  "How often people opened your review page in the last 30 days. Each visitor counts once a day. Search engines don't count, and neither do you while you're signed in.":
    'Quantas vezes sua página de avaliação foi aberta nos últimos 30\u00a0dias. Cada visitante conta uma vez por dia. Buscadores não contam, nem você com a conta aberta.',
  'How do I take my reviews to a new job?': 'Como levo minhas avaliações para um novo emprego?',
  'In <reviews>My Reviews</reviews>, press <reputation>Take my reviews with me</reputation>. There you can download them all, or create a link that shows a few to an employer.':
    'Em <reviews>Avaliações</reviews>, toque em <reputation>Levar minhas avaliações comigo</reputation>. Ali você pode baixar todas ou criar um link que mostra algumas a um empregador.',
  'Can I show reviews to an employer?': 'Posso mostrar avaliações a um empregador?',
  'Yes, if the customers allow it. We ask them after they send a review. Choose some of those reviews in <reputation>Take my reviews with me</reputation> to get a link for one employer. It works for up to {days} days, or until you turn it off, and you see how often it was opened.':
    'Sim, se os clientes permitirem. Perguntamos depois que enviam a avaliação. Escolha algumas dessas avaliações em <reputation>Levar minhas avaliações comigo</reputation> e crie um link para um empregador. Ele funciona por até {days}\u00a0dias ou até você desativá-lo, e você vê quantas vezes foi aberto.',
  "The employer sees your full name and your customers' first names. If a customer changes their mind, their review disappears from the page right away.":
    'O empregador vê seu nome completo e o primeiro nome dos clientes. Se um cliente mudar de ideia, a avaliação dele some da página na hora.',
  // Plans
  "What's free?": 'O que é grátis?',
  "{limit} reviews in total and one workplace, with your link, your QR code and an email for each review. The free plan doesn't expire.|{limit} reviews in total and {count} workplaces, with your link, your QR code and an email for each review. The free plan doesn't expire.":
    {
      one: '{limit} avaliações no total e {count} local de trabalho, com seu link, seu código QR e um e-mail por avaliação. O plano grátis não expira.',
      other:
        '{limit} avaliações no total e {count} locais de trabalho, com seu link, seu código QR e um e-mail por avaliação. O plano grátis não expira.',
    },
  'What happens at {limit} reviews?': 'O que acontece com {limit} avaliações?',
  "Your review page pauses. Anyone who opens it reads that you can't take more reviews right now. You keep everything you have. We let you know with your last two free reviews. If a customer finds your page paused, we tell you that too, at most once a day.":
    'Sua página de avaliação fica pausada. Quem a abre lê que você não pode receber mais avaliações neste momento. Tudo o que você tem continua seu. Avisamos nas duas últimas avaliações grátis. Se um cliente encontrar a página pausada, avisamos também, no máximo uma vez por dia.',
  'With a <pricing>paid plan</pricing>, your page opens again right away, with the same link and code.':
    'Com um <pricing>plano pago</pricing>, sua página reabre na hora, com o mesmo link e código.',
  'What do the paid plans cost?': 'Quanto custam os planos pagos?',
  '{monthly} per month, or {annual} per year, which saves {saving}. Both include unlimited reviews and multiple workplaces. See <pricing>Pricing</pricing>.':
    '{monthly} por mês ou {annual} por ano, uma economia de {saving}. Os dois incluem avaliações ilimitadas e vários locais de trabalho. Veja <pricing>Preços</pricing>.',
  'How do I pay?': 'Como eu pago?',
  "Choose a plan on the <pricing>Pricing</pricing> page and pay by card with Stripe, our payment provider. We never see your card. Your plan starts as soon as Stripe confirms the payment, usually within seconds, and we email you. If your card is declined or you go back, you aren't charged.":
    'Escolha um plano na página <pricing>Preços</pricing> e pague com cartão pela Stripe, nosso serviço de pagamento. Nunca vemos seu cartão. Seu plano começa assim que a Stripe confirma o pagamento, em geral em segundos, e avisamos por e-mail. Se o cartão for recusado ou você voltar, nada é cobrado.',
  'Can I switch between Monthly and Annual?': 'Posso trocar entre Mensal e Anual?',
  "Yes, anytime, on the <pricing>Pricing</pricing> page. The new plan starts right away and is charged in full. We credit what you haven't used of the old one to your next bills.":
    'Sim, quando quiser, na página <pricing>Preços</pricing>. O novo plano começa na hora e é cobrado por inteiro. O que você não usou do antigo vira crédito nas próximas cobranças.',
  'How do I cancel?': 'Como cancelo?',
  "In <billing>Settings</billing>, with two clicks: press <b>Cancel subscription</b> and confirm on the page that opens. You can also get there with <b>Manage billing</b>. You don't need a reason.":
    'Em <billing>Ajustes</billing>, com dois cliques: toque em <b>Cancelar assinatura</b> e confirme na página que se abre. Você também chega lá por <b>Gerenciar cobrança</b>. Não é preciso dizer o motivo.',
  "Your plan runs until the end of the period you've paid for and won't renew. Until then, you can change your mind under <b>Manage billing</b>.":
    'Seu plano vale até o fim do período pago e não será renovado. Até lá, você pode mudar de ideia em <b>Gerenciar cobrança</b>.',
  'A payment failed. What now?': 'Um pagamento falhou. E agora?',
  "We'll email you, and you'll see a note in <billing>Settings</billing>. Your plan stays active until the end of the period you've paid for. Update your card under <b>Manage billing</b>. Your plan continues once the payment goes through, even if it has ended.":
    'Avisamos por e-mail, e aparece uma nota em <billing>Ajustes</billing>. Seu plano continua ativo até o fim do período pago. Atualize seu cartão em <b>Gerenciar cobrança</b>. O plano continua assim que o pagamento for aprovado, mesmo que já tenha terminado.',
  'What happens when a paid plan ends?': 'O que acontece quando um plano pago termina?',
  'You go back to the free plan and keep every review and workplace. Your review page pauses if you have {limit} reviews or more.':
    'Você volta ao plano grátis e mantém todas as avaliações e locais de trabalho. Sua página de avaliação fica pausada se você tiver {limit} avaliações ou mais.',
  "You can't add workplaces beyond one workplace.|You can't add workplaces beyond {count} workplaces.": {
    one: 'Não é possível adicionar locais de trabalho além de {count}.',
    other: 'Não é possível adicionar locais de trabalho além de {count}.',
  },
  "If your plan won't renew, we email you three days before it ends, and again when it has ended.":
    'Se seu plano não for renovado, avisamos por e-mail três dias antes do fim e de novo quando ele terminar.',
  // Your account and data
  'I forgot my password': 'Esqueci minha senha',
  'Enter your email address on the <forgot>Forgot password</forgot> page. The link we send works once, for one hour. If you ask twice, only the newest link works. Nothing there? Check your spam folder, or try another address you may have used.':
    'Informe seu e-mail na página <forgot>Esqueci a senha</forgot>. O link que enviamos funciona uma vez, por uma hora. Se pedir duas vezes, só o mais recente vale. Não chegou? Veja a pasta de spam ou tente outro endereço que possa ter usado.',
  'How do I sign in with my face or fingerprint?': 'Como entro com o rosto ou a digital?',
  'Add a passkey in <settings>Settings</settings>, one for each device. Then your face, your fingerprint or the code of your phone is enough to sign in. Your password keeps working. Lost a device? Remove its passkey in Settings.':
    'Adicione uma chave de acesso em <settings>Ajustes</settings>, uma para cada aparelho. Depois, basta o rosto, a digital ou o código do telefone para entrar. Sua senha continua valendo. Perdeu um aparelho? Remova a chave dele em Ajustes.',
  'Can I use {name} in my language?': 'Posso usar o {name} no meu idioma?',
  'Yes, in the twelve languages of your review page. Choose yours in <settings>Settings</settings>. Our emails come in that language too.':
    'Sim, nos doze idiomas da sua página de avaliação. Escolha o seu em <settings>Ajustes</settings>. Nossos e-mails também chegam nesse idioma.',
  'How do I change my email address, name or password?': 'Como mudo meu e-mail, nome ou senha?',
  'In <settings>Settings</settings>. We send a link to your new email address. Until you open it, your reviews go to the old one. A new password signs out your other devices. A new name shows on your review page right away.':
    'Em <settings>Ajustes</settings>. Enviamos um link para o novo e-mail. Até você abrir, as avaliações vão para o antigo. Com uma nova senha, você sai dos outros aparelhos. Um novo nome aparece na hora na sua página de avaliação.',
  'How do I get a copy of everything you store about me?':
    'Como recebo uma cópia de tudo o que vocês guardam sobre mim?',
  'Press <b>Download my data</b> in <settings>Settings</settings>.':
    'Toque em <b>Baixar meus dados</b> em <settings>Ajustes</settings>.',
  'You get one file with your account, workplaces, reviews, subscriptions and payments.':
    'Você recebe um arquivo com sua conta, locais de trabalho, avaliações, assinaturas e pagamentos.',
  'You get one file with your account, workplaces and reviews.':
    'Você recebe um arquivo com sua conta, locais de trabalho e avaliações.',
  'The <privacy>Privacy Policy</privacy> lists what we store, and for how long.':
    'A <privacy>Política de Privacidade</privacy> diz o que guardamos e por quanto tempo.',
  'How do I delete my account?': 'Como excluo minha conta?',
  "Press <b>Delete Account</b> in <settings>Settings</settings> and enter your password. This deletes your account, workplaces and reviews right away. It can't be undone, and your codes will stop working.":
    'Toque em <b>Excluir conta</b> em <settings>Ajustes</settings> e informe sua senha. Isso exclui na hora sua conta, seus locais de trabalho e suas avaliações. Não é possível desfazer, e seus códigos deixam de funcionar.',
  "If you have a subscription, it ends too, and you lose the time you've paid for. To use that time, <cancel>cancel it</cancel> first and delete your account later.":
    'Se você tiver uma assinatura, ela também termina, e você perde o tempo já pago. Para usar esse tempo, <cancel>cancele-a</cancel> antes e exclua a conta depois.',
  'I lost my phone, or forgot to sign out somewhere': 'Perdi meu telefone ou esqueci de sair em algum lugar',
  "Go to <settings>Settings</settings> to see where you're signed in. Press <b>Sign out</b> next to the device you lost. Or press <b>Sign out everywhere</b>, which includes the device you're using. If your phone has your password saved, change it as well.":
    'Em <settings>Ajustes</settings>, veja onde sua conta está aberta. Toque em <b>Sair</b> ao lado do aparelho perdido. Ou toque em <b>Sair de todos os aparelhos</b>, o que inclui o que você está usando. Se o telefone tiver sua senha salva, mude-a também.',
  "You're signed out after 30 days if you don't use a browser, and after 90 days in any case.":
    'Sua conta se fecha depois de 30\u00a0dias sem usar um navegador e, de qualquer forma, depois de 90\u00a0dias.',
  'I think someone else is in my account': 'Acho que outra pessoa está na minha conta',
  "Change your password in <settings>Settings</settings>, and keep only the passkeys you recognize. That signs out every other device. Can't get in? <forgot>Reset your password</forgot> to sign out all of them and remove every passkey. Then write to <support>{support}</support>.":
    'Mude sua senha em <settings>Ajustes</settings> e mantenha só as chaves de acesso que você reconhece. Assim, você sai de todos os outros aparelhos. Não consegue entrar? <forgot>Redefina sua senha</forgot> para sair de todos e remover todas as chaves de acesso. Depois, escreva para <support>{support}</support>.',
  'It says Too many requests': 'Aparece “Muitas tentativas”',
  "You, or someone on your internet connection, tried the same thing many times. We pause briefly so that no one can guess passwords. Wait a few minutes, an hour at most, and try again. Nothing is lost or locked. Don't remember your password? <forgot>Reset it</forgot>.":
    'Você, ou alguém na mesma conexão, tentou a mesma coisa muitas vezes. Fazemos uma pausa curta para que ninguém adivinhe senhas. Espere alguns minutos, no máximo uma hora, e tente de novo. Nada se perdeu nem foi bloqueado. Não lembra a senha? <forgot>Redefina</forgot>.',
  // For customers who leave a review
  'Do I need an account or an app?': 'Preciso de uma conta ou de um app?',
  "No. Scan the code, choose your stars, write a few words and add your name. That's all.":
    'Não. Aponte a câmera para o código, escolha as estrelas, escreva algumas palavras e seu nome. É só isso.',
  'Who reads what I write?': 'Quem lê o que eu escrevo?',
  "Only the person you wrote to. We email them your review and keep it in their private list. We don't publish it or share it with their employer.":
    'Só a pessoa para quem você escreveu. Enviamos a avaliação a ela por e-mail e a guardamos na lista privada dela. Não publicamos nem mostramos ao empregador.',
  'Can I change or delete my review?': 'Posso mudar ou apagar minha avaliação?',
  "Yes, for {days} days. After you send your review, press <b>Save my private link</b>. With this link you can edit your review, take it back, or read the reply. Anyone with the link can do the same, so keep it to yourself. You'll find the links saved on your phone under <links>Private links on this phone</links>.":
    'Sim, por {days}\u00a0dias. Depois de enviar a avaliação, toque em <b>Salvar meu link privado</b>. Com ele, você pode editar a avaliação, retirá-la ou ler a resposta. Quem tiver o link pode fazer o mesmo, então guarde-o só para você. Os links salvos no telefone ficam em <links>Links privados neste telefone</links>.',
  "Don't have the link? Write to <support>{support}</support>. Tell us who the review was for, when you sent it, and the name you used.":
    'Não tem o link? Escreva para <support>{support}</support>. Diga para quem era a avaliação, quando a enviou e o nome que usou.',
  'What does it mean to allow showing my review to an employer?':
    'O que significa permitir mostrar minha avaliação a um empregador?',
  "It's up to you. If you allow it, the professional can show your review, with your first name, to an employer. They do that with a link that works for up to {most} days. With your private link, you can change your mind for {days} days.":
    'Você decide. Se permitir, quem recebeu sua avaliação pode mostrá-la a um empregador, com seu primeiro nome, por um link que funciona por até {most}\u00a0dias. Com seu link privado, você pode mudar de ideia por {days}\u00a0dias.',
  'It says Saved on this phone, not sent yet': 'Aparece “Guardada neste telefone, ainda não enviada”',
  "Your words are safe on your phone. We'll send them as soon as you're back online. If you close the page, just open any review link again later. Your review will arrive only once.":
    'Suas palavras estão seguras no telefone. Vamos enviá-las assim que a conexão voltar. Se fechar a página, basta abrir qualquer link de avaliação mais tarde. Sua avaliação chega uma única vez.',
  "If the page asks you to keep it open, your phone couldn't save your words. Please don't close it yet.":
    'Se a página pedir para ficar aberta, seu telefone não conseguiu guardar suas palavras. Não a feche ainda.',
  "It says the person can't take more reviews right now":
    'Aparece que a pessoa não pode receber mais avaliações neste momento',
  'Their free plan is full. It has nothing to do with you. Try the same link again in a few days, or tell them in person.':
    'O plano grátis dela está completo. Não tem nada a ver com você. Tente o mesmo link daqui a alguns dias ou diga pessoalmente.',
  'It says Invalid Review Link': 'Aparece “Link inválido”',
  'The link is incomplete, or the account no longer exists. Scan the code again, or ask for a new link.':
    'O link está incompleto ou a conta não existe mais. Leia o código de novo ou peça um novo link.',
};
