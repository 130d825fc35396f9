import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'pt', 'marketing'> = {
  '"{quote}"': '“{quote}”',
  'A link that belongs to a person': 'Um link que pertence a uma pessoa',
  'A printed card with a question and a QR code': 'Um cartão impresso com uma pergunta e um código QR',
  'As on every page here.': 'Como em todas as páginas daqui.',
  'Ask us a question': 'Faça uma pergunta',
  "Don't recolor, stretch or rotate it.": 'Não mude a cor, não estique e não gire.',
  'Download {format}<more>: {picture}</more>': 'Baixar {format}<more>: {picture}</more>',
  "Each review is emailed right away to the professional it's about. Nothing is published, and no one is ranked.":
    'Cada avaliação vai na hora, por e-mail, para quem prestou o serviço. Nada é publicado, e ninguém entra em ranking.',
  "Every founder story has its moment. Ours is the end of a shift: a guest said that you made their evening, and by the time the last table is wiped, the words are gone. All that's left is a star on the restaurant's page.":
    'Toda história de fundação tem seu momento. O nosso é o fim de um turno: um cliente disse que você fez a noite valer e, quando a última mesa fica limpa, as palavras já sumiram. Só resta uma estrela na página do restaurante.',
  'Everyone else': 'Todos os outros',
  'Free to use in articles, broadcasts and talks about {name}. No need to ask.':
    'De uso livre em artigos, programas e palestras sobre o {name}. Não é preciso pedir.',
  'How it started': 'Como começou',
  'Just the G, for small and square spaces.': 'Só o G, para espaços pequenos e quadrados.',
  'Leave clear space around it: at least half the height of the mark.':
    'Deixe espaço livre em volta: no mínimo metade da altura do símbolo.',
  Logo: 'Logo',
  'Logos and pictures': 'Logos e imagens',
  'Mark and name, on a transparent background.': 'Símbolo e nome, em fundo transparente.',
  Mark: 'Símbolo',
  'No advertising, no trackers': 'Sem anúncios, sem rastreadores',
  'Open source': 'Código aberto',
  'Praise belongs to the person who earned it. We just gave it a place to stay.':
    'O elogio pertence a quem o conquistou. Nós só demos a ele um lugar para ficar.',
  'Press and media kit': 'Imprensa e kit de mídia',
  'Press contacts': 'Contatos de imprensa',
  'Press inquiries': 'Pedidos da imprensa',
  'Printed card': 'Cartão impresso',
  'Private by design': 'Privado desde a origem',
  'Professionals own their data, and can download or delete it anytime. Pages load nothing from other companies.':
    'Os dados são de cada profissional, que pode baixá-los ou excluí-los quando quiser. As páginas não carregam nada de outras empresas.',
  'Quote these as they are, or use your own words.': 'Cite como está ou use suas próprias palavras.',
  'Review page': 'Página de avaliação',
  'Review sites collect praise for businesses. Here it goes to the waiter, plumber or hairdresser, who keeps it from job to job.':
    'Os sites de avaliação juntam elogios para as empresas. Aqui eles vão para quem serve a mesa, conserta o cano ou corta o cabelo, e seguem de um emprego a outro.',
  'Simple pricing': 'Preços simples',
  'Some people carry a notebook and ask guests for a line, to read again on a bad shift.':
    'Há quem ande com um caderno e peça uma linha aos clientes, para reler num turno ruim.',
  'The <help>Help Center</help>': 'A <help>Central de Ajuda</help>',
  'The card with the QR code, as printed.': 'O cartão com o código QR, como sai impresso.',
  'The customer scans a code, picks one to five stars, and adds a few words and a name. No app, no account.':
    'O cliente lê um código, escolhe de uma a cinco estrelas e deixa algumas palavras e um nome. Sem app, sem conta.',
  'The dashboard of a professional, with totals, the latest reviews and a QR code':
    'O painel de um profissional, com totais, as últimas avaliações e um código QR',
  'The first {limit} reviews are free. After that, unlimited reviews cost {monthly} per month or {annual} per year.':
    'As {limit} primeiras avaliações são grátis. Depois, avaliações ilimitadas custam {monthly} por mês ou {annual} por ano.',
  'The idea behind {name}': 'A ideia por trás do {name}',
  'The review page on a phone: five stars and a few fields':
    'A página de avaliação em um telefone: cinco estrelas e alguns campos',
  'The software is free under the MIT license. Anyone can run it on their own server.':
    'O software é livre, sob a licença MIT. Qualquer pessoa pode usá-lo no próprio servidor.',
  'The {name} logo': 'O logo do {name}',
  'The {name} logo: a green G shaped like a speech bubble, and the name':
    'O logo do {name}: um G verde em forma de balão de fala, e o nome',
  'The {name} mark: a green G shaped like a speech bubble':
    'O símbolo do {name}: um G verde em forma de balão de fala',
  'Thirty seconds for a customer': 'Trinta segundos para o cliente',
  'This page is in English only.': 'Esta página existe só em inglês.',
  'Using the logo': 'Como usar o logo',
  'What a customer sees on a phone.': 'O que o cliente vê no telefone.',
  'What a professional sees, with made-up reviews.': 'O que o profissional vê, com avaliações inventadas.',
  'What it does': 'O que ele faz',
  'free reviews': 'avaliações grátis',
  languages: 'idiomas',
  'person reads each review': 'pessoa lê cada avaliação',
  'seconds per review': 'segundos por avaliação',
  'taps from scanning to sending': 'toques do escaneamento ao envio',
  '{name} in numbers': 'O {name} em números',
  '{name} is that notebook, for everyone whose work is done face to face. It takes half a minute. Only one person sees the words, and they go along to the next job.':
    'O {name} é esse caderno, para todo mundo que trabalha cara a cara. Leva meio minuto. Só uma pessoa vê as palavras, e elas vão junto para o próximo emprego.',
  "{name} lets waiters, plumbers and hairdressers collect private customer reviews of their own. Here's what you need to write about it.":
    'Com o {name}, garçons, encanadores e cabeleireiros recebem suas próprias avaliações privadas de clientes. Aqui está o que você precisa para escrever sobre ele.',
};
