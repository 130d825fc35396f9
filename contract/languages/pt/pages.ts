import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'pt', 'pages'> = {
  // Choosing emails without signing in
  'Review emails are on': 'E-mails de avaliações ativados',
  'Review emails are off': 'E-mails de avaliações desativados',
  "We won't email you new or changed reviews. You'll still find them in your list. Anything already waiting is sent one last time.":
    'Não enviaremos avaliações novas ou alteradas por e-mail. Elas continuam na sua lista. O que já estava em espera será enviado uma última vez.',
  'Stop review emails': 'Parar e-mails de avaliações',
  'Turn them back on': 'Ativar de novo',
  'Or get them less often:': 'Ou receba com menos frequência:',
  'Or change how often you get them:': 'Ou mude a frequência:',
  'You can also choose this in <settings>Settings</settings>.':
    'Você também pode escolher isso em <settings>Ajustes</settings>.',
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
