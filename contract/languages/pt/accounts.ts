import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'pt', 'accounts'> = {
  // Page titles
  'Forgot password': 'Esqueci a senha',
  // Login
  'Good to see you': 'Que bom ver você',
  'Sign in to read what your customers say.': 'Entre para ler o que seus clientes dizem.',
  'New here? <register>Create an account</register>':
    'É sua primeira vez? <register>Crie uma conta</register>',
  Username: 'Nome de usuário',
  Password: 'Senha',
  'Signing in...': 'Entrando…',
  'Use a passkey': 'Usar chave de acesso',
  'Forgot password?': 'Esqueceu a senha?',
  'Login successful': 'Você entrou',
  'Login failed': 'Não foi possível entrar',
  "That didn't work. Check your username and password.":
    'Não funcionou. Verifique seu nome de usuário e sua senha.',
  'Please check your credentials': 'Verifique seus dados de acesso',
  // Register
  'Create your account': 'Crie sua conta',
  'It takes a minute.': 'Leva um minuto.',
  'Already have an account? <login>Sign in</login>': 'Já tem uma conta? <login>Entre</login>',
  'Full name': 'Nome completo',
  'Customers only see your first name.': 'Os clientes só veem seu primeiro nome.',
  Email: 'E-mail',
  'We send your reviews here.': 'É para cá que enviamos suas avaliações.',
  'At least 6 characters.': 'No mínimo 6\u00a0caracteres.',
  Industry: 'Área de atuação',
  'Create account': 'Criar conta',
  'Creating account...': 'Criando a conta…',
  'By creating an account, you agree to our <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.':
    'Ao criar uma conta, você aceita nossos <terms>Termos de Serviço</terms> e nossa <privacy>Política de Privacidade</privacy>.',
  'Account created successfully': 'Conta criada',
  'Welcome to {site}!': 'Boas-vindas ao {site}!',
  'Registration failed': 'Não foi possível criar a conta',
  'Please try again with different credentials': 'Tente de novo com outros dados',
  'Please choose a different username or email, then try again.':
    'Escolha outro nome de usuário ou e-mail e tente de novo.',
  // Beside the sign-up form, with a sample review
  'The praise you earn should stay with you': 'O elogio que você conquista deve ficar com você',
  'Your first {limit} reviews are free': 'As {limit} primeiras avaliações são grátis',
  'No card needed, and they never expire.': 'Sem cartão e sem data para acabar.',
  'A link and a QR code of your own': 'Um link e um código QR só seus',
  'Keep it on your phone, on the bill or on a card in your pocket.':
    'Leve no telefone, na conta ou em um cartão no bolso.',
  'Every review in your inbox, right away': 'Cada avaliação no seu e-mail, na hora',
  'Read it on the way home, not at your next performance review.':
    'Leia no caminho de casa, não na próxima conversa com a chefia.',
  'Yours when you change jobs': 'Suas quando você muda de emprego',
  'Your reviews belong to you, not your employer. You own your data.':
    'As avaliações são suas, não do seu empregador. Os dados são seus.',
  "Came when he said, charged what he said. I didn't know that still existed.":
    'Veio na hora combinada, cobrou o combinado. Eu não sabia que isso ainda existia.',
  // Instead of the sign-up form
  'No new accounts': 'Sem novas contas',
  "We don't take new accounts here.": 'Não abrimos novas contas aqui.',
  'Questions? Write to <mail>{address}</mail>.': 'Dúvidas? Escreva para <mail>{address}</mail>.',
  // Forgotten password
  'Forgot your password?': 'Esqueceu sua senha?',
  "Enter your email and we'll send you a link to choose a new one.":
    'Informe seu e-mail e enviaremos um link para você escolher outra.',
  'Back to login': 'Voltar e entrar',
  'Send reset link': 'Enviar link',
  'Reset email sent': 'E-mail enviado',
  'Failed to send reset email': 'Não foi possível enviar o e-mail',
  'No email was sent. Check the address, then try again.':
    'Nenhum e-mail foi enviado. Verifique o endereço e tente de novo.',
  'Check your email': 'Veja seu e-mail',
  'If <address>{email}</address> belongs to an account, a link is on its way. It works for one hour. Nothing there? Check your spam folder.':
    'Se <address>{email}</address> for de uma conta, um link está a caminho. Ele funciona por uma hora. Não chegou? Veja a pasta de spam.',
  // New password
  'Choose a new password': 'Escolha uma nova senha',
  'It replaces your old one, signs you out everywhere and removes any passkeys.':
    'Ela substitui a antiga, encerra a sessão em todos os aparelhos e remove todas as chaves de acesso.',
  'New password': 'Nova senha',
  'Confirm password': 'Confirme a senha',
  'Reset password': 'Redefinir senha',
  'Saving...': 'Salvando…',
  'Password reset successful': 'Senha redefinida',
  'Your new password is set': 'Sua nova senha está pronta',
  "You've been signed out on every device, and any passkeys were removed. Sign in with your new password.":
    'Você saiu de todos os aparelhos, e todas as chaves de acesso foram removidas. Entre com a nova senha.',
  'Go to Login': 'Ir para o login',
  'Invalid Reset Link': 'Link inválido',
  'Invalid reset link': 'Link inválido',
  'The password reset link is invalid or missing.':
    'O link para redefinir a senha é inválido ou está faltando.',
  'Each link works once, for one hour, and only the newest one counts.':
    'Cada link funciona uma vez, por uma hora, e só o mais recente vale.',
  'Request a new link': 'Pedir um novo link',
  'Reset token is missing.': 'Falta uma parte do link.',
  'Failed to reset password': 'Não foi possível redefinir a senha',
  'Your password is still the old one. Ask for a new link, or try again.':
    'Sua senha ainda é a antiga. Peça um novo link ou tente de novo.',
  // Confirming an address
  'Confirm your email': 'Confirme seu e-mail',
  'We sent this link to your new address. Confirm it to use it for your {site} account.':
    'Enviamos este link para seu novo endereço. Confirme-o para usar na sua conta do {site}.',
  'We sent this link to the address you signed up with. Confirm it to get your reviews there.':
    'Enviamos este link para o endereço do seu cadastro. Confirme-o para receber suas avaliações nele.',
  'Confirm this address': 'Confirmar este endereço',
  'Confirming...': 'Confirmando…',
  'Failed to confirm your email': 'Não foi possível confirmar seu e-mail',
  'Your email has changed': 'Seu e-mail mudou',
  "We'll send new reviews to this address, and you can sign in with it. We've told your old address too.":
    'Vamos enviar as novas avaliações para este endereço, e você pode entrar com ele. Também avisamos o endereço antigo.',
  'Your email is confirmed': 'Seu e-mail está confirmado',
  "We'll send your reviews to this address.": 'Vamos enviar suas avaliações para este endereço.',
  'Invalid confirmation link': 'Link de confirmação inválido',
  'Invalid or expired confirmation link. Each link works once, for 24 hours, and only the newest one counts. You can get a new link in Settings.':
    'Link de confirmação inválido ou expirado. Cada link funciona uma vez, por 24\u00a0horas, e só o mais recente vale. Você pode pedir outro em Ajustes.',
  'Invalid or expired confirmation link. Each link works once, for 7 days, and only the newest one counts. Sign in to see whether your address is confirmed, or to get a new link.':
    'Link de confirmação inválido ou expirado. Cada link funciona uma vez, por 7\u00a0dias, e só o mais recente vale. Entre para ver se seu endereço está confirmado ou para pedir outro link.',
  'Go to Settings': 'Ir para Ajustes',
  'This address is taken': 'Este endereço já está em uso',
  "This email address is already in use: another account confirmed it first. Your address hasn't changed. You can choose a different one in Settings.":
    'Este endereço de e-mail já está em uso: outra conta o confirmou antes. Seu endereço não mudou. Você pode escolher outro em Ajustes.',
};
