import type { Dictionary } from '../sentences.ts';

/** `{limit}` is the number of free reviews: 5. */
export const texts: Dictionary<'pt', 'plans'> = {
  // Names of the plans
  'Free plan': 'Plano grátis',
  'Monthly plan': 'Plano mensal',
  'Annual plan': 'Plano anual',
  // The plan's card
  Upgrade: 'Fazer upgrade',
  Limited: 'Limitado',
  Active: 'Ativo',
  'Reviews used': 'Avaliações usadas',
  '{remaining} remaining': 'Restam {remaining}',
  'Review limit reached. Upgrade to continue.': 'Limite de avaliações atingido. Faça upgrade para continuar.',
  '{count} review this month|{count} reviews this month': {
    one: '{count} avaliação este mês',
    other: '{count} avaliações este mês',
  },
  'Unlimited reviews available': 'Avaliações ilimitadas',
  'Renews on {date}': 'Renova em {date}',
  'Runs until {date}': 'Vale até {date}',
  // Notes
  "Your page is paused. Guests can't leave a review until you upgrade.":
    'Sua página está pausada. Para voltar a receber avaliações, faça upgrade.',
  'Failed to add workplace. {reason}': 'Não foi possível adicionar o local. {reason}',
  'See plans': 'Ver planos',
  'Your last payment failed. Update your card in <settings>Settings</settings> to keep your plan.':
    'Seu último pagamento falhou. Atualize seu cartão em <settings>Ajustes</settings> para manter seu plano.',
  'Your last payment failed. Update your card in <settings>Settings</settings> and your plan will resume once the payment goes through.':
    'Seu último pagamento falhou. Atualize seu cartão em <settings>Ajustes</settings> e seu plano volta assim que o pagamento for aprovado.',
};
