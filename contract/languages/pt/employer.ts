import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'pt', 'employer'> = {
  // The page that an employer opens; {name} is the professional's full name
  '{name}, in customers’ words': '{name}, nas palavras dos clientes',
  'For {employer}': 'Para {employer}',
  'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.':
    {
      one: '{count} avaliação de um cliente que permitiu que {name} a mostrasse a você.',
      other: '{count} avaliações de clientes que permitiram que {name} as mostrasse a você.',
    },
  '{rating} out of 5 stars': '{rating} de 5\u00a0estrelas',
  // Instead of a name
  'A customer': 'Um cliente',
  // Along a circle: keep it short
  'Signed on arrival': 'Assinada ao chegar',
  'Reviews are digitally signed when they arrive. <link>How signatures are checked</link>':
    'As avaliações são assinadas digitalmente quando chegam. <link>Como as assinaturas são verificadas</link>',
  'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.':
    'No {site}, os clientes escrevem sem ter conta. Usam um link ou código QR de quem os atendeu. Essa pessoa não pode escrever nem mudar avaliações. {name} escolheu as avaliações desta página; pode haver outras.',
  'This page is only for you. It closes on {date} at the latest.':
    'Esta página é só para você. Ela fecha no máximo em {date}.',
  'This page is closed': 'Esta página está fechada',
  'This link has expired or was turned off. Ask the person who sent it for a new one.':
    'Este link expirou ou foi desativado. Peça um novo a quem o enviou.',
  // The page that checks a signed file
  'Check a reputation': 'Verificar uma reputação',
  'Check a file of reviews: who they are about, how many there are, and that nothing was changed or left out.':
    'Verifique um arquivo de avaliações: sobre quem são, quantas são e que nada foi alterado ou omitido.',
  'Is this reputation genuine?': 'Esta reputação é autêntica?',
  'Someone gave you a file with their reviews. Choose it to see who it is about, and whether anything was changed, added or left out.':
    'Alguém entregou a você um arquivo com avaliações. Escolha-o para ver sobre quem é e se algo foi alterado, acrescentado ou omitido.',
  'Reputation file': 'Arquivo de reputação',
  'Or drop it anywhere on this page. It stays on this device; nothing is sent.':
    'Ou solte-o em qualquer lugar desta página. Ele fica neste aparelho; nada é enviado.',
  'This page checks the file in your browser, using JavaScript. Please turn it on.':
    'Esta página verifica o arquivo no seu navegador, com JavaScript. Ative-o.',
  "This browser can't check signatures here. Open this page over https, in a current browser.":
    'Este navegador não consegue verificar assinaturas aqui. Abra esta página por https, em um navegador atual.',
  'Reading...': 'Lendo…',
  'Checking {done} of {count} review...|Checking {done} of {count} reviews...': {
    one: 'Verificando {done} de {count} avaliação…',
    other: 'Verificando {done} de {count} avaliações…',
  },
  Result: 'Resultado',
  'How the check works': 'Como funciona a verificação',
  "Each review is signed when it arrives, and the count and average are signed for the whole period. Names and text can be hidden; stars, count and average can't. Changing a letter or leaving out a review breaks a signature.":
    'Cada avaliação é assinada quando chega, e a quantidade e a média são assinadas para o período inteiro. Nomes e textos podem ser ocultados; estrelas, quantidade e média, não. Mudar uma letra ou omitir uma avaliação quebra uma assinatura.',
  "A signature proves that the service received a review, and when. It can't prove who the customer is, since customers have no account. The person chose the period, so their all-time figures are shown too.":
    'Uma assinatura prova que o serviço recebeu uma avaliação, e quando. Ela não prova quem é o cliente, pois clientes não têm conta. O período foi escolhido pela pessoa, por isso os números de todo o período também aparecem.',
  'Whose signatures this page accepts': 'Que assinaturas esta página aceita',
  'This page only accepts signatures from {issuer}. Their public keys came with the page.':
    'Esta página só aceita assinaturas de {issuer}. As chaves públicas vieram com a página.',
  // {key} is the name of a public key
  '{key} from {start} to {end}': '{key} de {start} a {end}',
  '{key} from {start}, in use': '{key} desde {start}, em uso',
  '<link>Save this page</link> to check files offline, in any browser.':
    '<link>Salve esta página</link> para verificar arquivos sem internet, em qualquer navegador.',
  'This is a saved copy. Did you get it from the person the file is about? Open {address} instead. A changed copy could call any file genuine.':
    'Esta é uma cópia salva. Você a recebeu da pessoa de quem o arquivo trata? Então abra {address}. Uma cópia alterada poderia chamar qualquer arquivo de autêntico.',
  // Its verdict
  'Yes, this is genuine': 'Sim, é autêntica',
  'No, do not rely on this file': 'Não, não confie neste arquivo',
  '<average>{average}</average> of 5 stars, from {count} review|<average>{average}</average> of 5 stars, from {count} reviews':
    {
      one: '<average>{average}</average> de 5\u00a0estrelas, em {count} avaliação',
      other: '<average>{average}</average> de 5\u00a0estrelas, em {count} avaliações',
    },
  'From {start} to {end}.': 'De {start} a {end}.',
  'All time: {count} review, {average} on average.|All time: {count} reviews, {average} on average.': {
    one: 'Todo o período: {count} avaliação, média de {average}.',
    other: 'Todo o período: {count} avaliações, média de {average}.',
  },
  'Signed by {issuer} on {date}.': 'Assinado por {issuer} em {date}.',
  'What was checked': 'O que foi verificado',
  Yes: 'Sim',
  No: 'Não',
  "The content isn't shown because it can't be trusted. Ask for a new file.":
    'O conteúdo não aparece porque não é confiável. Peça um novo arquivo.',
  'It is a reputation file': 'É um arquivo de reputação',
  'The whole file is signed by the service': 'O arquivo inteiro está assinado pelo serviço',
  'Each review is unchanged': 'Nenhuma avaliação foi alterada',
  'No review was added, left out or moved': 'Nenhuma avaliação foi acrescentada, omitida ou movida',
  // What is wrong; {fault} is one of these sentences
  'Review {number} of {count}: {fault}': 'Avaliação {number} de {count}: {fault}',
  "{count} more can't be trusted either.|{count} more can't be trusted either.": {
    one: 'Mais {count} também não é confiável.',
    other: 'Mais {count} também não são confiáveis.',
  },
  'This is a different kind of file, or part of it is missing.':
    'É outro tipo de arquivo ou falta uma parte dele.',
  'Without a valid signature for the whole file, there is no way to tell which reviews belong in it.':
    'Sem uma assinatura válida do arquivo inteiro, não dá para saber que avaliações fazem parte dele.',
  'There should be {count} review, but there are {found}.|There should be {count} reviews, but there are {found}.':
    {
      one: 'Deveria haver {count} avaliação, mas há {found}.',
      other: 'Deveria haver {count} avaliações, mas há {found}.',
    },
  'These are not the reviews that were signed together, or their order has changed.':
    'Não são as avaliações que foram assinadas juntas, ou a ordem mudou.',
  'The signature does not match the content.': 'A assinatura não corresponde ao conteúdo.',
  'The text or a name was changed.': 'O texto ou um nome foi alterado.',
  'It is dated {date}, which is in the future.': 'A data é {date}, que está no futuro.',
  'It is dated {date}, when its key was not in use.': 'A data é {date}, quando a chave não estava em uso.',
  'It is signed with a key this page does not know. If this is a saved copy, open {address} and try again.':
    'A assinatura usa uma chave que esta página não conhece. Se esta for uma cópia salva, abra {address} e tente de novo.',
  'It claims to be from {issuer}, but this page only accepts signatures from {issuers}.':
    'O arquivo diz ser de {issuer}, mas esta página só aceita assinaturas de {issuers}.',
  // The reviews of a genuine file
  'The reviews': 'As avaliações',
  'Show more ({count} left)|Show more ({count} left)': {
    one: 'Mostrar mais (resta {count})',
    other: 'Mostrar mais (restam {count})',
  },
  'Received on {received}.': 'Recebida em {received}.',
  'Received on {received}, edited by the customer on {edited}.':
    'Recebida em {received}, editada pelo cliente em {edited}.',
  'Received on {received}, signed on {signed}.': 'Recebida em {received}, assinada em {signed}.',
  'Received on {received}, edited by the customer on {edited}, signed on {signed}.':
    'Recebida em {received}, editada pelo cliente em {edited}, assinada em {signed}.',
  'Text hidden by the professional': 'Texto ocultado por quem recebeu a avaliação',
  'Name hidden by the professional': 'Nome ocultado por quem recebeu a avaliação',
  'No name': 'Sem nome',
  'Workplace, as named by the professional: {workplace} (not signed).':
    'Local de trabalho, segundo quem recebeu a avaliação: {workplace} (não assinado).',
  // The reference document, a PDF
  'Customer reviews of {name}': 'Avaliações de clientes sobre {name}',
  'Customer reviews, collected with {site}': 'Avaliações de clientes, reunidas com o {site}',
  '{from} to {to}': '{from} a {to}',
  // The number is large, the rest small
  '{average} out of 5': '{average} de 5',
  'All {count} review from this period|All {count} reviews from this period': {
    one: 'A única avaliação deste período',
    other: 'Todas as {count} avaliações deste período',
  },
  // {reviews} is '{count} reviews'
  'All time: {reviews}, {average} out of 5 on average. Created on {date}. The last page says how to check these reviews.':
    'Todo o período: {reviews}, média de {average} de 5. Criado em {date}. A última página diz como verificar estas avaliações.',
  'Customers’ names are not included. Star ratings always are.':
    'Os nomes dos clientes não estão incluídos. As estrelas estão sempre.',
  'Customers’ comments are not included. Star ratings always are.':
    'Os comentários dos clientes não estão incluídos. As estrelas estão sempre.',
  'Customers’ names and comments are not included. Star ratings always are.':
    'Os nomes e comentários dos clientes não estão incluídos. As estrelas estão sempre.',
  '{date}, edited later': '{date}, editada depois',
  'End of all {count} review from this period.|End of all {count} reviews from this period.': {
    one: 'Fim da única avaliação deste período.',
    other: 'Fim das {count} avaliações deste período.',
  },
  'How to check these reviews': 'Como verificar estas avaliações',
  'Each review is digitally signed by {host}, so the person it is about can’t change it. The number of reviews and their average are signed too, so none can be left out.':
    'Cada avaliação é assinada digitalmente por {host}, e a pessoa avaliada não pode mudá-la. A quantidade de avaliações e a média também são assinadas, e nenhuma pode ser omitida.',
  'To check them, ask for the signed file that belongs to this document and open it at {address}. Your browser does the check, even offline.':
    'Para verificá-las, peça o arquivo assinado que acompanha este documento e abra-o em {address}. Seu navegador faz a verificação, mesmo sem internet.',
  'Signed with key {key}. Digest of the reviews: {digest}':
    'Assinado com a chave {key}. Resumo das avaliações: {digest}',
  'QR code of {address}': 'Código QR de {address}',
  'Page {number}': 'Página {number}',
};
