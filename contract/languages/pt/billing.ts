import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'pt', 'billing'> = {
  '<plan>Annual plan</plan>, {price} per year': '<plan>Plano anual</plan>, {price} por ano',
  '<plan>Monthly plan</plan>, {price} per month': '<plan>Plano mensal</plan>, {price} por mês',
  '<price>{price}</price> per month': '<price>{price}</price> por mês',
  '<price>{price}</price> per year': '<price>{price}</price> por ano',
  '<price>{price}</price> to start with': '<price>{price}</price> para começar',
  'A code for every workplace': 'Um código para cada local de trabalho',
  'Add every place you work. Each gets its own link and QR code, so you see where your reviews come from.':
    'Adicione cada lugar onde você trabalha. Cada um tem seu link e código QR, e você vê de onde vêm as avaliações.',
  'Basic QR codes': 'Códigos QR básicos',
  'Billing unavailable': 'Cobrança indisponível',
  'Cancel anytime. You go back to the free plan and keep every review and workplace.':
    'Cancele quando quiser. Você volta ao plano grátis e mantém todas as avaliações e locais de trabalho.',
  'Manage billing': 'Gerenciar cobrança',
  'Cancel subscription': 'Cancelar assinatura',
  'Checkout failed': 'Não foi possível abrir o pagamento',
  'Choose how to pay': 'Escolha como pagar',
  'Compare all plans': 'Comparar os planos',
  'Confirming your payment...': 'Confirmando seu pagamento…',
  "Couldn't load your plan.": 'Não foi possível carregar seu plano.',
  'Current plan': 'Plano atual',
  'Email notifications': 'Avisos por e-mail',
  "Ends on {date} and won't renew": 'Termina em {date}, sem renovação',
  'First in line': 'Prioridade na fila',
  'Free for as long as you like': 'Grátis pelo tempo que quiser',
  'Get Started<more> with {plan}</more>': 'Começar<more> com {plan}</more>',
  'Good work earns more than {limit} thank yous.': 'Um bom trabalho merece mais que {limit} agradecimentos.',
  "It starts right away, and we credit what you haven't used to your next bills.":
    'Ele começa na hora, e o que você não usou vira crédito nas próximas cobranças.',
  'Just {price} a month': 'Só {price} por mês',
  'Monthly and Annual': 'Mensal e anual',
  'Most Popular': 'Mais popular',
  'Multiple workplaces': 'Vários locais de trabalho',
  'Nothing to lose': 'Nada a perder',
  'Paid until {date}': 'Pago até {date}',
  'Payment Error': 'Erro no pagamento',
  'Payment canceled. Nothing was charged.': 'Pagamento cancelado. Nada foi cobrado.',
  Payment: 'Pagamento',
  'Plan and billing': 'Plano e cobrança',
  'Pricing as simple as a thank you': 'Preços tão simples quanto um obrigado',
  'Priority support': 'Suporte prioritário',
  'Questions about the plans? Write to <address>{address}</address>.':
    'Dúvidas sobre os planos? Escreva para <address>{address}</address>.',
  'Save {amount} a year': 'Economize {amount} por ano',
  'Save {amount}': 'Economize {amount}',
  'Saving {amount} per year': 'Economia de {amount} por ano',
  'Secure payment by Stripe, our card payment provider. We never see your card. Cancel anytime.':
    'Pagamento seguro pela Stripe, que processa nossos cartões. Nunca vemos seu cartão. Cancele quando quiser.',
  'Sign in<more> to choose {plan}</more>': 'Entrar<more> para escolher {plan}</more>',
  'Single workplace': 'Um local de trabalho',
  'Stay a month or stay for years': 'Fique um mês ou fique anos',
  Subscribe: 'Assinar',
  'Switch to {plan}': 'Mudar para {plan}',
  'The Annual plan costs {price} per year instead of {before}.':
    'O plano anual custa {price} por ano, em vez de {before}.',
  'The free plan stops after {limit} reviews. Paid plans keep going.':
    'O plano grátis para depois de {limit} avaliações. Os planos pagos continuam.',
  'The free plan stops at {limit} reviews. With a paid plan, no one who wants to thank you is turned away.':
    'O plano grátis para em {limit} avaliações. Com um plano pago, quem quer agradecer a você nunca dá com a porta fechada.',
  'This usually takes a few seconds.': 'Costuma levar alguns segundos.',
  'Unable to process payment. Please try again.': 'Não foi possível processar o pagamento. Tente de novo.',
  'Unlimited reviews': 'Avaliações ilimitadas',
  'Upgrade Your Account': 'Faça upgrade da conta',
  'Upgrade to {plan}': 'Fazer upgrade: {plan}',
  "We couldn't open the payment page. Nothing was charged.":
    'Não foi possível abrir a página de pagamento. Nada foi cobrado.',
  "When you switch, the new plan starts right away. We credit what you haven't used to your next bills.":
    'Ao mudar, o novo plano começa na hora. O que você não usou vira crédito nas próximas cobranças.',
  'Why Upgrade': 'Por que um upgrade',
  Yearly: 'Anual',
  'You have unlimited reviews, multiple workplaces and priority support.':
    'Você tem avaliações ilimitadas, vários locais de trabalho e suporte prioritário.',
  'You now have unlimited reviews and multiple workplaces.':
    'Agora você tem avaliações ilimitadas e vários locais de trabalho.',
  "You're all set.": 'Tudo pronto.',
  "You've used {used} of your {limit} free reviews. Upgrade so no one who wants to thank you is turned away.":
    'Você usou {used} das suas {limit} avaliações grátis. Faça upgrade para que todos que quiserem possam agradecer a você.',
  'Your Annual plan is active': 'Seu plano anual está ativo',
  'Your Monthly plan is active': 'Seu plano mensal está ativo',
  'Your first {limit} reviews are free, no card needed. Upgrade when more people want to thank you, and cancel anytime.':
    'As {limit} primeiras avaliações são grátis, sem cartão. Faça upgrade quando mais gente quiser agradecer e cancele quando quiser.',
  'Your last payment failed. Update your card under Manage billing and your plan will resume once the payment goes through.':
    'Seu último pagamento falhou. Atualize seu cartão em Gerenciar cobrança e seu plano volta assim que o pagamento for aprovado.',
  'Your last payment failed. Update your card under Manage billing to keep your plan.':
    'Seu último pagamento falhou. Atualize seu cartão em Gerenciar cobrança para manter seu plano.',
  'Your page stays open': 'Sua página continua aberta',
  "Your payment isn't confirmed yet": 'Seu pagamento ainda não foi confirmado',
  'Your plan renews on {date}.': 'Seu plano renova em {date}.',
  'Your plan runs until {date}.': 'Seu plano vale até {date}.',
  "Your plan starts as soon as our payment provider confirms it. We'll email you then. You can close this page.":
    'Seu plano começa assim que o serviço de pagamento confirmar. Vamos avisar por e-mail. Você pode fechar esta página.',
  'Your plan, price and renewal date.': 'Seu plano, preço e data de renovação.',
  'Your questions go to the top of the pile, and a real person answers them.':
    'Suas perguntas vão para o topo da pilha, e uma pessoa de verdade responde.',
  'Your {limit} free reviews are used. Upgrade to open your page again for everyone who wants to thank you.':
    'Suas {limit} avaliações grátis acabaram. Faça upgrade para reabrir sua página a quem quer agradecer a você.',
  '{limit} reviews total': '{limit} avaliações no total',
  '{months}+ months free': '{months}+ meses grátis',
  '{used} of {limit} reviews used': '{used} de {limit} avaliações usadas',
  '{used} reviews used, {limit} included': '{used} avaliações usadas, {limit} incluídas',
  '{used}. Your subscription is still running.': '{used}. Sua assinatura continua ativa.',
};
