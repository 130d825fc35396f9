import type { Dictionary } from '../sentences.ts';

/** `{limit}` is the number of free reviews: 5. */
export const texts: Dictionary<'es', 'plans'> = {
  // Names of the plans
  'Free plan': 'Plan gratuito',
  'Monthly plan': 'Plan mensual',
  'Annual plan': 'Plan anual',
  // The plan's card
  Upgrade: 'Mejorar plan',
  Limited: 'Limitado',
  Active: 'Activo',
  'Reviews used': 'Opiniones usadas',
  '{remaining} remaining': 'Quedan {remaining}',
  'Review limit reached. Upgrade to continue.':
    'Ha llegado al límite de opiniones. Mejore su plan para continuar.',
  '{count} review this month|{count} reviews this month': {
    one: '{count} opinión este mes',
    other: '{count} opiniones este mes',
  },
  'Unlimited reviews available': 'Opiniones ilimitadas',
  'Renews on {date}': 'Se renueva el {date}',
  'Runs until {date}': 'Vigente hasta el {date}',
  // Notes
  "Your page is paused. Guests can't leave a review until you upgrade.":
    'Su página está en pausa. Nadie puede dejar una opinión hasta que mejore su plan.',
  'Failed to add workplace. {reason}': 'No se ha podido añadir el lugar. {reason}',
  'See plans': 'Ver los planes',
  'Your last payment failed. Update your card in <settings>Settings</settings> to keep your plan.':
    'El último pago ha fallado. Actualice su tarjeta en <settings>Ajustes</settings> para conservar su plan.',
  'Your last payment failed. Update your card in <settings>Settings</settings> and your plan will resume once the payment goes through.':
    'El último pago ha fallado. Actualice su tarjeta en <settings>Ajustes</settings> y su plan se reanudará en cuanto se complete el pago.',
};
