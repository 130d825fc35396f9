import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'billing'> = {
  '<plan>Annual plan</plan>, {price} per year': '<plan>Forfait annuel</plan>, {price} par an',
  '<plan>Monthly plan</plan>, {price} per month': '<plan>Forfait mensuel</plan>, {price} par mois',
  '<price>{price}</price> per month': '<price>{price}</price> par mois',
  '<price>{price}</price> per year': '<price>{price}</price> par an',
  '<price>{price}</price> to start with': '<price>{price}</price> pour commencer',
  'A code for every workplace': 'Un code par établissement',
  'Add every place you work. Each gets its own link and QR code, so you see where your reviews come from.':
    'Ajoutez tous les endroits où vous travaillez. Chacun a son lien et son code QR\u00a0: vous voyez d’où viennent vos avis.',
  'Basic QR codes': 'Codes QR simples',
  'Billing unavailable': 'Facturation indisponible',
  'Cancel anytime. You go back to the free plan and keep every review and workplace.':
    'Résiliez quand vous voulez. Vous revenez au forfait gratuit et gardez tous vos avis et établissements.',
  'Manage billing': 'Gérer la facturation',
  'Cancel subscription': 'Résilier l’abonnement',
  'Checkout failed': 'Échec du paiement',
  'Choose how to pay': 'Choisissez comment payer',
  'Compare all plans': 'Comparer les forfaits',
  'Confirming your payment...': 'Confirmation de votre paiement…',
  "Couldn't load your plan.": 'Votre forfait n’a pas pu être chargé.',
  'Current plan': 'Forfait actuel',
  'Email notifications': 'Notifications par e-mail',
  "Ends on {date} and won't renew": 'Se termine le {date}, sans renouvellement',
  'First in line': 'Vous passez en premier',
  'Free for as long as you like': 'Gratuit aussi longtemps que vous voulez',
  'Get Started<more> with {plan}</more>': 'Commencer<more> avec {plan}</more>',
  'Good work earns more than {limit} thank yous.': 'Le travail bien fait mérite plus de {limit}\u00a0mercis.',
  "It starts right away, and we credit what you haven't used to your next bills.":
    'Il commence aussitôt, et ce que vous n’avez pas utilisé est déduit de vos prochaines factures.',
  'Just {price} a month': '{price} par mois seulement',
  'Monthly and Annual': 'Mensuel et annuel',
  'Most Popular': 'Le plus choisi',
  'Multiple workplaces': 'Plusieurs établissements',
  'Nothing to lose': 'Rien à perdre',
  'Paid until {date}': 'Payé jusqu’au {date}',
  'Payment Error': 'Erreur de paiement',
  'Payment canceled. Nothing was charged.': 'Paiement annulé. Rien n’a été débité.',
  Payment: 'Paiement',
  'Plan and billing': 'Forfait et facturation',
  'Pricing as simple as a thank you': 'Des tarifs simples comme un merci',
  'Priority support': 'Assistance prioritaire',
  'Questions about the plans? Write to <address>{address}</address>.':
    'Des questions sur les forfaits\u202f? Écrivez à <address>{address}</address>.',
  'Save {amount} a year': 'Économisez {amount} par an',
  'Save {amount}': 'Économisez {amount}',
  'Saving {amount} per year': '{amount} d’économie par an',
  'Secure payment by Stripe, our card payment provider. We never see your card. Cancel anytime.':
    'Paiement sécurisé par Stripe, notre prestataire de paiement par carte. Nous ne voyons jamais votre carte. Résiliez quand vous voulez.',
  'Sign in<more> to choose {plan}</more>': 'Se connecter<more> pour choisir {plan}</more>',
  'Single workplace': 'Un seul établissement',
  'Stay a month or stay for years': 'Restez un mois ou des années',
  Subscribe: 'S’abonner',
  'Switch to {plan}': 'Passer en {plan}',
  'The Annual plan costs {price} per year instead of {before}.':
    'Le forfait annuel coûte {price} par an au lieu de {before}.',
  'The free plan stops after {limit} reviews. Paid plans keep going.':
    'Le forfait gratuit s’arrête après {limit}\u00a0avis. Les forfaits payants continuent.',
  'The free plan stops at {limit} reviews. With a paid plan, no one who wants to thank you is turned away.':
    'Le forfait gratuit s’arrête à {limit}\u00a0avis. Avec un forfait payant, toute personne qui veut vous remercier peut le faire.',
  'This usually takes a few seconds.': 'Cela prend en général quelques secondes.',
  'Unable to process payment. Please try again.': 'Le paiement n’a pas pu être traité. Veuillez réessayer.',
  'Unlimited reviews': 'Avis illimités',
  'Upgrade Your Account': 'Passez à un forfait payant',
  'Upgrade to {plan}': 'Passer en {plan}',
  "We couldn't open the payment page. Nothing was charged.":
    'La page de paiement n’a pas pu être ouverte. Rien n’a été débité.',
  "When you switch, the new plan starts right away. We credit what you haven't used to your next bills.":
    'Quand vous changez, le nouveau forfait commence aussitôt. Ce que vous n’avez pas utilisé est déduit de vos prochaines factures.',
  'Why Upgrade': 'Pourquoi s’abonner',
  Yearly: 'Annuel',
  'You have unlimited reviews, multiple workplaces and priority support.':
    'Vous avez des avis illimités, plusieurs établissements et l’assistance prioritaire.',
  'You now have unlimited reviews and multiple workplaces.':
    'Vous avez maintenant des avis illimités et plusieurs établissements.',
  "You're all set.": 'Tout est en place.',
  "You've used {used} of your {limit} free reviews. Upgrade so no one who wants to thank you is turned away.":
    'Vous avez utilisé {used} de vos {limit}\u00a0avis gratuits. Abonnez-vous pour que personne ne renonce à vous remercier.',
  'Your Annual plan is active': 'Votre forfait annuel est actif',
  'Your Monthly plan is active': 'Votre forfait mensuel est actif',
  'Your first {limit} reviews are free, no card needed. Upgrade when more people want to thank you, and cancel anytime.':
    'Vos {limit} premiers avis sont gratuits, sans carte bancaire. Abonnez-vous quand les mercis se multiplient, et résiliez quand vous voulez.',
  'Your last payment failed. Update your card under Manage billing and your plan will resume once the payment goes through.':
    'Votre dernier paiement a échoué. Mettez à jour votre carte dans Gérer la facturation\u00a0: votre forfait reprendra dès que le paiement sera passé.',
  'Your last payment failed. Update your card under Manage billing to keep your plan.':
    'Votre dernier paiement a échoué. Mettez à jour votre carte dans Gérer la facturation pour garder votre forfait.',
  'Your page stays open': 'Votre page reste ouverte',
  "Your payment isn't confirmed yet": 'Votre paiement n’est pas encore confirmé',
  'Your plan renews on {date}.': 'Votre forfait se renouvelle le {date}.',
  'Your plan runs until {date}.': 'Votre forfait est valable jusqu’au {date}.',
  "Your plan starts as soon as our payment provider confirms it. We'll email you then. You can close this page.":
    'Votre forfait commence dès que notre prestataire de paiement le confirme. Un e-mail vous préviendra. Vous pouvez fermer cette page.',
  'Your plan, price and renewal date.': 'Votre forfait, son prix et sa date de renouvellement.',
  'Your questions go to the top of the pile, and a real person answers them.':
    'Vos questions passent en haut de la pile, et une vraie personne y répond.',
  'Your {limit} free reviews are used. Upgrade to open your page again for everyone who wants to thank you.':
    'Vos {limit}\u00a0avis gratuits sont utilisés. Abonnez-vous pour rouvrir votre page à qui veut vous remercier.',
  '{limit} reviews total': '{limit}\u00a0avis au total',
  '{months}+ months free': 'Plus de {months}\u00a0mois offerts',
  '{used} of {limit} reviews used': '{used}\u00a0avis utilisés sur {limit}',
  '{used} reviews used, {limit} included': '{used}\u00a0avis utilisés, {limit} compris',
  '{used}. Your subscription is still running.': '{used}. Votre abonnement court toujours.',
};
