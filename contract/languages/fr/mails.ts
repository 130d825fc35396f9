import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'mails'> = {
  // Every mail
  'Contact support': 'Contacter l’assistance',
  // Confirming an address
  'Confirm your email address for {site}': 'Confirmez votre adresse e-mail pour {site}',
  'One tap, and your reviews arrive here.': 'Un geste, et vos avis arrivent ici.',
  'Confirm your email address': 'Confirmez votre adresse e-mail',
  'Someone, hopefully you, signed up for {site} with this address. Once you confirm it, your reviews arrive here. The link works once, within the next 7 days.':
    'Quelqu’un, vous sans doute, a créé un compte {site} avec cette adresse. Dès que vous l’aurez confirmée, vos avis arriveront ici. Le lien sert une fois, dans les 7\u00a0jours.',
  'Confirm this address': 'Confirmer cette adresse',
  "If this wasn't you, you can ignore this email, and we won't send any reviews here. Please don't share the link with anyone.":
    'Si ce n’était pas vous, ignorez cet e-mail\u00a0: aucun avis ne sera envoyé ici. Veuillez ne transmettre le lien à personne.',
  'You get this email because your address was entered on our sign-up page.':
    'Vous recevez cet e-mail car votre adresse a été saisie sur notre page d’inscription.',
  'Confirm your new email address for {site}': 'Confirmez votre nouvelle adresse e-mail pour {site}',
  'The link works once, within the next 24 hours.': 'Le lien sert une fois, dans les 24\u00a0heures.',
  'Confirm your new email address': 'Confirmez votre nouvelle adresse e-mail',
  'Someone, hopefully you, entered this address as the new email for a {site} account. Once you confirm it, your reviews arrive here and you can sign in with it. The link works once, within the next 24 hours.':
    'Quelqu’un, vous sans doute, a indiqué cette adresse comme nouvel e-mail d’un compte {site}. Dès que vous l’aurez confirmée, vos avis arriveront ici et elle vous permettra de vous connecter. Le lien sert une fois, dans les 24\u00a0heures.',
  "If this wasn't you, you can ignore this email and nothing changes. Please don't share the link with anyone.":
    'Si ce n’était pas vous, ignorez cet e-mail\u00a0: rien ne change. Veuillez ne transmettre le lien à personne.',
  'You get this email because your address was entered in the settings of an account.':
    'Vous recevez cet e-mail car votre adresse a été saisie dans les réglages d’un compte.',
  // Account
  'Reset your {site} password': 'Votre nouveau mot de passe {site}',
  'The link works once, within the next hour.': 'Le lien sert une fois, dans l’heure qui vient.',
  'Reset your password': 'Changez votre mot de passe',
  'Someone, hopefully you, asked to set a new password for your {site} account. The link works once, within the next hour.':
    'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte {site}. Le lien sert une fois, dans l’heure qui vient.',
  'Set a new password': 'Choisir un mot de passe',
  "If this wasn't you, you can ignore this email and your password stays the same. Please don't share the link with anyone.":
    'Si ce n’était pas vous, ignorez cet e-mail\u00a0: votre mot de passe ne change pas. Veuillez ne transmettre le lien à personne.',
  'You get this email because your address was entered on our Forgot password page.':
    'Vous recevez cet e-mail car votre adresse a été saisie sur notre page Mot de passe oublié.',
  'Your {site} account': 'Votre compte {site}',
  'Your account at {site} is ready. Choose a password, then sign in as {username}. The link works once, within the next hour.':
    'Votre compte {site} est prêt. Choisissez un mot de passe, puis connectez-vous en tant que {username}. Le lien sert une fois, dans l’heure qui vient.',
  'Choose a password': 'Choisir un mot de passe',
  'Link expired? Get a new one': 'Le lien a expiré\u202f? Demandez-en un autre',
  'You get this email because the people who run {site} created an account for you.':
    'Vous recevez cet e-mail parce que l’équipe qui gère {site} vous a créé un compte.',
  'Your {site} password was changed': 'Votre mot de passe {site} a changé',
  "Your other devices were signed out. If this was you, there's nothing to do.":
    'Vos autres appareils ont été déconnectés. Si c’était vous, il n’y a rien à faire.',
  'Your password was changed': 'Votre mot de passe a changé',
  'Your password has just been changed, and your other devices were signed out. If this was you, just sign in on them again.':
    'Votre mot de passe vient de changer, et vos autres appareils ont été déconnectés. Si c’était vous, il suffit de vous y reconnecter.',
  "This wasn't you?": 'Ce n’était pas vous\u202f?',
  'Set a new password right away, and tell us at {email}.':
    'Choisissez aussitôt un nouveau mot de passe et écrivez-nous à {email}.',
  'Set a new password right away.': 'Choisissez aussitôt un nouveau mot de passe.',
  "We send this notice whenever your password changes. It can't be turned off.":
    'Ce message part à chaque changement de mot de passe. Il ne peut pas être désactivé.',
  'Your passkeys still sign you in. In Settings, remove any that you don’t recognize.':
    'Vos clés d’accès fonctionnent toujours. Dans Réglages, supprimez celles que vous ne reconnaissez pas.',
  'Your passkeys were removed too, in case someone else had added one. You can add yours again in Settings.':
    'Vos clés d’accès ont été supprimées aussi, au cas où quelqu’un d’autre en aurait ajouté une. Vous pouvez rajouter les vôtres dans Réglages.',
  // A passkey was added or removed; {name} is e.g. "Chrome on Android"
  'A passkey was added to your {site} account': 'Clé d’accès ajoutée à votre compte {site}',
  'A passkey was removed from your {site} account': 'Clé d’accès supprimée de votre compte {site}',
  'A passkey was added': 'Une clé d’accès a été ajoutée',
  'A passkey was removed': 'Une clé d’accès a été supprimée',
  '“{name}” can now sign in to your account without the password.':
    '«\u00a0{name}\u00a0» peut maintenant ouvrir votre compte sans mot de passe.',
  '“{name}” can no longer sign in to your account. Your password still works.':
    '«\u00a0{name}\u00a0» ne peut plus ouvrir votre compte. Votre mot de passe fonctionne toujours.',
  'See your passkeys': 'Voir vos clés d’accès',
  'Remove the passkey in Settings, and set a new password right away.':
    'Supprimez la clé d’accès dans Réglages, et choisissez aussitôt un nouveau mot de passe.',
  "We send this notice whenever a passkey is added or removed. It can't be turned off.":
    'Ce message part à chaque clé d’accès ajoutée ou supprimée. Il ne peut pas être désactivé.',
  'Your {site} email was changed': 'Votre e-mail {site} a changé',
  "If this was you, there's nothing to do.": 'Si c’était vous, il n’y a rien à faire.',
  'Your email was changed': 'Votre e-mail a changé',
  "The email address of your {site} account was changed, and the new address is confirmed. Reviews no longer arrive here, and you can't sign in with this address anymore. If this was you, there's nothing to do.":
    'L’adresse e-mail de votre compte {site} a changé, et la nouvelle est confirmée. Les avis n’arrivent plus ici, et cette adresse ne permet plus de vous connecter. Si c’était vous, il n’y a rien à faire.',
  "We send this notice to your previous address whenever your email changes. It can't be turned off.":
    'Ce message part à votre ancienne adresse à chaque changement d’e-mail. Il ne peut pas être désactivé.',
  "Write to {email} from this address right away, and we'll help you get your account back.":
    'Écrivez aussitôt à {email} depuis cette adresse, nous vous aiderons à récupérer votre compte.',
  // Reviews; {limit} is 5, {used} 4, and {days} 30
  '{customer} edited their review': '{customer} a modifié son avis',
  '{customer} left you a review': '{customer} vous a laissé un avis',
  'Edited: {subject}': 'Modifié\u00a0: {subject}',
  '{rating} out of 5 stars. Open to read the whole review. Only you can see it.':
    '{rating} sur 5\u00a0étoiles. Ouvrez pour lire l’avis en entier, visible par vous uniquement.',
  'See all your reviews': 'Voir tous vos avis',
  'Customers can edit a review for {days} days with their private link. This version replaces the earlier one, also in your average rating.':
    'Les clients peuvent modifier un avis pendant {days}\u00a0jours avec leur lien privé. Cette version remplace la précédente, y compris dans votre note moyenne.',
  'This review came through your personal link. {site} shows it only to you, and it is yours to keep.':
    'Cet avis est arrivé par votre lien personnel. {site} ne le montre qu’à vous, et il vous reste.',
  'Choose when you get these emails': 'Choisir quand recevoir ces e-mails',
  'Stop review emails': 'Arrêter les e-mails d’avis',
  '{stars} from {customer} at {workplace}': '{stars} par {customer}, {workplace}',
  '{stars} from {customer}': '{stars} par {customer}',
  'Your review page is paused': 'Votre page d’avis est en pause',
  "You've used all {limit} reviews of the free plan. You keep them, but customers who open your page now read that you can't take more reviews. Upgrade to open it again right away.":
    'Vous avez utilisé les {limit}\u00a0avis du forfait gratuit. Vous les gardez, mais vos clients lisent désormais sur votre page que vous ne pouvez plus recevoir d’avis. Abonnez-vous pour la rouvrir aussitôt.',
  'Upgrade your account': 'S’abonner',
  'One review is left on the free plan': 'Il reste un avis sur le forfait gratuit',
  "You've used {used} of {limit}. After the next one, your review page pauses until you upgrade.":
    'Vous en avez utilisé {used} sur {limit}. Après le prochain, votre page d’avis sera en pause jusqu’à votre abonnement.',
  'See the plans': 'Voir les forfaits',
  'General Review': 'Avis général',
  'Edited: {date}': 'Modifié\u00a0: {date}',
  'Before: {rating}': 'Avant\u00a0: {rating}',
  'Customer from {location}': 'Provenance\u00a0: {location}',
  'Read it when you are ready: scroll down.': 'À lire quand vous voudrez\u00a0: faites défiler.',
  'By: {name}': 'Par\u00a0: {name}',
  'From: {place}': 'Établissement\u00a0: {place}',
  'Customer from: {location}': 'Provenance\u00a0: {location}',
  'Date: {date}': 'Date\u00a0: {date}',
  '{rating} out of 5 stars': '{rating} sur 5\u00a0étoiles',
  '{count} new review|{count} new reviews': {
    one: '{count}\u00a0nouvel avis',
    other: '{count}\u00a0nouveaux avis',
  },
  '{reviews}, {average} out of 5 on average': '{reviews}, {average} sur 5 en moyenne',
  'Open to read the reviews. Only you can see them.':
    'Ouvrez pour lire ces avis, visibles par vous uniquement.',
  'They average {average} out of 5.': 'Leur moyenne\u00a0: {average} sur 5.',
  '{count} more is in your list.|{count} more are in your list.': {
    one: '{count}\u00a0autre se trouve dans votre liste.',
    other: '{count}\u00a0autres se trouvent dans votre liste.',
  },
  'These reviews came through your personal link. {site} shows them only to you, and they are yours to keep.':
    'Ces avis sont arrivés par votre lien personnel. {site} ne les montre qu’à vous, et ils vous restent.',
  'A customer took back a review': 'Un client a retiré un avis',
  'It no longer appears in your list or counts in your average rating.':
    'Il n’apparaît plus dans votre liste et ne compte plus dans votre note moyenne.',
  'A customer has taken back the review they wrote on {date} at {workplace}. It no longer appears in your list or counts in your average rating.':
    'Un client a retiré son avis du {date} ({workplace}). Il n’apparaît plus dans votre liste et ne compte plus dans votre note moyenne.',
  'A customer has taken back the review they wrote on {date}. It no longer appears in your list or counts in your average rating.':
    'Un client a retiré son avis du {date}. Il n’apparaît plus dans votre liste et ne compte plus dans votre note moyenne.',
  "Customers don't have to give a reason. On the free plan, you can now receive another review in its place.":
    'Les clients n’ont pas à donner de raison. Avec le forfait gratuit, vous pouvez maintenant recevoir un autre avis à sa place.',
  "Customers don't have to give a reason.": 'Les clients n’ont pas à donner de raison.',
  'See your reviews': 'Voir vos avis',
  'Customers can take back a review for {days} days with their private link.':
    'Les clients peuvent retirer un avis pendant {days}\u00a0jours avec leur lien privé.',
  '{count} edited|{count} edited': { one: '{count}\u00a0modifié', other: '{count}\u00a0modifiés' },
  '{count} taken back|{count} taken back': { one: '{count}\u00a0retiré', other: '{count}\u00a0retirés' },
  'Reviews that changed: {changes}': 'Du changement dans vos avis\u00a0: {changes}',
  'Customers edited or took back what they wrote.': 'Des clients ont modifié ou retiré ce qu’ils ont écrit.',
  'Customers changed their reviews': 'Des clients ont changé leurs avis',
  'Since our last email: {changes}.': 'Depuis notre dernier e-mail\u00a0: {changes}.',
  'On {site}, customers can edit or take back a review for {days} days.':
    'Sur {site}, les clients peuvent modifier ou retirer un avis pendant {days}\u00a0jours.',
  "A customer couldn't leave you a review": 'Un client n’a pas pu vous laisser d’avis',
  "A customer couldn't leave you a review today": 'Un client n’a pas pu vous laisser d’avis aujourd’hui',
  'Your review page is paused because the free plan is full.':
    'Votre page d’avis est en pause, car le forfait gratuit est plein.',
  "A customer opened your review page today and found it paused, because you've used all {limit} reviews of your free plan.":
    'Un client a ouvert votre page d’avis aujourd’hui et l’a trouvée en pause, car les {limit}\u00a0avis de votre forfait gratuit sont utilisés.',
  "A customer opened your review page and found it paused, because you've used all {limit} reviews of your free plan.":
    'Un client a ouvert votre page d’avis et l’a trouvée en pause, car les {limit}\u00a0avis de votre forfait gratuit sont utilisés.',
  'Upgrade to a paid plan to open the page again right away, with the same link and QR code. Either way, you keep the reviews you already have.':
    'Passez à un forfait payant pour rouvrir aussitôt la page, avec les mêmes lien et code QR. Dans tous les cas, vous gardez les avis déjà reçus.',
  '{site} sends this email at most once a day.': '{site} envoie cet e-mail une fois par jour au plus.',
  // Plans
  '{site} Monthly': '{site} Mensuel',
  '{site} Annual': '{site} Annuel',
  '{price} per month': '{price} par mois',
  '{price} per year': '{price} par an',
  'Your {plan} plan is active': 'Votre forfait {plan} est actif',
  'You can now get unlimited reviews.': 'Vos avis sont maintenant illimités.',
  'Thank you. Your payment has arrived. You can now get unlimited reviews and add every place where you work.':
    'Merci. Votre paiement est arrivé. Vos avis sont maintenant illimités, et vous pouvez ajouter tous les endroits où vous travaillez.',
  Plan: 'Forfait',
  Price: 'Prix',
  'Renews on': 'Renouvellement',
  'Open your dashboard': 'Ouvrir votre accueil',
  'You can cancel anytime in Settings, under Manage billing.':
    'Vous pouvez résilier à tout moment dans Réglages, sous Gérer la facturation.',
  'You get this email because a plan was bought for your {site} account.':
    'Vous recevez cet e-mail car un forfait a été acheté pour votre compte {site}.',
  "The payment for your {plan} plan didn't go through": 'Le paiement de votre forfait {plan} a échoué',
  'Please check your card. Your reviews are safe.': 'Veuillez vérifier votre carte. Vos avis sont à l’abri.',
  "Your payment didn't go through": 'Votre paiement a échoué',
  "We couldn't charge {price} for your {plan} plan. This happens when a card has expired or the bank wants you to confirm the payment.":
    'Le prix de votre forfait {plan} ({price}) n’a pas pu être débité. Cela arrive quand une carte a expiré ou que la banque vous demande de confirmer le paiement.',
  "You've paid until {date}, so your plan stays active until then. Please update your card before that date.":
    'Vous avez payé jusqu’au {date}\u00a0: votre forfait reste actif jusque-là. Veuillez mettre à jour votre carte avant cette date.',
  'Your paid period ended on {date}. Update your card, and your plan continues as soon as the payment arrives.':
    'Votre période payée s’est terminée le {date}. Mettez à jour votre carte\u00a0: votre forfait reprendra dès que le paiement arrivera.',
  'Manage billing': 'Gérer la facturation',
  'Whatever happens, you keep all your reviews and workplaces.':
    'Quoi qu’il arrive, vous gardez tous vos avis et établissements.',
  'You get this email because your {site} plan renews automatically.':
    'Vous recevez cet e-mail car votre forfait {site} se renouvelle automatiquement.',
  'Your {plan} plan ends on {date}': 'Votre forfait {plan} se termine le {date}',
  "It won't renew automatically. You keep all your reviews.":
    'Il ne se renouvellera pas automatiquement. Vous gardez tous vos avis.',
  'Your plan ends on {date}': 'Votre forfait se termine le {date}',
  "Your {plan} plan won't renew. After {date} you'll be on the free plan. You keep all your reviews and workplaces, but with {limit} or more reviews you can't get new ones.":
    'Votre forfait {plan} ne se renouvellera pas. Après le {date}, vous aurez le forfait gratuit. Vous gardez tous vos avis et établissements, mais à partir de {limit}\u00a0avis vous ne pourrez plus en recevoir de nouveaux.',
  'To keep your plan, open Manage billing in Settings.':
    'Pour garder votre forfait, ouvrez Gérer la facturation dans Réglages.',
  'Keep your plan': 'Garder votre forfait',
  'We send this email once, three days before a plan ends.':
    'Cet e-mail part une seule fois, trois jours avant la fin d’un forfait.',
  'Your {plan} plan has ended': 'Votre forfait {plan} est terminé',
  "You're on the free plan now. You keep all your reviews.":
    'Vous avez maintenant le forfait gratuit. Vous gardez tous vos avis.',
  "You're on the free plan now": 'Vous avez maintenant le forfait gratuit',
  'Your {plan} plan has ended. You keep all your reviews and workplaces.':
    'Votre forfait {plan} est terminé. Vous gardez tous vos avis et établissements.',
  "The free plan includes {limit} reviews and you've reached that, so customers can't leave you new ones for now. Upgrade, and your page opens again right away, with the same link and QR code.":
    'Le forfait gratuit comprend {limit}\u00a0avis, et ils sont utilisés\u00a0: vos clients ne peuvent plus vous en laisser pour le moment. Abonnez-vous, et votre page rouvre aussitôt, avec les mêmes lien et code QR.',
  'Your review page stays open until you have {limit} reviews.':
    'Votre page d’avis reste ouverte jusqu’à {limit}\u00a0avis.',
  'We send this email once, when a plan ends.': 'Cet e-mail part une seule fois, à la fin d’un forfait.',
  // To the admin
  '{site} needs attention: {problem}': '{site} demande votre attention\u00a0: {problem}',
  'Now that this email has reached you, others can too.':
    'Puisque cet e-mail vous est parvenu, les suivants partiront aussi.',
  Service: 'Service',
  Since: 'Depuis',
  Noticed: 'Constaté',
  'Open the admin page': 'Ouvrir la page admin',
  'You run this service. We send this once a day while it lasts.':
    'Vous gérez ce service. Ce message part une fois par jour tant que cela dure.',
  // Push notifications
  '{average} out of 5 on average': '{average} sur 5 en moyenne',
};
