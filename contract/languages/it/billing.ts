import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'it', 'billing'> = {
  '<plan>Annual plan</plan>, {price} per year': '<plan>Piano Annuale</plan>, {price} all’anno',
  '<plan>Monthly plan</plan>, {price} per month': '<plan>Piano Mensile</plan>, {price} al mese',
  '<price>{price}</price> per month': '<price>{price}</price> al mese',
  '<price>{price}</price> per year': '<price>{price}</price> all’anno',
  '<price>{price}</price> to start with': '<price>{price}</price> per iniziare',
  'A code for every workplace': 'Un codice per ogni luogo di lavoro',
  'Add every place you work. Each gets its own link and QR code, so you see where your reviews come from.':
    'Aggiunga ogni luogo in cui lavora. Ognuno ha il suo link e il suo codice QR: vedrà da dove arrivano le recensioni.',
  'Basic QR codes': 'Codici QR di base',
  'Billing unavailable': 'Pagamenti non disponibili',
  'Cancel anytime. You go back to the free plan and keep every review and workplace.':
    'Può disdire quando vuole. Torna al piano Gratuito e tiene tutte le recensioni e i luoghi di lavoro.',
  'Manage billing': 'Gestisci pagamenti',
  'Cancel subscription': 'Disdici abbonamento',
  'Checkout failed': 'Pagamento non avviato',
  'Choose how to pay': 'Scelga come pagare',
  'Compare all plans': 'Confronta i piani',
  'Confirming your payment...': 'Conferma del pagamento…',
  "Couldn't load your plan.": 'Impossibile caricare il piano.',
  'Current plan': 'Piano attuale',
  'Email notifications': 'Notifiche via e-mail',
  "Ends on {date} and won't renew": 'Scadenza: {date}, senza rinnovo',
  'First in line': 'Prima di tutti',
  'Free for as long as you like': 'Gratis finché vuole',
  'Get Started<more> with {plan}</more>': 'Inizia<more> con {plan}</more>',
  'Good work earns more than {limit} thank yous.': 'Un buon lavoro merita più di {limit} grazie.',
  "It starts right away, and we credit what you haven't used to your next bills.":
    'Parte subito, e ciò che non ha usato viene scalato dai prossimi addebiti.',
  'Just {price} a month': 'Solo {price} al mese',
  'Monthly and Annual': 'Mensile e Annuale',
  'Most Popular': 'Il più scelto',
  'Multiple workplaces': 'Più luoghi di lavoro',
  'Nothing to lose': 'Nulla da perdere',
  'Paid until {date}': 'Pagato, scadenza: {date}',
  'Payment Error': 'Errore di pagamento',
  'Payment canceled. Nothing was charged.': 'Pagamento annullato. Nessun addebito.',
  Payment: 'Pagamento',
  'Plan and billing': 'Piano e pagamenti',
  'Pricing as simple as a thank you': 'Prezzi semplici come un grazie',
  'Priority support': 'Assistenza prioritaria',
  'Questions about the plans? Write to <address>{address}</address>.':
    'Domande sui piani? Scriva a <address>{address}</address>.',
  'Save {amount} a year': 'Risparmi {amount} all’anno',
  'Save {amount}': 'Risparmi {amount}',
  'Saving {amount} per year': 'Risparmio di {amount} all’anno',
  'Secure payment by Stripe, our card payment provider. We never see your card. Cancel anytime.':
    'Pagamento sicuro con Stripe, il nostro fornitore. Non vediamo mai la Sua carta. Può disdire quando vuole.',
  'Sign in<more> to choose {plan}</more>': 'Accedi<more> per scegliere {plan}</more>',
  'Single workplace': 'Un luogo di lavoro',
  'Stay a month or stay for years': 'Per un mese o per anni',
  Subscribe: 'Abbonati',
  'Switch to {plan}': 'Passa a {plan}',
  'The Annual plan costs {price} per year instead of {before}.':
    'Il piano Annuale costa {price} all’anno invece di {before}.',
  'The free plan stops after {limit} reviews. Paid plans keep going.':
    'Il piano Gratuito si ferma a {limit} recensioni. I piani a pagamento continuano.',
  'The free plan stops at {limit} reviews. With a paid plan, no one who wants to thank you is turned away.':
    'Il piano Gratuito si ferma a {limit} recensioni. Con un piano a pagamento, chi vuole ringraziarLa può farlo sempre.',
  'This usually takes a few seconds.': 'Di solito bastano pochi secondi.',
  'Unable to process payment. Please try again.': 'Il pagamento non è riuscito. Riprovi.',
  'Unlimited reviews': 'Recensioni illimitate',
  'Upgrade Your Account': 'Passi a un piano a pagamento',
  'Upgrade to {plan}': 'Passa a {plan}',
  "We couldn't open the payment page. Nothing was charged.":
    'Impossibile aprire la pagina di pagamento. Nessun addebito.',
  "When you switch, the new plan starts right away. We credit what you haven't used to your next bills.":
    'Se cambia, il nuovo piano parte subito. Ciò che non ha usato viene scalato dai prossimi addebiti.',
  'Why Upgrade': 'Perché cambiare piano',
  Yearly: 'Annuale',
  'You have unlimited reviews, multiple workplaces and priority support.':
    'Ha recensioni illimitate, più luoghi di lavoro e assistenza prioritaria.',
  'You now have unlimited reviews and multiple workplaces.':
    'Ora ha recensioni illimitate e più luoghi di lavoro.',
  "You're all set.": 'È tutto pronto.',
  "You've used {used} of your {limit} free reviews. Upgrade so no one who wants to thank you is turned away.":
    'Ha usato {used} delle {limit} recensioni gratuite. Cambi piano, così chi vuole ringraziarLa può farlo sempre.',
  'Your Annual plan is active': 'Il Suo piano Annuale è attivo',
  'Your Monthly plan is active': 'Il Suo piano Mensile è attivo',
  'Your first {limit} reviews are free, no card needed. Upgrade when more people want to thank you, and cancel anytime.':
    'Le prime {limit} recensioni sono gratis, senza carta. Cambi piano quando i grazie aumentano, e disdica quando vuole.',
  'Your last payment failed. Update your card under Manage billing and your plan will resume once the payment goes through.':
    'L’ultimo pagamento non è riuscito. Aggiorni la carta in Gestisci pagamenti: il piano riprende appena il pagamento va a buon fine.',
  'Your last payment failed. Update your card under Manage billing to keep your plan.':
    'L’ultimo pagamento non è riuscito. Per mantenere il piano aggiorni la carta in Gestisci pagamenti.',
  'Your page stays open': 'La Sua pagina resta aperta',
  "Your payment isn't confirmed yet": 'Il pagamento non è ancora confermato',
  'Your plan renews on {date}.': 'Rinnovo del piano: {date}.',
  'Your plan runs until {date}.': 'Scadenza del piano: {date}.',
  "Your plan starts as soon as our payment provider confirms it. We'll email you then. You can close this page.":
    'Il piano parte appena arriva la conferma del pagamento. Le scriveremo allora. Può chiudere questa pagina.',
  'Your plan, price and renewal date.': 'Piano, prezzo e data di rinnovo.',
  'Your questions go to the top of the pile, and a real person answers them.':
    'Le Sue domande passano in cima alla pila, e risponde una persona vera.',
  'Your {limit} free reviews are used. Upgrade to open your page again for everyone who wants to thank you.':
    'Le {limit} recensioni gratuite sono finite. Cambi piano per riaprire la pagina a chi vuole ringraziarLa.',
  '{limit} reviews total': '{limit} recensioni in tutto',
  '{months}+ months free': 'Oltre {months}\u00a0mesi gratis',
  '{used} of {limit} reviews used': '{used} di {limit} recensioni usate',
  '{used} reviews used, {limit} included': '{used} recensioni usate, {limit} incluse',
  '{used}. Your subscription is still running.': '{used}. L’abbonamento è ancora attivo.',
};
