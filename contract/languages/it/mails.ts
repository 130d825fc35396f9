import type { Dictionary } from '../sentences.ts';

/** Mails and push notifications. Subjects should stay short. */
export const texts: Dictionary<'it', 'mails'> = {
  // Every mail
  'Contact support': 'Contatta l’assistenza',
  // Confirming an address
  'Confirm your email address for {site}': 'Confermi il Suo indirizzo per {site}',
  'One tap, and your reviews arrive here.': 'Un tocco, e le recensioni arrivano qui.',
  'Confirm your email address': 'Confermi il Suo indirizzo e-mail',
  'Someone, hopefully you, signed up for {site} with this address. Once you confirm it, your reviews arrive here. The link works once, within the next 7 days.':
    'Qualcuno, speriamo Lei, ha creato un account {site} con questo indirizzo. Appena lo conferma, le recensioni arrivano qui. Il link vale una volta sola, entro 7\u00a0giorni.',
  'Confirm this address': 'Conferma indirizzo',
  "If this wasn't you, you can ignore this email, and we won't send any reviews here. Please don't share the link with anyone.":
    'Se non è stata una Sua richiesta, ignori questa e-mail: qui non invieremo recensioni. Non dia il link a nessuno.',
  'You get this email because your address was entered on our sign-up page.':
    'Riceve questa e-mail perché il Suo indirizzo è stato inserito nella nostra pagina di registrazione.',
  'Confirm your new email address for {site}': 'Confermi il nuovo indirizzo per {site}',
  'The link works once, within the next 24 hours.': 'Il link vale una volta sola, entro 24\u00a0ore.',
  'Confirm your new email address': 'Confermi il nuovo indirizzo e-mail',
  'Someone, hopefully you, entered this address as the new email for a {site} account. Once you confirm it, your reviews arrive here and you can sign in with it. The link works once, within the next 24 hours.':
    'Qualcuno, speriamo Lei, ha indicato questo indirizzo come nuova e-mail di un account {site}. Appena lo conferma, le recensioni arrivano qui e potrà usarlo per accedere. Il link vale una volta sola, entro 24\u00a0ore.',
  "If this wasn't you, you can ignore this email and nothing changes. Please don't share the link with anyone.":
    'Se non è stata una Sua richiesta, ignori questa e-mail: non cambia nulla. Non dia il link a nessuno.',
  'You get this email because your address was entered in the settings of an account.':
    'Riceve questa e-mail perché il Suo indirizzo è stato inserito nelle preferenze di un account.',
  // Account
  'Reset your {site} password': 'Reimposti la Sua password {site}',
  'The link works once, within the next hour.': 'Il link vale una volta sola, entro un’ora.',
  'Reset your password': 'Reimposti la Sua password',
  'Someone, hopefully you, asked to set a new password for your {site} account. The link works once, within the next hour.':
    'Qualcuno, speriamo Lei, ha chiesto una nuova password per il Suo account {site}. Il link vale una volta sola, entro un’ora.',
  'Set a new password': 'Imposta una nuova password',
  "If this wasn't you, you can ignore this email and your password stays the same. Please don't share the link with anyone.":
    'Se non è stata una Sua richiesta, ignori questa e-mail: la password resta la stessa. Non dia il link a nessuno.',
  'You get this email because your address was entered on our Forgot password page.':
    'Riceve questa e-mail perché il Suo indirizzo è stato inserito nella pagina Password dimenticata.',
  'Your {site} account': 'Il Suo account {site}',
  'Your account at {site} is ready. Choose a password, then sign in as {username}. The link works once, within the next hour.':
    'Il Suo account {site} è pronto. Scelga una password, poi acceda come {username}. Il link vale una volta sola, entro un’ora.',
  'Choose a password': 'Scegli una password',
  'Link expired? Get a new one': 'Il link è scaduto? Ne chieda uno nuovo',
  'You get this email because the people who run {site} created an account for you.':
    'Riceve questa e-mail perché chi gestisce {site} Le ha creato un account.',
  'Your {site} password was changed': 'La Sua password {site} è cambiata',
  "Your other devices were signed out. If this was you, there's nothing to do.":
    'Accesso chiuso sugli altri dispositivi. Se è stata una Sua scelta, non deve fare nulla.',
  'Your password was changed': 'La Sua password è cambiata',
  'Your password has just been changed, and your other devices were signed out. If this was you, just sign in on them again.':
    'La password è appena cambiata e l’accesso sugli altri dispositivi è stato chiuso. Se è stata una Sua scelta, basta accedere di nuovo.',
  "This wasn't you?": 'Non è stata una Sua scelta?',
  'Set a new password right away, and tell us at {email}.':
    'Imposti subito una nuova password e ci avvisi: {email}.',
  'Set a new password right away.': 'Imposti subito una nuova password.',
  "We send this notice whenever your password changes. It can't be turned off.":
    'Inviamo questo avviso a ogni cambio di password. Non si può disattivare.',
  'Your passkeys still sign you in. In Settings, remove any that you don’t recognize.':
    'Le Sue passkey valgono ancora per accedere. In Preferenze, rimuova quelle che non riconosce.',
  'Your passkeys were removed too, in case someone else had added one. You can add yours again in Settings.':
    'Anche le Sue passkey sono state rimosse, nel caso ne avesse aggiunta una qualcun altro. Può aggiungere di nuovo le Sue in Preferenze.',
  // A passkey was added or removed; {name} is e.g. "Chrome on Android"
  'A passkey was added to your {site} account': 'Nuova passkey per il Suo account {site}',
  'A passkey was removed from your {site} account': 'Passkey rimossa dal Suo account {site}',
  'A passkey was added': 'È stata aggiunta una passkey',
  'A passkey was removed': 'È stata rimossa una passkey',
  '“{name}” can now sign in to your account without the password.':
    '“{name}” ora può accedere al Suo account senza password.',
  '“{name}” can no longer sign in to your account. Your password still works.':
    '“{name}” non può più accedere al Suo account. La password vale ancora.',
  'See your passkeys': 'Vedi le passkey',
  'Remove the passkey in Settings, and set a new password right away.':
    'Rimuova la passkey in Preferenze e imposti subito una nuova password.',
  "We send this notice whenever a passkey is added or removed. It can't be turned off.":
    'Inviamo questo avviso ogni volta che una passkey viene aggiunta o rimossa. Non si può disattivare.',
  'Your {site} email was changed': 'La Sua e-mail {site} è cambiata',
  "If this was you, there's nothing to do.": 'Se è stata una Sua scelta, non deve fare nulla.',
  'Your email was changed': 'La Sua e-mail è cambiata',
  "The email address of your {site} account was changed, and the new address is confirmed. Reviews no longer arrive here, and you can't sign in with this address anymore. If this was you, there's nothing to do.":
    'L’indirizzo e-mail del Suo account {site} è cambiato e quello nuovo è confermato. Le recensioni non arrivano più qui e questo indirizzo non vale più per accedere. Se è stata una Sua scelta, non deve fare nulla.',
  "We send this notice to your previous address whenever your email changes. It can't be turned off.":
    'Inviamo questo avviso al vecchio indirizzo a ogni cambio di e-mail. Non si può disattivare.',
  "Write to {email} from this address right away, and we'll help you get your account back.":
    'Scriva subito a {email} da questo indirizzo: La aiuteremo a recuperare l’account.',
  // Reviews; {limit} is 5, {used} 4, and {days} 30
  '{customer} edited their review': '{customer} ha modificato la recensione',
  '{customer} left you a review': '{customer} Le ha lasciato una recensione',
  'Edited: {subject}': 'Modificata: {subject}',
  '{rating} out of 5 stars. Open to read the whole review. Only you can see it.':
    '{rating} su 5\u00a0stelle. Apra per leggere tutta la recensione. La vede solo Lei.',
  'See all your reviews': 'Vedi tutte le recensioni',
  'Customers can edit a review for {days} days with their private link. This version replaces the earlier one, also in your average rating.':
    'Con il link privato i clienti possono modificare una recensione per {days}\u00a0giorni. Questa versione sostituisce la precedente, anche nel voto medio.',
  'This review came through your personal link. {site} shows it only to you, and it is yours to keep.':
    'Questa recensione è arrivata dal Suo link personale. {site} la mostra solo a Lei, ed è Sua per sempre.',
  'Choose when you get these emails': 'Scelga quando ricevere queste e-mail',
  'Stop review emails': 'Ferma le e-mail sulle recensioni',
  '{stars} from {customer} at {workplace}': '{stars} da {customer}, {workplace}',
  '{stars} from {customer}': '{stars} da {customer}',
  'Your review page is paused': 'La Sua pagina è in pausa',
  "You've used all {limit} reviews of the free plan. You keep them, but customers who open your page now read that you can't take more reviews. Upgrade to open it again right away.":
    'Ha usato tutte le {limit} recensioni del piano Gratuito. Restano Sue, ma ora chi apre la Sua pagina legge che non può riceverne altre. Cambi piano per riaprirla subito.',
  'Upgrade your account': 'Passi a un piano a pagamento',
  'One review is left on the free plan': 'Ancora una recensione nel piano Gratuito',
  "You've used {used} of {limit}. After the next one, your review page pauses until you upgrade.":
    'Ne ha usate {used} su {limit}. Dopo la prossima, la Sua pagina va in pausa finché non cambia piano.',
  'See the plans': 'Vedi i piani',
  'General Review': 'Recensione generale',
  'Edited: {date}': 'Modificata: {date}',
  'Before: {rating}': 'Prima: {rating}',
  'Customer from {location}': 'Cliente da {location}',
  'Read it when you are ready: scroll down.': 'Da leggere con calma: scorra in basso.',
  'By: {name}': 'Di: {name}',
  'From: {place}': 'Da: {place}',
  'Customer from: {location}': 'Cliente da: {location}',
  'Date: {date}': 'Data: {date}',
  '{rating} out of 5 stars': '{rating} su 5\u00a0stelle',
  '{count} new review|{count} new reviews': {
    one: '{count} nuova recensione',
    other: '{count} nuove recensioni',
  },
  '{reviews}, {average} out of 5 on average': '{reviews}, in media {average} su 5',
  'Open to read the reviews. Only you can see them.': 'Apra per leggere le recensioni. Le vede solo Lei.',
  'They average {average} out of 5.': 'In media {average} su 5.',
  '{count} more is in your list.|{count} more are in your list.': {
    one: 'Un’altra è nel Suo elenco.',
    other: 'Altre {count} sono nel Suo elenco.',
  },
  'These reviews came through your personal link. {site} shows them only to you, and they are yours to keep.':
    'Queste recensioni sono arrivate dal Suo link personale. {site} le mostra solo a Lei, e sono Sue per sempre.',
  'A customer took back a review': 'Un cliente ha ritirato una recensione',
  'It no longer appears in your list or counts in your average rating.':
    'Non compare più nel Suo elenco e non conta più nel voto medio.',
  'A customer has taken back the review they wrote on {date} at {workplace}. It no longer appears in your list or counts in your average rating.':
    'Un cliente ha ritirato la sua recensione ({date}, {workplace}). Non compare più nel Suo elenco e non conta più nel voto medio.',
  'A customer has taken back the review they wrote on {date}. It no longer appears in your list or counts in your average rating.':
    'Un cliente ha ritirato la sua recensione ({date}). Non compare più nel Suo elenco e non conta più nel voto medio.',
  "Customers don't have to give a reason. On the free plan, you can now receive another review in its place.":
    'I clienti non devono dare spiegazioni. Con il piano Gratuito, al suo posto può ricevere un’altra recensione.',
  "Customers don't have to give a reason.": 'I clienti non devono dare spiegazioni.',
  'See your reviews': 'Vedi le recensioni',
  'Customers can take back a review for {days} days with their private link.':
    'Con il link privato i clienti possono ritirare una recensione per {days}\u00a0giorni.',
  '{count} edited|{count} edited': { one: '{count} modificata', other: '{count} modificate' },
  '{count} taken back|{count} taken back': { one: '{count} ritirata', other: '{count} ritirate' },
  'Reviews that changed: {changes}': 'Recensioni cambiate: {changes}',
  'Customers edited or took back what they wrote.':
    'I clienti hanno modificato o ritirato ciò che avevano scritto.',
  'Customers changed their reviews': 'Alcune recensioni sono cambiate',
  'Since our last email: {changes}.': 'Dall’ultima e-mail: {changes}.',
  'On {site}, customers can edit or take back a review for {days} days.':
    'Su {site} i clienti possono modificare o ritirare una recensione per {days}\u00a0giorni.',
  "A customer couldn't leave you a review": 'Un cliente non ha potuto lasciarLe una recensione',
  "A customer couldn't leave you a review today": 'Oggi un cliente non ha potuto lasciarLe una recensione',
  'Your review page is paused because the free plan is full.':
    'La Sua pagina è in pausa perché il piano Gratuito è esaurito.',
  "A customer opened your review page today and found it paused, because you've used all {limit} reviews of your free plan.":
    'Oggi un cliente ha aperto la Sua pagina e l’ha trovata in pausa, perché ha usato tutte le {limit} recensioni del piano Gratuito.',
  "A customer opened your review page and found it paused, because you've used all {limit} reviews of your free plan.":
    'Un cliente ha aperto la Sua pagina e l’ha trovata in pausa, perché ha usato tutte le {limit} recensioni del piano Gratuito.',
  'Upgrade to a paid plan to open the page again right away, with the same link and QR code. Either way, you keep the reviews you already have.':
    'Con un piano a pagamento la pagina riapre subito, con lo stesso link e codice QR. In ogni caso, le recensioni che ha restano Sue.',
  '{site} sends this email at most once a day.': '{site} invia questa e-mail al massimo una volta al giorno.',
  // Plans
  '{site} Monthly': '{site} Mensile',
  '{site} Annual': '{site} Annuale',
  '{price} per month': '{price} al mese',
  '{price} per year': '{price} all’anno',
  'Your {plan} plan is active': 'Il Suo piano {plan} è attivo',
  'You can now get unlimited reviews.': 'Ora può ricevere recensioni illimitate.',
  'Thank you. Your payment has arrived. You can now get unlimited reviews and add every place where you work.':
    'Grazie. Il pagamento è arrivato. Ora può ricevere recensioni illimitate e aggiungere ogni luogo in cui lavora.',
  Plan: 'Piano',
  Price: 'Prezzo',
  'Renews on': 'Rinnovo',
  'Open your dashboard': 'Apri la panoramica',
  'You can cancel anytime in Settings, under Manage billing.':
    'Può disdire quando vuole in Preferenze, alla voce Gestisci pagamenti.',
  'You get this email because a plan was bought for your {site} account.':
    'Riceve questa e-mail perché è stato acquistato un piano per il Suo account {site}.',
  "The payment for your {plan} plan didn't go through": 'Pagamento del piano {plan} non riuscito',
  'Please check your card. Your reviews are safe.': 'Controlli la carta. Le recensioni sono al sicuro.',
  "Your payment didn't go through": 'Il pagamento non è riuscito',
  "We couldn't charge {price} for your {plan} plan. This happens when a card has expired or the bank wants you to confirm the payment.":
    'Non è stato possibile addebitare {price} per il piano {plan}. Succede quando la carta è scaduta o la banca chiede di confermare il pagamento.',
  "You've paid until {date}, so your plan stays active until then. Please update your card before that date.":
    'Il periodo già pagato termina in data {date}: fino ad allora il piano resta attivo. Aggiorni la carta prima.',
  'Your paid period ended on {date}. Update your card, and your plan continues as soon as the payment arrives.':
    'Il periodo pagato è terminato in data {date}. Aggiorni la carta: il piano riprende appena arriva il pagamento.',
  'Manage billing': 'Gestisci pagamenti',
  'Whatever happens, you keep all your reviews and workplaces.':
    'In ogni caso, tutte le recensioni e i luoghi di lavoro restano Suoi.',
  'You get this email because your {site} plan renews automatically.':
    'Riceve questa e-mail perché il Suo piano {site} si rinnova automaticamente.',
  'Your {plan} plan ends on {date}': 'Scadenza del piano {plan}: {date}',
  "It won't renew automatically. You keep all your reviews.":
    'Non si rinnova automaticamente. Tutte le recensioni restano Sue.',
  'Your plan ends on {date}': 'Scadenza del Suo piano: {date}',
  "Your {plan} plan won't renew. After {date} you'll be on the free plan. You keep all your reviews and workplaces, but with {limit} or more reviews you can't get new ones.":
    'Il piano {plan} non si rinnova. Dopo la scadenza ({date}) avrà il piano Gratuito. Recensioni e luoghi di lavoro restano Suoi, ma con {limit} o più recensioni non può riceverne altre.',
  'To keep your plan, open Manage billing in Settings.':
    'Per mantenere il piano, apra Gestisci pagamenti in Preferenze.',
  'Keep your plan': 'Mantieni il piano',
  'We send this email once, three days before a plan ends.':
    'Inviamo questa e-mail una volta, tre giorni prima della fine di un piano.',
  'Your {plan} plan has ended': 'Il Suo piano {plan} è terminato',
  "You're on the free plan now. You keep all your reviews.":
    'Ora ha il piano Gratuito. Tutte le recensioni restano Sue.',
  "You're on the free plan now": 'Ora ha il piano Gratuito',
  'Your {plan} plan has ended. You keep all your reviews and workplaces.':
    'Il Suo piano {plan} è terminato. Tutte le recensioni e i luoghi di lavoro restano Suoi.',
  "The free plan includes {limit} reviews and you've reached that, so customers can't leave you new ones for now. Upgrade, and your page opens again right away, with the same link and QR code.":
    'Il piano Gratuito include {limit} recensioni e Lei le ha raggiunte: per ora i clienti non possono lasciarne altre. Cambi piano e la pagina riapre subito, con lo stesso link e codice QR.',
  'Your review page stays open until you have {limit} reviews.':
    'La Sua pagina resta aperta fino a {limit} recensioni.',
  'We send this email once, when a plan ends.': 'Inviamo questa e-mail una volta, quando un piano termina.',
  // To the admin
  '{site} needs attention: {problem}': '{site} richiede attenzione: {problem}',
  'Now that this email has reached you, others can too.':
    'Se questa e-mail è arrivata, possono arrivare anche le altre.',
  Service: 'Servizio',
  Since: 'Dal',
  Noticed: 'Rilevato',
  'Open the admin page': 'Apri la pagina di admin',
  'You run this service. We send this once a day while it lasts.':
    'Lei gestisce questo servizio. Inviamo questo avviso una volta al giorno finché il problema dura.',
  // Push notifications
  '{average} out of 5 on average': 'In media {average} su 5',
};
