import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'pt', 'pages'> = {
  // Choosing emails without signing in
  'Review emails are on': 'E-mails de avaliações ativados',
  'Review emails are off': 'E-mails de avaliações desativados',
  'We email you every new review.': 'Enviamos cada nova avaliação por e-mail.',
  "We won't email you new reviews. You'll still find them in your list. Anything already waiting is sent one last time.":
    'Não enviaremos novas avaliações por e-mail. Elas continuam na sua lista. O que já estava em espera será enviado uma última vez.',
  'Stop review emails': 'Parar e-mails de avaliações',
  'Emails about changed reviews are on': 'E-mails de avaliações alteradas ativados',
  'Emails about changed reviews are off': 'E-mails de avaliações alteradas desativados',
  'We email you when a customer edits a review or takes it back.':
    'Enviamos um e-mail quando um cliente edita ou retira uma avaliação.',
  "We won't email you when a customer edits a review or takes it back. You'll see it in your list. Anything already waiting is sent one last time.":
    'Não enviaremos e-mail quando um cliente editar ou retirar uma avaliação. Você verá na sua lista. O que já estava em espera será enviado uma última vez.',
  'Stop emails about changed reviews': 'Parar e-mails de avaliações alteradas',
  'Emails about your page and plan are on': 'E-mails sobre sua página e seu plano ativados',
  'Emails about your page and plan are off': 'E-mails sobre sua página e seu plano desativados',
  'We email you when a customer finds your page paused, or your plan ends.':
    'Enviamos um e-mail quando um cliente encontra sua página pausada ou quando seu plano termina.',
  "We won't email you when a customer finds your page paused or your plan ends. We'll still tell you if a payment fails. Anything already waiting is sent one last time.":
    'Não enviaremos e-mail quando um cliente encontrar sua página pausada ou seu plano terminar. Ainda avisaremos se um pagamento falhar. O que já estava em espera será enviado uma última vez.',
  'Stop emails about your page and plan': 'Parar e-mails sobre sua página e seu plano',
  'Turn them back on': 'Ativar de novo',
  'Or get them less often:': 'Ou receba com menos frequência:',
  'Or change how often you get them:': 'Ou mude a frequência:',
  'Right away': 'Na hora',
  Daily: 'Todo dia',
  Weekly: 'Toda semana',
  'We send them in one email, once a day, at 8 in the morning ({place}).':
    'Enviamos tudo em um e-mail, uma vez por dia, às 8 da manhã ({place}).',
  'We send them in one email, once a week, on Mondays, at 8 in the morning ({place}).':
    'Enviamos tudo em um e-mail, uma vez por semana, na segunda-feira, às 8 da manhã ({place}).',
  '{city} time': 'horário de {city}',
  'You can choose this for each kind of email, and set quiet hours, in <settings>Settings</settings>.':
    'Em <settings>Ajustes</settings>, você escolhe isso para cada tipo de e-mail e define o horário de silêncio.',
  "This link isn't valid": 'Este link não é válido',
  'It may have been cut off. Please open it from your latest email.':
    'Talvez tenha sido cortado. Abra-o a partir do e-mail mais recente.',
  // Errors
  "This page can't be opened": 'Não é possível abrir esta página',
  '{message}.': '{message}.',
  // Payments that need no card
  'Test payment': 'Pagamento de teste',
  Pay: 'Pagar',
  'Try a declined card': 'Testar um cartão recusado',
  'The card was declined. Nothing was charged.': 'O cartão foi recusado. Nada foi cobrado.',
  'Already paid': 'Já pago',
  "There's nothing left to do here.": 'Não há mais nada para fazer aqui.',
  'Test billing': 'Cobrança de teste',
  'This subscription has ended.': 'Esta assinatura terminou.',
  'Your subscription is canceled. Your plan stays active until {date}.':
    'Sua assinatura foi cancelada. Seu plano continua ativo até {date}.',
  'Renews on {date}.': 'Renova em {date}.',
  'Keep subscription': 'Manter assinatura',
  'Cancel subscription': 'Cancelar assinatura',
  'Back to Settings': 'Voltar para Ajustes',
  'This page is closed': 'Esta página está fechada',
  'The payment was canceled, or the link is incomplete. Please start again from the pricing page.':
    'O pagamento foi cancelado ou o link está incompleto. Comece de novo pela página de preços.',
  'This is a test page instead of a payment provider. It needs no card, and no money moves.':
    'Esta é uma página de teste no lugar de um serviço de pagamento. Não precisa de cartão, e nenhum dinheiro muda de mãos.',
};
