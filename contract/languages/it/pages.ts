import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'it', 'pages'> = {
  // Choosing emails without signing in
  'Review emails are on': 'Le e-mail sulle recensioni sono attive',
  'Review emails are off': 'Le e-mail sulle recensioni sono disattivate',
  'We email you every new review.': 'Le inviamo via e-mail ogni nuova recensione.',
  "We won't email you new reviews. You'll still find them in your list. Anything already waiting is sent one last time.":
    'Non Le invieremo più le nuove recensioni. Le trova comunque nel Suo elenco. Ciò che era già in attesa parte un’ultima volta.',
  'Stop review emails': 'Ferma le e-mail sulle recensioni',
  'Emails about changed reviews are on': 'Le e-mail sulle recensioni cambiate sono attive',
  'Emails about changed reviews are off': 'Le e-mail sulle recensioni cambiate sono disattivate',
  'We email you when a customer edits a review or takes it back.':
    'Le scriviamo quando un cliente modifica o ritira una recensione.',
  "We won't email you when a customer edits a review or takes it back. You'll see it in your list. Anything already waiting is sent one last time.":
    'Non Le scriveremo più quando un cliente modifica o ritira una recensione. Lo vedrà nel Suo elenco. Ciò che era già in attesa parte un’ultima volta.',
  'Stop emails about changed reviews': 'Ferma le e-mail sulle recensioni cambiate',
  'Emails about your page and plan are on': 'Le e-mail su pagina e piano sono attive',
  'Emails about your page and plan are off': 'Le e-mail su pagina e piano sono disattivate',
  'We email you when a customer finds your page paused, or your plan ends.':
    'Le scriviamo quando un cliente trova la pagina in pausa o il piano termina.',
  "We won't email you when a customer finds your page paused or your plan ends. We'll still tell you if a payment fails. Anything already waiting is sent one last time.":
    'Non Le scriveremo più quando un cliente trova la pagina in pausa o il piano termina. La avviseremo comunque se un pagamento non riesce. Ciò che era già in attesa parte un’ultima volta.',
  'Stop emails about your page and plan': 'Ferma le e-mail su pagina e piano',
  'Turn them back on': 'Riattiva',
  'Or get them less often:': 'Oppure le riceva meno spesso:',
  'Or change how often you get them:': 'Oppure cambi quanto spesso riceverle:',
  'Right away': 'Subito',
  Daily: 'Ogni giorno',
  Weekly: 'Ogni settimana',
  'We send them in one email, once a day, at 8 in the morning ({place}).':
    'Le inviamo in un’unica e-mail, una volta al giorno, alle 8 del mattino ({place}).',
  'We send them in one email, once a week, on Mondays, at 8 in the morning ({place}).':
    'Le inviamo in un’unica e-mail, una volta a settimana, il lunedì, alle 8 del mattino ({place}).',
  '{city} time': 'ora di {city}',
  'You can choose this for each kind of email, and set quiet hours, in <settings>Settings</settings>.':
    'Può sceglierlo per ogni tipo di e-mail, e impostare le ore di silenzio, in <settings>Preferenze</settings>.',
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
