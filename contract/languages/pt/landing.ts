import type { Dictionary } from '../sentences.ts';

/** `{limit}` is the number of free reviews: 5. `{name}` is Maya, a waitress. */
export const texts: Dictionary<'pt', 'landing'> = {
  // Opening
  "People thank you every day, and by closing time it's gone. Get a link and QR code of your own: it takes a customer 30 seconds, and only you read it.":
    'Todo dia alguém agradece, e na hora de fechar já se perdeu. Tenha seu próprio link e código QR: quem você atendeu escreve em 30\u00a0segundos, e só você lê.',
  'Start collecting, free': 'Começar grátis',
  'Start collecting': 'Começar agora',
  'See how it works': 'Ver como funciona',
  'Your first {limit} reviews are free. No card needed.':
    'As {limit} primeiras avaliações são grátis. Sem cartão.',
  "We don't take new accounts here.": 'Não abrimos novas contas aqui.',
  // The phone, with a letter for each number of stars
  'How did {name} do?': 'O que achou de {name}?',
  'Try it: how did {name} do?': 'Experimente: o que achou de {name}?',
  'Try it. Tap a star.': 'Experimente. Toque em uma estrela.',
  'Just now': 'Agora mesmo',
  'Private, for {name} only': 'Privado, só para {name}',
  'You remembered our table, and the joke about the tiramisu.':
    'Você se lembrou da nossa mesa e da piada do tiramisù.',
  'You know your wine. I now order that Bairrada by the case.':
    'Você entende de vinho. Agora compro aquele Bairrada em caixas.',
  'Friendly, but our starters and mains came at the same time.':
    'Muita simpatia, mas a entrada e o prato principal chegaram juntos.',
  'Nice smile, but I asked twice for water and stayed thirsty.':
    'Belo sorriso, mas pedi água duas vezes e fiquei com sede.',
  'We waited 50 minutes for a main, then it was the wrong one.':
    'Esperamos 50\u00a0minutos pelo prato, e ainda veio o errado.',
  // Features, each with what a customer wrote
  "It's about you, not the restaurant": 'É sobre você, não sobre o restaurante',
  'Review sites praise the restaurant. Here, the person who made the evening keeps the compliment.':
    'Nos sites de avaliação, o elogio vai para o restaurante. Aqui, fica com quem fez a noite valer.',
  'The reviews on this page are made-up examples.': 'As avaliações desta página são exemplos inventados.',
  'Instant email notifications': 'Aviso por e-mail, na hora',
  'The moment a customer taps Submit, the full review is on its way to your inbox.':
    'Assim que o cliente toca em Enviar, a avaliação completa vai para o seu e-mail.',
  'Fixed the leak in 20 minutes at 9pm. Legend.':
    'Consertou o vazamento em 20\u00a0minutos, às 9 da noite. Uma lenda.',
  'You own your data': 'Os dados são seus',
  'Download every review whenever you like. Change jobs, and your good name goes with you.':
    'Baixe todas as avaliações quando quiser. Se mudar de emprego, seu bom nome vai junto.',
  'I followed you to the new salon. Two buses, and worth it.':
    'Fui atrás de você no salão novo. Dois ônibus, e valeu a pena.',
  'Private, not posted': 'Privado, não publicado',
  'Only you see your reviews. No public score next to your name.':
    'Só você vê suas avaliações. Nenhuma nota pública ao lado do seu nome.',
  'The grout is a shade off from the sample. To be fair, I like it better now.':
    'O rejunte ficou um tom diferente da amostra. Justiça seja feita, agora gosto mais.',
  '30 seconds for a customer': '30\u00a0segundos para o cliente',
  'No app, no account. Just stars, a few words and a name, on any phone.':
    'Sem app, sem conta. Só estrelas, algumas palavras e um nome, em qualquer telefone.',
  'Plaster like glass.': 'Parede lisa como vidro.',
  'Every place you work': 'Cada lugar onde você trabalha',
  'The bistro on weekdays, the hotel on weekends? With a paid plan, each gets its own code.':
    'O bistrô durante a semana, o hotel no fim de semana? Com um plano pago, cada um tem seu código.',
  'The bistro on weekdays, the hotel on weekends? Each gets its own code.':
    'O bistrô durante a semana, o hotel no fim de semana? Cada um tem seu código.',
  "I came alone and expected to feel it. I didn't, not for a minute.":
    'Vim sem companhia, achando que ia me sentir só. Não senti, nem por um minuto.',
  'Easy to hand out': 'Fácil de entregar',
  'Print the code on the bill, text the link, or show it on your phone.':
    'Imprima o código na conta, mande o link por mensagem ou mostre no telefone.',
  "She told us NOT to order the second bottle, because we'd miss the last tram.":
    'Ela nos disse para NÃO pedir a segunda garrafa, senão perderíamos o último bonde.',
  // How it works
  'How it works': 'Como funciona',
  'Add where you work': 'Adicione onde você trabalha',
  'Create your account and add your workplace. It takes a minute, with nothing to install.':
    'Crie sua conta e adicione seu local de trabalho. Leva um minuto, sem instalar nada.',
  'Hand out your code': 'Entregue seu código',
  'Ask right after a job well done. Your customer scans, taps and writes.':
    'Peça logo depois de um bom trabalho. O cliente aponta a câmera, toca e escreve.',
  'Keep the good word': 'Guarde o elogio',
  'It arrives by email and stays in your list, whatever job you do next.':
    'Ele chega por e-mail e fica na sua lista, seja qual for seu próximo trabalho.',
  'A printed card: How did {name} do? Beside the question, a QR code':
    'Um cartão impresso: O que achou de {name}? Ao lado da pergunta, um código QR',
  'Scan and tell {name}. 30 seconds, private.':
    'Aponte a câmera e conte a {name} em 30\u00a0segundos. É privado.',
  // The last letter
  'The next thank you could be the first one you keep':
    'O próximo obrigado pode ser o primeiro que fica com você',
  'Create your account': 'Crie sua conta',
  'See pricing': 'Ver preços',
};
