import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'plans'> = {
  // Names of the plans
  'Free plan': 'Forfait gratuit',
  'Monthly plan': 'Forfait mensuel',
  'Annual plan': 'Forfait annuel',
  // The plan's card
  Upgrade: 'S’abonner',
  Limited: 'Limité',
  Active: 'Actif',
  'Reviews used': 'Avis utilisés',
  '{remaining} remaining': 'Il en reste {remaining}',
  'Review limit reached. Upgrade to continue.': 'Limite d’avis atteinte. Abonnez-vous pour continuer.',
  '{count} review this month|{count} reviews this month': {
    one: '{count}\u00a0avis ce mois-ci',
    other: '{count}\u00a0avis ce mois-ci',
  },
  'Unlimited reviews available': 'Avis illimités',
  'Renews on {date}': 'Se renouvelle le {date}',
  'Runs until {date}': 'Valable jusqu’au {date}',
  // Notes
  "Your page is paused. Guests can't leave a review until you upgrade.":
    'Votre page est en pause. Abonnez-vous pour recevoir de nouveaux avis.',
  'Failed to add workplace. {reason}': 'L’établissement n’a pas pu être ajouté. {reason}',
  'See plans': 'Voir les forfaits',
  'Your last payment failed. Update your card in <settings>Settings</settings> to keep your plan.':
    'Votre dernier paiement a échoué. Mettez à jour votre carte dans <settings>Réglages</settings> pour garder votre forfait.',
  'Your last payment failed. Update your card in <settings>Settings</settings> and your plan will resume once the payment goes through.':
    'Votre dernier paiement a échoué. Mettez à jour votre carte dans <settings>Réglages</settings>\u00a0: votre forfait reprendra dès que le paiement sera passé.',
};
