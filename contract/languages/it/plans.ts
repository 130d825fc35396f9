import type { Dictionary } from '../sentences.ts';

/** `{limit}` is the number of free reviews: 5. */
export const texts: Dictionary<'it', 'plans'> = {
  // Names of the plans
  'Free plan': 'Piano Gratuito',
  'Monthly plan': 'Piano Mensile',
  'Annual plan': 'Piano Annuale',
  // The plan's card
  Upgrade: 'Cambia piano',
  Limited: 'Limitato',
  Active: 'Attivo',
  'Reviews used': 'Recensioni usate',
  '{remaining} remaining': 'Ancora {remaining}',
  'Review limit reached. Upgrade to continue.': 'Limite di recensioni raggiunto. Cambi piano per continuare.',
  '{count} review this month|{count} reviews this month': {
    one: '{count} recensione questo mese',
    other: '{count} recensioni questo mese',
  },
  'Unlimited reviews available': 'Recensioni illimitate',
  'Renews on {date}': 'Rinnovo: {date}',
  'Runs until {date}': 'Scadenza: {date}',
  // Notes
  "Your page is paused. Guests can't leave a review until you upgrade.":
    'La Sua pagina è in pausa. Per ricevere altre recensioni passi a un piano a pagamento.',
  'Failed to add workplace. {reason}': 'Luogo di lavoro non aggiunto. {reason}',
  'See plans': 'Vedi i piani',
  'Your last payment failed. Update your card in <settings>Settings</settings> to keep your plan.':
    'L’ultimo pagamento non è riuscito. Per mantenere il piano aggiorni la carta in <settings>Preferenze</settings>.',
  'Your last payment failed. Update your card in <settings>Settings</settings> and your plan will resume once the payment goes through.':
    'L’ultimo pagamento non è riuscito. Aggiorni la carta in <settings>Preferenze</settings>: il piano riprende appena il pagamento va a buon fine.',
};
