import type { Dictionary } from '../sentences.ts';

/** Loaded after the page, so nothing here may be in its first view. */
export const texts: Dictionary<'pt', 'messages'> = {
  // What lasts above a form
  'Nothing was changed. Please check and try again.': 'Nada mudou. Verifique e tente de novo.',
  'Nothing was sent. Try again once you have a connection.':
    'Nada foi enviado. Tente de novo quando tiver conexão.',
  'Too many tries in a short time. Wait a few minutes, then try again.':
    'Muitas tentativas em pouco tempo. Espere alguns minutos e tente de novo.',
  'Something went wrong on our side. Please try again in a moment.':
    'Algo deu errado do nosso lado. Tente de novo daqui a pouco.',
  // After the email notice
  'Your emails are on their way': 'Seus e-mails estão a caminho',
  'Confirmation email sent': 'E-mail de confirmação enviado',
  'Failed to send the email': 'Não foi possível enviar o e-mail',
  // Install card
  'Install {site}': 'Instalar o {site}',
  Install: 'Instalar',
  'Keep your QR code one tap away, even offline.': 'Seu código QR a um toque, mesmo sem internet.',
  "Keep your code one tap away: open your browser's menu and choose Add to Home Screen.":
    'Deixe seu código a um toque: abra o menu do navegador e escolha Adicionar à tela inicial.',
  'Tap Share <icon></icon>, then Add to Home Screen.':
    'Toque em Compartilhar <icon></icon> e depois em Adicionar à Tela de Início.',
  // Offer after signing in, below "Sign in with your face or fingerprint"
  'Next time, there is no password to type on this device.':
    'Da próxima vez, você não precisa digitar a senha neste aparelho.',
  'Set it up': 'Configurar',
  'Passkey added': 'Chave de acesso adicionada',
  'Failed to add the passkey': 'Não foi possível adicionar a chave de acesso',
  // What a browser answers when it was asked for a passkey
  'You canceled, or it took too long. You can try again.':
    'Você cancelou ou demorou demais. Pode tentar de novo.',
  'This device already has a passkey for your account.':
    'Este aparelho já tem uma chave de acesso para sua conta.',
  'Set up a screen lock, a fingerprint or your face on this device first.':
    'Configure antes um bloqueio de tela, a digital ou o rosto neste aparelho.',
  "Your device couldn't use a passkey here. Please try again.":
    'Seu aparelho não conseguiu usar uma chave de acesso aqui. Tente de novo.',
  // Toasts without a network
  "You're offline.": 'Você está sem conexão.',
  "You're offline. {message}": 'Você está sem conexão. {message}',
  "Try again when you're back online.": 'Tente de novo quando a conexão voltar.',
  // A link that is shown once
  'Link copied': 'Link copiado',
  'Copy the selected link': 'Copie o link selecionado',
  "<strong>Your link is ready.</strong> Copy it now. You won't see it again.":
    '<strong>Seu link está pronto.</strong> Copie agora. Ele não aparece de novo.',
  Share: 'Compartilhar',
  // Fields
  'Please use ordinary characters only': 'Use apenas caracteres comuns',
  'Please use at most 60 characters': 'Use no máximo 60\u00a0caracteres',
  'Please use at most 120 characters': 'Use no máximo 120\u00a0caracteres',
  'Please use at most 254 characters': 'Use no máximo 254\u00a0caracteres',
  'Please use at most 256 characters': 'Use no máximo 256\u00a0caracteres',
  'Please use at most 2,000 characters': 'Use no máximo 2.000\u00a0caracteres',
  'Full name is required': 'Informe seu nome completo',
  'Username is required': 'Informe um nome de usuário',
  'Username must be at least 3 characters': 'O nome de usuário precisa de no mínimo 3\u00a0caracteres',
  'Please use visible characters, and letters of one alphabet':
    'Use caracteres visíveis e letras de um só alfabeto',
  'Please enter a valid email': 'Informe um e-mail válido',
  'Please enter a valid email address': 'Informe um endereço de e-mail válido',
  'Password is required': 'Informe a senha',
  'Password must be at least 6 characters': 'A senha precisa de no mínimo 6\u00a0caracteres',
  'Password must be at least 6 characters long': 'A senha precisa de no mínimo 6\u00a0caracteres',
  "Passwords don't match": 'As senhas não são iguais',
  'Please choose an industry': 'Escolha uma área de atuação',
  'Please choose one of the languages': 'Escolha um dos idiomas',
  'Workplace name is required': 'Informe o nome do local de trabalho',
  'Please write a reply': 'Escreva uma resposta',
  'Please name the tracked code': 'Dê um nome ao código rastreável',
  'Please choose how often to get this mail': 'Escolha com que frequência receber este e-mail',
  'Please say who the link is for': 'Diga para quem é o link',
  'Please choose at least one review': 'Escolha pelo menos uma avaliação',
  'Please choose at most 50 reviews': 'Escolha no máximo 50\u00a0avaliações',
  'Please choose monthly or yearly': 'Escolha mensal ou anual',
  'Please choose free, monthly or annual': 'Escolha grátis, mensal ou anual',
  'Please search for at most 120 characters': 'Busque no máximo 120\u00a0caracteres',
  // Connection and server
  'Please check your internet connection and try again':
    'Verifique sua conexão com a internet e tente de novo',
  'The request could not be read': 'Não foi possível processar o envio',
  'The request is too large': 'O texto é longo demais',
  'The request took too long': 'O envio demorou demais',
  'Too many requests. Please try again later.': 'Muitas tentativas. Tente de novo mais tarde.',
  'Internal server error': 'Erro interno do servidor',
  'Service temporarily unavailable': 'Serviço temporariamente indisponível',
  'Not found': 'Não encontrado',
  // Accounts
  Unauthorized: 'Entre na sua conta',
  'Invalid username or password': 'Nome de usuário ou senha inválidos',
  'The password is not correct': 'A senha não está correta',
  'Username or email already in use': 'Nome de usuário ou e-mail já em uso',
  'This email address is already in use': 'Este endereço de e-mail já está em uso',
  'This is already your email address': 'Este já é o seu endereço de e-mail',
  'Invalid or expired reset token': 'Link de redefinição inválido ou expirado',
  'Invalid or expired confirmation link': 'Link de confirmação inválido ou expirado',
  'This site doesn’t take new accounts': 'Este site não abre novas contas',
  'Session not found': 'Sessão não encontrada',
  'This passkey could not be saved. Please try again.':
    'Não foi possível salvar esta chave de acesso. Tente de novo.',
  'That took too long. Please try again.': 'Demorou demais. Tente de novo.',
  'This passkey didn’t work. Try again, or use your password.':
    'Esta chave de acesso não funcionou. Tente de novo ou use sua senha.',
  'This passkey is not known here. It may have been removed. Please use your password.':
    'Esta chave de acesso não é conhecida aqui. Talvez tenha sido removida. Use sua senha.',
  'Please confirm with your password or a passkey': 'Confirme com sua senha ou uma chave de acesso',
  'Passkey not found': 'Chave de acesso não encontrada',
  'You can have up to 10 passkeys. Remove one first.':
    'Você pode ter até 10\u00a0chaves de acesso. Remova uma antes.',
  'This passkey was already added': 'Esta chave de acesso já foi adicionada',
  'Passkeys need a site with a domain name. This one has an IP address.':
    'Chaves de acesso precisam de um site com nome de domínio. Este tem um endereço IP.',
  // Reviews, workplaces and cards
  'Review not found': 'Avaliação não encontrada',
  'You have already replied to this review': 'Você já respondeu a esta avaliação',
  'The customer could not read a reply: the private link was not saved or has expired':
    'O cliente não poderia ler a resposta: o link privado não foi salvo ou expirou',
  'You can pin up to 3 reviews. Unpin one first.':
    'Você pode fixar até 3\u00a0avaliações. Desafixe uma antes.',
  'Workplace not found': 'Local não encontrado',
  'The free plan includes a single workplace. Upgrade to add more.':
    'O plano grátis inclui um só local de trabalho. Faça upgrade para adicionar outros.',
  'You can have up to 200 workplaces. Delete one first.':
    'Você pode ter até 200\u00a0locais de trabalho. Exclua um antes.',
  'Tracked code not found': 'Código não encontrado',
  'You have reached the limit of 100 tracked codes. Rename one you no longer use.':
    'Você atingiu o limite de 100\u00a0códigos rastreáveis. Renomeie um que não usa mais.',
  'This browser’s push subscription can’t be used': 'Não é possível usar as notificações deste navegador',
  // Reputation
  'You can only share your own reviews, and only with the customer’s permission':
    'Você só pode compartilhar suas próprias avaliações, e só com a permissão do cliente',
  'You have 20 open links. Turn one off to create another.':
    'Você tem 20\u00a0links ativos. Desative um para criar outro.',
  'Link not found': 'Link não encontrado',
  // Plans
  'You already have this plan. You can manage it in Settings.':
    'Você já tem este plano. Pode gerenciá-lo em Ajustes.',
  'Your plan has no billing to manage.': 'Seu plano não tem cobrança para gerenciar.',
  'There are no plans here: everything is included.': 'Aqui não há planos: tudo está incluído.',
  'Payment provider unavailable': 'Serviço de pagamento indisponível',
  'Payments are not available right now': 'Os pagamentos não estão disponíveis neste momento',
  // Admin
  'Access denied. Admin privileges required.': 'Acesso negado. É preciso ter acesso de admin.',
  'The admin account cannot be deleted': 'A conta de admin não pode ser excluída',
  'User not found': 'Pessoa não encontrada',
  'The end must be at most ten years from now': 'O término precisa ser no máximo daqui a dez anos',
  'The free plan has no end, so its end must be null':
    'O plano grátis não termina; o término precisa ser null',
};
