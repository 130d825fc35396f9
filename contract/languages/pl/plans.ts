import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'pl', 'plans'> = {
  // Names of the plans
  'Free plan': 'Plan darmowy',
  'Monthly plan': 'Plan miesięczny',
  'Annual plan': 'Plan roczny',
  // The plan's card
  Upgrade: 'Zmień plan',
  Limited: 'Ograniczony',
  Active: 'Aktywny',
  'Reviews used': 'Wykorzystane opinie',
  '{remaining} remaining': 'Zostało: {remaining}',
  'Review limit reached. Upgrade to continue.': 'Limit opinii wyczerpany. Zmień plan, aby zbierać dalej.',
  '{count} review this month|{count} reviews this month': {
    one: '{count}\u00a0opinia w tym miesiącu',
    few: '{count}\u00a0opinie w tym miesiącu',
    many: '{count}\u00a0opinii w tym miesiącu',
    other: '{count}\u00a0opinii w tym miesiącu',
  },
  'Unlimited reviews available': 'Opinie bez limitu',
  'Renews on {date}': 'Odnowienie: {date}',
  'Runs until {date}': 'Ważny do {date}',
  // Notes
  "Your page is paused. Guests can't leave a review until you upgrade.":
    'Twoja strona jest wstrzymana. Goście nie mogą zostawić opinii, dopóki nie zmienisz planu.',
  'Failed to add workplace. {reason}': 'Nie udało się dodać miejsca pracy. {reason}',
  'See plans': 'Zobacz plany',
  'Your last payment failed. Update your card in <settings>Settings</settings> to keep your plan.':
    'Ostatnia płatność się nie powiodła. Zaktualizuj kartę w <settings>Ustawieniach</settings>, aby zachować plan.',
  'Your last payment failed. Update your card in <settings>Settings</settings> and your plan will resume once the payment goes through.':
    'Ostatnia płatność się nie powiodła. Zaktualizuj kartę w <settings>Ustawieniach</settings>, a plan wróci, gdy płatność się powiedzie.',
};
