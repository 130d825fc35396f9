import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'it', 'pages'> = {
  // Choosing emails without signing in
  'Review emails are on': 'Le e-mail sulle recensioni sono attive',
  'Review emails are off': 'Le e-mail sulle recensioni sono disattivate',
  "We won't email you new or changed reviews. You'll still find them in your list. Anything already waiting is sent one last time.":
    'Non Le invieremo più le recensioni nuove o cambiate. Le trova comunque nel Suo elenco. Ciò che era già in attesa parte un’ultima volta.',
  'Stop review emails': 'Ferma le e-mail sulle recensioni',
  'Turn them back on': 'Riattiva',
  'Or get them less often:': 'Oppure le riceva meno spesso:',
  'Or change how often you get them:': 'Oppure cambi quanto spesso riceverle:',
  'You can also choose this in <settings>Settings</settings>.':
    'Può sceglierlo anche in <settings>Preferenze</settings>.',
  "This link isn't valid": 'Questo link non è valido',
  'It may have been cut off. Please open it from your latest email.':
    'Forse è incompleto. Lo apra dall’e-mail più recente.',
  // Errors
  "This page can't be opened": 'Questa pagina non si può aprire',
  '{message}.': '{message}.',
  // Payments that need no card
  'Test payment': 'Pagamento di prova',
  Pay: 'Paga',
  'Try a declined card': 'Prova una carta rifiutata',
  'The card was declined. Nothing was charged.': 'La carta è stata rifiutata. Nessun addebito.',
  'Already paid': 'Già pagato',
  "There's nothing left to do here.": 'Qui non resta altro da fare.',
  'Test billing': 'Pagamenti di prova',
  'This subscription has ended.': 'Questo abbonamento è terminato.',
  'Your subscription is canceled. Your plan stays active until {date}.':
    'L’abbonamento è disdetto. Scadenza del piano: {date}.',
  'Renews on {date}.': 'Rinnovo: {date}.',
  'Keep subscription': 'Mantieni abbonamento',
  'Cancel subscription': 'Disdici abbonamento',
  'Back to Settings': 'Torna a Preferenze',
  'This page is closed': 'Questa pagina è chiusa',
  'The payment was canceled, or the link is incomplete. Please start again from the pricing page.':
    'Il pagamento è stato annullato o il link è incompleto. Ricominci dalla pagina dei prezzi.',
  'This is a test page instead of a payment provider. It needs no card, and no money moves.':
    'Questa pagina di prova sostituisce il servizio di pagamento. Non serve una carta e non si muove denaro.',
};
