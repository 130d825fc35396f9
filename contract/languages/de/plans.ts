import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'plans'> = {
  // Names of the plans
  'Free plan': 'Kostenlos',
  'Monthly plan': 'Monatsabo',
  'Annual plan': 'Jahresabo',
  // The plan's card
  Upgrade: 'Upgrade',
  Limited: 'Begrenzt',
  Active: 'Aktiv',
  'Reviews used': 'Genutzte Bewertungen',
  '{remaining} remaining': 'Noch {remaining} frei',
  'Review limit reached. Upgrade to continue.': 'Limit erreicht. Mit einem Upgrade geht es weiter.',
  '{count} review this month|{count} reviews this month': {
    one: '{count}\u00a0Bewertung in diesem Monat',
    other: '{count}\u00a0Bewertungen in diesem Monat',
  },
  'Unlimited reviews available': 'Unbegrenzt viele Bewertungen',
  'Renews on {date}': 'Verlängert sich am {date}',
  'Runs until {date}': 'Läuft bis {date}',
  // Notes
  "Your page is paused. Guests can't leave a review until you upgrade.":
    'Ihre Seite pausiert. Gäste können erst nach einem Upgrade wieder bewerten.',
  'Failed to add workplace. {reason}': 'Arbeitsort nicht hinzugefügt. {reason}',
  'See plans': 'Preise ansehen',
  'Your last payment failed. Update your card in <settings>Settings</settings> to keep your plan.':
    'Die letzte Zahlung ist fehlgeschlagen. Aktualisieren Sie Ihre Karte in den <settings>Optionen</settings>, um Ihr Abo zu behalten.',
  'Your last payment failed. Update your card in <settings>Settings</settings> and your plan will resume once the payment goes through.':
    'Die letzte Zahlung ist fehlgeschlagen. Aktualisieren Sie Ihre Karte in den <settings>Optionen</settings>. Ihr Abo läuft weiter, sobald die Zahlung durchgeht.',
};
