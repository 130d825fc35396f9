import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'nl', 'plans'> = {
  // Names of the plans
  'Free plan': 'Gratis',
  'Monthly plan': 'Maandabonnement',
  'Annual plan': 'Jaarabonnement',
  // The plan's card
  Upgrade: 'Upgraden',
  Limited: 'Beperkt',
  Active: 'Actief',
  'Reviews used': 'Gebruikte beoordelingen',
  '{remaining} remaining': 'Nog {remaining} over',
  'Review limit reached. Upgrade to continue.': 'Limiet bereikt. Upgrade om door te gaan.',
  '{count} review this month|{count} reviews this month': {
    one: '{count}\u00a0beoordeling deze maand',
    other: '{count}\u00a0beoordelingen deze maand',
  },
  'Unlimited reviews available': 'Onbeperkt beoordelingen',
  'Renews on {date}': 'Wordt verlengd op {date}',
  'Runs until {date}': 'Loopt tot {date}',
  // Notes
  "Your page is paused. Guests can't leave a review until you upgrade.":
    'Uw pagina staat op pauze. Gasten kunnen pas na een upgrade weer beoordelen.',
  'Failed to add workplace. {reason}': 'Werkplek niet toegevoegd. {reason}',
  'See plans': 'Prijzen bekijken',
  'Your last payment failed. Update your card in <settings>Settings</settings> to keep your plan.':
    'Uw laatste betaling is mislukt. Werk uw kaart bij onder <settings>Instellen</settings> om uw abonnement te houden.',
  'Your last payment failed. Update your card in <settings>Settings</settings> and your plan will resume once the payment goes through.':
    'Uw laatste betaling is mislukt. Werk uw kaart bij onder <settings>Instellen</settings>; uw abonnement loopt door zodra de betaling lukt.',
};
