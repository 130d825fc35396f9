import type { Dictionary } from '../sentences.ts';

/** Mails and push notifications. Subjects should stay short. */
export const texts: Dictionary<'pt', 'mails'> = {
  // Every mail
  'Contact support': 'Falar com o suporte',
  // Confirming an address
  'Confirm your email address for {site}': 'Confirme seu e-mail para o {site}',
  'One tap, and your reviews arrive here.': 'Um toque, e suas avaliações chegam aqui.',
  'Confirm your email address': 'Confirme seu endereço de e-mail',
  'Someone, hopefully you, signed up for {site} with this address. Once you confirm it, your reviews arrive here. The link works once, within the next 7 days.':
    'Alguém, esperamos que você, criou uma conta no {site} com este endereço. Depois que você confirmar, suas avaliações chegam aqui. O link funciona uma vez, nos próximos 7\u00a0dias.',
  'Confirm this address': 'Confirmar este endereço',
  "If this wasn't you, you can ignore this email, and we won't send any reviews here. Please don't share the link with anyone.":
    'Se não foi você, pode ignorar este e-mail: não enviaremos avaliações para cá. Não compartilhe o link com ninguém.',
  'You get this email because your address was entered on our sign-up page.':
    'Você recebe este e-mail porque seu endereço foi informado na nossa página de cadastro.',
  'Confirm your new email address for {site}': 'Confirme seu novo e-mail para o {site}',
  'The link works once, within the next 24 hours.': 'O link funciona uma vez, nas próximas 24\u00a0horas.',
  'Confirm your new email address': 'Confirme seu novo endereço de e-mail',
  'Someone, hopefully you, entered this address as the new email for a {site} account. Once you confirm it, your reviews arrive here and you can sign in with it. The link works once, within the next 24 hours.':
    'Alguém, esperamos que você, informou este endereço como o novo e-mail de uma conta do {site}. Depois que você confirmar, suas avaliações chegam aqui e você pode entrar com ele. O link funciona uma vez, nas próximas 24\u00a0horas.',
  "If this wasn't you, you can ignore this email and nothing changes. Please don't share the link with anyone.":
    'Se não foi você, pode ignorar este e-mail e nada muda. Não compartilhe o link com ninguém.',
  'You get this email because your address was entered in the settings of an account.':
    'Você recebe este e-mail porque seu endereço foi informado nos ajustes de uma conta.',
  // Account
  'Reset your {site} password': 'Redefina sua senha do {site}',
  'The link works once, within the next hour.': 'O link funciona uma vez, durante uma hora.',
  'Reset your password': 'Redefina sua senha',
  'Someone, hopefully you, asked to set a new password for your {site} account. The link works once, within the next hour.':
    'Alguém, esperamos que você, pediu uma nova senha para sua conta do {site}. O link funciona uma vez, durante uma hora.',
  'Set a new password': 'Escolher nova senha',
  "If this wasn't you, you can ignore this email and your password stays the same. Please don't share the link with anyone.":
    'Se não foi você, pode ignorar este e-mail e sua senha continua a mesma. Não compartilhe o link com ninguém.',
  'You get this email because your address was entered on our Forgot password page.':
    'Você recebe este e-mail porque seu endereço foi informado na nossa página Esqueci a senha.',
  'Your {site} account': 'Sua conta do {site}',
  'Your account at {site} is ready. Choose a password, then sign in as {username}. The link works once, within the next hour.':
    'Sua conta do {site} está pronta. Escolha uma senha e entre como {username}. O link funciona uma vez, durante uma hora.',
  'Choose a password': 'Escolher senha',
  'Link expired? Get a new one': 'O link expirou? Peça outro',
  'You get this email because the people who run {site} created an account for you.':
    'Você recebe este e-mail porque quem administra o {site} criou uma conta para você.',
  'Your {site} password was changed': 'Sua senha do {site} foi alterada',
  "Your other devices were signed out. If this was you, there's nothing to do.":
    'Você saiu dos outros aparelhos. Se foi você que mudou, não precisa fazer nada.',
  'Your password was changed': 'Sua senha foi alterada',
  'Your password has just been changed, and your other devices were signed out. If this was you, just sign in on them again.':
    'Sua senha acaba de ser alterada, e você saiu dos outros aparelhos. Se foi você que mudou, basta entrar neles de novo.',
  "This wasn't you?": 'Não foi você?',
  'Set a new password right away, and tell us at {email}.':
    'Escolha já uma nova senha e avise-nos em {email}.',
  'Set a new password right away.': 'Escolha já uma nova senha.',
  "We send this notice whenever your password changes. It can't be turned off.":
    'Enviamos este aviso sempre que sua senha muda. Não é possível desativá-lo.',
  'Your passkeys still sign you in. In Settings, remove any that you don’t recognize.':
    'Suas chaves de acesso continuam valendo. Em Ajustes, remova as que você não reconhecer.',
  'Your passkeys were removed too, in case someone else had added one. You can add yours again in Settings.':
    'Suas chaves de acesso também foram removidas, caso outra pessoa tenha adicionado uma. Você pode adicionar as suas de novo em Ajustes.',
  // A passkey was added or removed; {name} is e.g. "Chrome on Android"
  'A passkey was added to your {site} account': 'Nova chave de acesso na sua conta do {site}',
  'A passkey was removed from your {site} account': 'Chave de acesso removida da sua conta do {site}',
  'A passkey was added': 'Uma chave de acesso foi adicionada',
  'A passkey was removed': 'Uma chave de acesso foi removida',
  '“{name}” can now sign in to your account without the password.':
    'Agora é possível entrar na sua conta com “{name}”, sem a senha.',
  '“{name}” can no longer sign in to your account. Your password still works.':
    'Não é mais possível entrar na sua conta com “{name}”. Sua senha continua valendo.',
  'See your passkeys': 'Ver suas chaves de acesso',
  'Remove the passkey in Settings, and set a new password right away.':
    'Remova a chave de acesso em Ajustes e escolha já uma nova senha.',
  "We send this notice whenever a passkey is added or removed. It can't be turned off.":
    'Enviamos este aviso sempre que uma chave de acesso é adicionada ou removida. Não é possível desativá-lo.',
  'Your {site} email was changed': 'Seu e-mail do {site} foi alterado',
  "If this was you, there's nothing to do.": 'Se foi você que mudou, não precisa fazer nada.',
  'Your email was changed': 'Seu e-mail foi alterado',
  "The email address of your {site} account was changed, and the new address is confirmed. Reviews no longer arrive here, and you can't sign in with this address anymore. If this was you, there's nothing to do.":
    'O endereço de e-mail da sua conta do {site} foi alterado, e o novo está confirmado. As avaliações não chegam mais aqui, e você não pode mais entrar com este endereço. Se foi você que mudou, não precisa fazer nada.',
  "We send this notice to your previous address whenever your email changes. It can't be turned off.":
    'Enviamos este aviso para seu endereço anterior sempre que seu e-mail muda. Não é possível desativá-lo.',
  "Write to {email} from this address right away, and we'll help you get your account back.":
    'Escreva já para {email} a partir deste endereço, e ajudaremos você a recuperar sua conta.',
  // Reviews; {limit} is 5, {used} 4, and {days} 30
  '{customer} edited their review': '{customer} editou a avaliação',
  '{customer} left you a review': '{customer} deixou uma avaliação',
  'Edited: {subject}': 'Editada: {subject}',
  '{rating} out of 5 stars. Open to read the whole review. Only you can see it.':
    '{rating} de 5\u00a0estrelas. Abra para ler a avaliação inteira. Só você pode vê-la.',
  'See all your reviews': 'Ver todas as avaliações',
  'Customers can edit a review for {days} days with their private link. This version replaces the earlier one, also in your average rating.':
    'Com o link privado, o cliente pode editar a avaliação por {days}\u00a0dias. Esta versão substitui a anterior, também na sua nota média.',
  'This review came through your personal link. {site} shows it only to you, and it is yours to keep.':
    'Esta avaliação veio pelo seu link pessoal. O {site} só a mostra a você, e ela é sua para sempre.',
  'Choose when you get these emails': 'Escolher quando receber estes e-mails',
  'Stop review emails': 'Parar e-mails de avaliações',
  '{stars} from {customer} at {workplace}': '{stars} de {customer}, {workplace}',
  '{stars} from {customer}': '{stars} de {customer}',
  'Your review page is paused': 'Sua página de avaliação está pausada',
  "You've used all {limit} reviews of the free plan. You keep them, but customers who open your page now read that you can't take more reviews. Upgrade to open it again right away.":
    'Você usou as {limit} avaliações do plano grátis. Elas continuam com você, mas quem abre sua página agora lê que você não pode receber mais avaliações. Faça upgrade para reabri-la na hora.',
  'Upgrade your account': 'Fazer upgrade da conta',
  'One review is left on the free plan': 'Resta uma avaliação no plano grátis',
  "You've used {used} of {limit}. After the next one, your review page pauses until you upgrade.":
    'Você usou {used} de {limit}. Depois da próxima, sua página de avaliação fica pausada até você fazer upgrade.',
  'See the plans': 'Ver os planos',
  'General Review': 'Avaliação geral',
  'Edited: {date}': 'Editada em: {date}',
  'Before: {rating}': 'Antes: {rating}',
  'Customer from {location}': 'Cliente de {location}',
  'Read it when you are ready: scroll down.': 'Leia quando quiser: role a tela para baixo.',
  'By: {name}': 'Por: {name}',
  'From: {place}': 'De: {place}',
  'Customer from: {location}': 'Cliente de: {location}',
  'Date: {date}': 'Data: {date}',
  '{rating} out of 5 stars': '{rating} de 5\u00a0estrelas',
  '{count} new review|{count} new reviews': {
    one: '{count} nova avaliação',
    other: '{count} novas avaliações',
  },
  '{reviews}, {average} out of 5 on average': '{reviews}, média de {average} de 5',
  'Open to read the reviews. Only you can see them.': 'Abra para ler as avaliações. Só você pode vê-las.',
  'They average {average} out of 5.': 'A média é de {average} de 5.',
  '{count} more is in your list.|{count} more are in your list.': {
    one: 'Mais {count} está na sua lista.',
    other: 'Mais {count} estão na sua lista.',
  },
  'These reviews came through your personal link. {site} shows them only to you, and they are yours to keep.':
    'Estas avaliações vieram pelo seu link pessoal. O {site} só as mostra a você, e elas são suas para sempre.',
  'A customer took back a review': 'Um cliente retirou uma avaliação',
  'It no longer appears in your list or counts in your average rating.':
    'Ela não aparece mais na sua lista nem conta na sua nota média.',
  'A customer has taken back the review they wrote on {date} at {workplace}. It no longer appears in your list or counts in your average rating.':
    'Um cliente retirou a avaliação que escreveu em {date} ({workplace}). Ela não aparece mais na sua lista nem conta na sua nota média.',
  'A customer has taken back the review they wrote on {date}. It no longer appears in your list or counts in your average rating.':
    'Um cliente retirou a avaliação que escreveu em {date}. Ela não aparece mais na sua lista nem conta na sua nota média.',
  "Customers don't have to give a reason. On the free plan, you can now receive another review in its place.":
    'Os clientes não precisam dizer o motivo. No plano grátis, você agora pode receber outra avaliação no lugar dela.',
  "Customers don't have to give a reason.": 'Os clientes não precisam dizer o motivo.',
  'See your reviews': 'Ver suas avaliações',
  'Customers can take back a review for {days} days with their private link.':
    'Com o link privado, o cliente pode retirar a avaliação por {days}\u00a0dias.',
  '{count} edited|{count} edited': { one: '{count} editada', other: '{count} editadas' },
  '{count} taken back|{count} taken back': { one: '{count} retirada', other: '{count} retiradas' },
  'Reviews that changed: {changes}': 'Avaliações que mudaram: {changes}',
  'Customers edited or took back what they wrote.': 'Clientes editaram ou retiraram o que escreveram.',
  'Customers changed their reviews': 'Clientes mudaram suas avaliações',
  'Since our last email: {changes}.': 'Desde nosso último e-mail: {changes}.',
  'On {site}, customers can edit or take back a review for {days} days.':
    'No {site}, o cliente pode editar ou retirar a avaliação por {days}\u00a0dias.',
  "A customer couldn't leave you a review": 'Um cliente não conseguiu avaliar você',
  "A customer couldn't leave you a review today": 'Hoje um cliente não conseguiu avaliar você',
  'Your review page is paused because the free plan is full.':
    'Sua página de avaliação está pausada porque o plano grátis está completo.',
  "A customer opened your review page today and found it paused, because you've used all {limit} reviews of your free plan.":
    'Hoje um cliente abriu sua página de avaliação e ela estava pausada, porque você usou as {limit} avaliações do plano grátis.',
  "A customer opened your review page and found it paused, because you've used all {limit} reviews of your free plan.":
    'Um cliente abriu sua página de avaliação e ela estava pausada, porque você usou as {limit} avaliações do plano grátis.',
  'Upgrade to a paid plan to open the page again right away, with the same link and QR code. Either way, you keep the reviews you already have.':
    'Passe para um plano pago e reabra a página na hora, com o mesmo link e código QR. De todo modo, as avaliações que você já tem continuam suas.',
  '{site} sends this email at most once a day.': 'O {site} envia este e-mail no máximo uma vez por dia.',
  // Plans
  '{site} Monthly': '{site} Mensal',
  '{site} Annual': '{site} Anual',
  '{price} per month': '{price} por mês',
  '{price} per year': '{price} por ano',
  'Your {plan} plan is active': 'Seu plano {plan} está ativo',
  'You can now get unlimited reviews.': 'Agora você pode receber avaliações ilimitadas.',
  'Thank you. Your payment has arrived. You can now get unlimited reviews and add every place where you work.':
    'Agradecemos. Seu pagamento chegou. Agora você pode receber avaliações ilimitadas e adicionar cada lugar onde trabalha.',
  Plan: 'Plano',
  Price: 'Preço',
  'Renews on': 'Renova em',
  'Open your dashboard': 'Abrir o Painel',
  'You can cancel anytime in Settings, under Manage billing.':
    'Você pode cancelar quando quiser em Ajustes, em Gerenciar cobrança.',
  'You get this email because a plan was bought for your {site} account.':
    'Você recebe este e-mail porque um plano foi comprado para sua conta do {site}.',
  "The payment for your {plan} plan didn't go through": 'O pagamento do seu plano {plan} não foi aprovado',
  'Please check your card. Your reviews are safe.': 'Verifique seu cartão. Suas avaliações estão seguras.',
  "Your payment didn't go through": 'Seu pagamento não foi aprovado',
  "We couldn't charge {price} for your {plan} plan. This happens when a card has expired or the bank wants you to confirm the payment.":
    'Não conseguimos cobrar {price} pelo seu plano {plan}. Isso acontece quando o cartão venceu ou o banco quer que você confirme o pagamento.',
  "You've paid until {date}, so your plan stays active until then. Please update your card before that date.":
    'Você pagou até {date}, e seu plano continua ativo até lá. Atualize seu cartão antes dessa data.',
  'Your paid period ended on {date}. Update your card, and your plan continues as soon as the payment arrives.':
    'O período pago terminou em {date}. Atualize seu cartão, e seu plano continua assim que o pagamento chegar.',
  'Manage billing': 'Gerenciar cobrança',
  'Whatever happens, you keep all your reviews and workplaces.':
    'Aconteça o que acontecer, suas avaliações e locais de trabalho continuam com você.',
  'You get this email because your {site} plan renews automatically.':
    'Você recebe este e-mail porque seu plano do {site} renova automaticamente.',
  'Your {plan} plan ends on {date}': 'Seu plano {plan} termina em {date}',
  "It won't renew automatically. You keep all your reviews.":
    'Ele não renova automaticamente. Suas avaliações continuam com você.',
  'Your plan ends on {date}': 'Seu plano termina em {date}',
  "Your {plan} plan won't renew. After {date} you'll be on the free plan. You keep all your reviews and workplaces, but with {limit} or more reviews you can't get new ones.":
    'Seu plano {plan} não será renovado. Depois de {date}, você passa para o plano grátis. Suas avaliações e locais de trabalho continuam com você, mas com {limit} avaliações ou mais não é possível receber novas.',
  'To keep your plan, open Manage billing in Settings.':
    'Para manter seu plano, abra Gerenciar cobrança em Ajustes.',
  'Keep your plan': 'Manter seu plano',
  'We send this email once, three days before a plan ends.':
    'Enviamos este e-mail uma vez, três dias antes de um plano terminar.',
  'Your {plan} plan has ended': 'Seu plano {plan} terminou',
  "You're on the free plan now. You keep all your reviews.":
    'Agora você está no plano grátis. Suas avaliações continuam com você.',
  "You're on the free plan now": 'Agora você está no plano grátis',
  'Your {plan} plan has ended. You keep all your reviews and workplaces.':
    'Seu plano {plan} terminou. Suas avaliações e locais de trabalho continuam com você.',
  "The free plan includes {limit} reviews and you've reached that, so customers can't leave you new ones for now. Upgrade, and your page opens again right away, with the same link and QR code.":
    'O plano grátis inclui {limit} avaliações e você chegou lá, por isso não é possível receber novas por enquanto. Faça upgrade e sua página reabre na hora, com o mesmo link e código QR.',
  'Your review page stays open until you have {limit} reviews.':
    'Sua página de avaliação fica aberta até você ter {limit} avaliações.',
  'We send this email once, when a plan ends.': 'Enviamos este e-mail uma vez, quando um plano termina.',
  // To the admin
  '{site} needs attention: {problem}': 'O {site} precisa de atenção: {problem}',
  'Now that this email has reached you, others can too.':
    'Se este e-mail chegou a você, os outros também podem chegar.',
  Service: 'Serviço',
  Since: 'Desde',
  Noticed: 'Detectado',
  'Open the admin page': 'Abrir a página de admin',
  'You run this service. We send this once a day while it lasts.':
    'Você administra este serviço. Enviamos isto uma vez por dia enquanto durar.',
  // Push notifications
  '{average} out of 5 on average': 'média de {average} de 5',
};
