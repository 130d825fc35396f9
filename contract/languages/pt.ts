import type { Texts } from './sentences.ts';

export const texts: Texts = {
  Language: 'Idioma',
  'Loading...': 'Carregando…',
  'Notifications (F8)': 'Notificações (F8)',
  Close: 'Fechar',
  Error: 'Erro',
  'Try again': 'Tentar de novo',
  'Loading issue detected. Please refresh the page.': 'Ocorreu um problema ao carregar. Atualize a página.',
  'Install Goodword': 'Instalar o Goodword',
  'Collect reviews of your own, with your own QR code.':
    'Colete suas próprias avaliações, com seu próprio código QR.',
  "In your browser's menu, choose Install or Add to Home Screen.":
    'No menu do navegador, escolha Instalar ou Adicionar à tela inicial.',
  'Tap Share, then Add to Home Screen.': 'Toque em Compartilhar e depois em Adicionar à Tela de Início.',
  Install: 'Instalar',
  'Not now': 'Agora não',
  'No connection': 'Sem conexão',
  'Please check your internet connection and try again.':
    'Verifique sua conexão com a internet e tente de novo.',
  'Review for {name}': 'Uma avaliação para {name}',
  'Review for {name} at {workplace}': 'Uma avaliação para {name}, {workplace}',
  'How did {name} do? Write a private review in 30 seconds: only {name} will read it.':
    'O que achou de {name}? Escreva uma avaliação privada em 30\u00a0segundos: ninguém além de {name} vai ler.',
  'Private, for {name} only': 'Privado, só para {name}',
  'Private: only {name} will read it.': 'Privado: ninguém além de {name} vai ler.',
  'How did {name} do?': 'O que achou de {name}?',
  'Your rating': 'Sua nota',
  '1 star': '1\u00a0estrela',
  '2 stars': '2\u00a0estrelas',
  '3 stars': '3\u00a0estrelas',
  '4 stars': '4\u00a0estrelas',
  '5 stars': '5\u00a0estrelas',
  'Pick your stars. It takes 30 seconds.': 'Escolha as estrelas. Leva 30\u00a0segundos.',
  'Not good': 'Ruim',
  'Could be better': 'Pode melhorar',
  'All right': 'Razoável',
  Good: 'Bom',
  Wonderful: 'Maravilhoso',
  'Your review': 'Sua avaliação',
  'What will you remember? A sentence is plenty.': 'O que vai ficar na lembrança? Uma frase já basta.',
  'Your name': 'Seu nome',
  Location: 'Local',
  '(optional)': '(opcional)',
  'Where you are from': 'De onde você vem',
  'Submit Review': 'Enviar avaliação',
  'Sending...': 'Enviando…',
  'Please choose a rating': 'Escolha uma nota',
  'Please provide a review comment': 'Escreva algumas palavras',
  'Please use at most 5,000 characters': 'Use no máximo 5.000\u00a0caracteres',
  'Please provide your name': 'Informe seu nome',
  'Please use at most 120 characters': 'Use no máximo 120\u00a0caracteres',
  'Please use ordinary characters only': 'Use apenas caracteres comuns',
  'Review submitted!': 'Avaliação enviada!',
  'Thank you! Your review has been sent to {name}.': 'Agradecemos! Sua avaliação foi enviada a {name}.',
  'Thank You': 'Agradecemos',
  'A good word is on its way to {name}. Nobody else gets to read it.':
    'Uma boa palavra está a caminho de {name}. Mais ninguém vai ler.',
  'Honest words are on their way to {name}. Nobody else gets to read them.':
    'Palavras sinceras estão a caminho de {name}. Mais ninguém vai ler.',
  '{name} already has what you sent first. What you changed after that was not sent.':
    '{name} já tem o que você enviou primeiro. O que você mudou depois não foi enviado.',
  'You gave {rating} out of 5 stars': 'Sua nota: {rating} de 5\u00a0estrelas',
  'Close Window': 'Fechar janela',
  'You can close this page': 'Você pode fechar esta página',
  'Earlier review sent': 'Avaliação anterior enviada',
  'Your review for {name} was still waiting on this phone. It has arrived now.':
    'Sua avaliação para {name} ainda esperava neste telefone. Agora ela chegou.',
  'Failed to submit review': 'Não foi possível enviar a avaliação',
  'Saved on this phone, not sent yet': 'Guardada neste telefone, ainda não enviada',
  'Not sent yet': 'Ainda não enviada',
  'Not sent': 'Não enviada',
  'You are offline.': 'Você está sem conexão.',
  'The server cannot be reached right now.': 'Não é possível acessar o servidor neste momento.',
  'The server cannot take it right now.': 'O servidor não pode recebê-la neste momento.',
  'The connection is slow.': 'A conexão está lenta.',
  'Still sending...': 'O envio continua…',
  'Trying again...': 'Tentando de novo…',
  'It goes out by itself as soon as you are back online.':
    'Será enviada automaticamente assim que a conexão voltar.',
  'It goes out by itself, next try in a few seconds.':
    'Será enviada automaticamente; próxima tentativa em alguns segundos.',
  'It goes out by itself, next try within a minute.':
    'Será enviada automaticamente; próxima tentativa em menos de um minuto.',
  'It goes out by itself, next try in about {minutes} min.':
    'Será enviada automaticamente; próxima tentativa em cerca de {minutes}\u00a0min.',
  'If you close this page, it goes out when you open the link again.':
    'Se você fechar esta página, ela será enviada quando você abrir o link de novo.',
  'This phone could not save it, so please keep this page open.':
    'Este telefone não conseguiu guardá-la; por favor, mantenha esta página aberta.',
  '{name} cannot take more reviews right now. Your words stay here, so that you can copy them.':
    '{name} não pode receber mais avaliações neste momento. Suas palavras ficam aqui, para que você possa copiá-las.',
  'The server did not take your review.': 'O servidor não aceitou sua avaliação.',
  'Your words stay here. You can change them, and try again.':
    'Suas palavras ficam aqui. Você pode alterá-las e tentar de novo.',
  '{name} cannot take more reviews right now': '{name} não pode receber mais avaliações neste momento',
  'How kind of you to stop by. Please try this link again another day.':
    'Que gentileza passar por aqui. Tente este link outro dia.',
  'What you wrote is kept on this phone:': 'O que você escreveu está guardado neste telefone:',
  'Invalid Review Link': 'Link inválido',
  "The review link you're trying to access is invalid or has expired.":
    'O link que você está tentando abrir é inválido ou expirou.',
  'Please scan the code again, or ask for a new link.': 'Leia o código de novo ou peça um novo link.',
  'Review limit reached': 'O limite de avaliações foi atingido',
  'User not found': 'Pessoa não encontrada',
  'The request could not be read': 'Não foi possível ler o pedido',
  'The request is too large': 'O envio é grande demais',
  'The request took too long': 'O envio demorou demais',
  'Too many requests. Please try again later.': 'Pedidos demais. Tente de novo mais tarde.',
  'Service temporarily unavailable': 'Serviço temporariamente indisponível',
  'Internal server error': 'Erro interno do servidor',
  'Thank you! Your review has been sent to {name}. Nobody else gets to read it.':
    'Agradecemos! Sua avaliação foi enviada a {name}. Mais ninguém vai ler.',
  'You can close this page.': 'Você pode fechar esta página.',
  'Almost there': 'Falta pouco',
  'Please look at what is marked, and send it again.': 'Veja o que está marcado e envie de novo.',
  'An earlier version has arrived': 'Uma versão anterior chegou',
  'This form has sent a review before, in other words than these. If you send these too, they arrive as a second review.':
    'Este formulário já enviou uma avaliação, com outras palavras. Se você enviar também estas, elas chegarão como uma segunda avaliação.',
  'Please go back to the form. Your browser may still have what you wrote there.':
    'Volte ao formulário. Talvez seu navegador ainda tenha o que você escreveu lá.',
  'This person cannot take more reviews right now. Here is what you wrote, so that you can copy it, or try again another day.':
    'Esta pessoa não pode receber mais avaliações neste momento. Aqui está o que você escreveu, para copiar ou tentar outro dia.',
  'Nothing is lost: here is what you wrote. Please make it shorter.':
    'Nada se perdeu: aqui está o que você escreveu. Por favor, encurte o texto.',
  'Nothing is lost: here is what you wrote. Please wait a moment, and send it again. It arrives only once.':
    'Nada se perdeu: aqui está o que você escreveu. Espere um momento e envie de novo. Chega uma única vez.',
  'Here is what you wrote, so that you can copy it:': 'Aqui está o que você escreveu, para que possa copiar:',
  'Please try again in a moment': 'Tente de novo daqui a pouco',
  'Something on our side is not working right now. Nothing of yours is lost.':
    'Algo do nosso lado não está funcionando agora. Nada seu se perdeu.',
  'Your words stay yours': 'Suas palavras continuam suas',
  'With a key you can see, change or withdraw them for 30 days, and read what {name} answers.':
    'Com uma chave, você pode vê-las, mudá-las ou retirá-las durante 30\u00a0dias e ler o que {name} responder.',
  'Keep a key to this review': 'Guardar uma chave desta avaliação',
  'The key is kept on this device. With the link it also opens elsewhere.':
    'A chave está guardada neste dispositivo. Com o link, ela também abre em outros.',
  'This device could not keep the key. Please copy the link.':
    'Este dispositivo não conseguiu guardar a chave. Por favor, copie o link.',
  'Your secret link': 'Seu link secreto',
  'Copy link': 'Copiar link',
  'Share link': 'Compartilhar link',
  Copied: 'Copiado',
  'Please copy the marked link yourself.': 'Por favor, copie você o link marcado.',
  'See or change it': 'Ver ou mudar',
  '{name} may show my words to an employer': '{name} pode mostrar minhas palavras a um empregador',
  Saved: 'Salvo',
  'Saved. You can take it back with your key.': 'Salvo. Você pode voltar atrás com a sua chave.',
  'This was not saved. Please try again.': 'Isto não foi salvo. Por favor, tente de novo.',
  'Your review for {name}': 'Sua avaliação para {name}',
  'Your key opens it until {date}.': 'Sua chave a abre até {date}.',
  'Sent on {date}': 'Enviada em {date}',
  'Changed on {date}': 'Mudada em {date}',
  'Change it': 'Mudar',
  'Save changes': 'Salvar as mudanças',
  'Leave it as it is': 'Deixar como está',
  'Your changes are saved. {name} is told.': 'Suas mudanças estão salvas. {name} recebe um aviso.',
  'Withdraw it': 'Retirar',
  'Withdraw your review?': 'Retirar sua avaliação?',
  'It is deleted at once, with its words and stars, and cannot be brought back.':
    'Ela é apagada na hora, com suas palavras e estrelas, e não pode ser recuperada.',
  '{name} is told that a review was withdrawn, without its words. An email that went out before may still have them.':
    '{name} recebe o aviso de que uma avaliação foi retirada, sem as palavras. Um e-mail enviado antes ainda pode contê-las.',
  Withdrawn: 'Retirada',
  'Your review is deleted, with its words and stars.':
    'Sua avaliação foi apagada, com suas palavras e estrelas.',
  '{name} has answered you': '{name} respondeu a você',
  '{name} can answer once. The answer then stands here, for you alone.':
    '{name} pode responder uma vez. A resposta aparece aqui, só para você.',
  'Your key': 'Sua chave',
  'This device does not keep the key. Whoever has the link can do all this.':
    'Este dispositivo não guarda a chave. Quem tiver o link pode fazer tudo isto.',
  'Keep the key on this device': 'Guardar a chave neste dispositivo',
  'Forget the key': 'Esquecer a chave',
  'Keys on this device': 'Chaves neste dispositivo',
  'No keys on this device': 'Nenhuma chave neste dispositivo',
  'After you leave a review, you can keep a key to it. It then stands here for 30 days.':
    'Depois de deixar uma avaliação, você pode guardar uma chave. Ela fica aqui durante 30\u00a0dias.',
  'Whoever uses this device can open these reviews. Forgetting a key leaves the review as it is.':
    'Quem usa este dispositivo pode abrir estas avaliações. Esquecer uma chave deixa a avaliação como está.',
  'The 30 days are over': 'Os 30\u00a0dias passaram',
  'The review stays with the person you wrote it for.':
    'A avaliação fica com a pessoa para quem você a escreveu.',
  'This key opens nothing': 'Esta chave não abre nada',
  'The review was withdrawn, or the link is not complete.':
    'A avaliação foi retirada, ou o link não está completo.',
  'This did not work': 'Isto não funcionou',
  'This page needs JavaScript.': 'Esta página precisa de JavaScript.',
};
