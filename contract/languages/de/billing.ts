import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'de', 'billing'> = {
  '<plan>Annual plan</plan>, {price} per year': '<plan>Jahresabo</plan>, {price} pro Jahr',
  '<plan>Monthly plan</plan>, {price} per month': '<plan>Monatsabo</plan>, {price} pro Monat',
  '<price>{price}</price> per month': '<price>{price}</price> pro Monat',
  '<price>{price}</price> per year': '<price>{price}</price> pro Jahr',
  '<price>{price}</price> to start with': '<price>{price}</price> zum Anfangen',
  'A code for every workplace': 'Ein Code für jeden Arbeitsort',
  'Add every place you work. Each gets its own link and QR code, so you see where your reviews come from.':
    'Tragen Sie jeden Arbeitsort ein. Jeder bekommt eigenen Link und QR-Code, so sehen Sie, woher Ihre Bewertungen kommen.',
  'Basic QR codes': 'Einfache QR-Codes',
  'Billing unavailable': 'Zahlung nicht erreichbar',
  'Cancel anytime. You go back to the free plan and keep every review and workplace.':
    'Jederzeit kündbar. Danach geht es kostenlos weiter, mit allen Bewertungen und Arbeitsorten.',
  'Manage billing': 'Zahlung verwalten',
  'Cancel subscription': 'Abo kündigen',
  'Checkout failed': 'Bezahlen fehlgeschlagen',
  'Choose how to pay': 'Zahlweise wählen',
  'Compare all plans': 'Alle Preise vergleichen',
  'Confirming your payment...': 'Zahlung wird bestätigt\u00a0…',
  "Couldn't load your plan.": 'Ihr Abo konnte nicht geladen werden.',
  'Current plan': 'Jetziges Abo',
  'Email notifications': 'Benachrichtigung per E-Mail',
  "Ends on {date} and won't renew": 'Endet am {date}, ohne Verlängerung',
  'First in line': 'Vorn in der Schlange',
  'Free for as long as you like': 'Kostenlos, solange Sie möchten',
  'Get Started<more> with {plan}</more>': 'Loslegen<more> mit {plan}</more>',
  'Good work earns more than {limit} thank yous.': 'Gute Arbeit verdient mehr als {limit} Danke.',
  "It starts right away, and we credit what you haven't used to your next bills.":
    'Es beginnt sofort, und Ungenutztes rechnen wir auf die nächsten Zahlungen an.',
  'Just {price} a month': 'Nur {price} im Monat',
  'Monthly and Annual': 'Monatlich und jährlich',
  'Most Popular': 'Am beliebtesten',
  'Multiple workplaces': 'Mehrere Arbeitsorte',
  'Nothing to lose': 'Kein Risiko',
  'Paid until {date}': 'Bezahlt bis {date}',
  'Payment Error': 'Zahlungsfehler',
  'Payment canceled. Nothing was charged.': 'Zahlung abgebrochen. Es wurde nichts abgebucht.',
  Payment: 'Zahlung',
  'Plan and billing': 'Abo und Zahlung',
  'Pricing as simple as a thank you': 'Preise, so einfach wie ein Danke',
  'Priority support': 'Bevorzugter Support',
  'Questions about the plans? Write to <address>{address}</address>.':
    'Fragen zu den Preisen? Schreiben Sie an <address>{address}</address>.',
  'Save {amount} a year': '{amount} im Jahr sparen',
  'Save {amount}': '{amount} sparen',
  'Saving {amount} per year': 'Spart {amount} im Jahr',
  'Secure payment by Stripe, our card payment provider. We never see your card. Cancel anytime.':
    'Sichere Zahlung über Stripe, unseren Kartendienst. Wir sehen Ihre Karte nie. Jederzeit kündbar.',
  'Sign in<more> to choose {plan}</more>': 'Anmelden<more> und {plan} wählen</more>',
  'Single workplace': 'Ein Arbeitsort',
  'Stay a month or stay for years': 'Für einen Monat oder für Jahre',
  Subscribe: 'Abonnieren',
  'Switch to {plan}': 'Wechseln: {plan}',
  'The Annual plan costs {price} per year instead of {before}.':
    'Das Jahresabo kostet {price} im Jahr statt {before}.',
  'The free plan stops after {limit} reviews. Paid plans keep going.':
    'Kostenlos ist nach {limit} Bewertungen Schluss. Mit Abo geht es weiter.',
  'The free plan stops at {limit} reviews. With a paid plan, no one who wants to thank you is turned away.':
    'Kostenlos ist bei {limit} Bewertungen Schluss. Mit einem Abo wird niemand abgewiesen, der Ihnen danken möchte.',
  'This usually takes a few seconds.': 'Das dauert meist ein paar Sekunden.',
  'Unable to process payment. Please try again.':
    'Die Zahlung ging nicht durch. Bitte versuchen Sie es erneut.',
  'Unlimited reviews': 'Unbegrenzt viele Bewertungen',
  'Upgrade Your Account': 'Ihr Konto erweitern',
  'Upgrade to {plan}': 'Upgrade: {plan}',
  "We couldn't open the payment page. Nothing was charged.":
    'Die Zahlungsseite ließ sich nicht öffnen. Es wurde nichts abgebucht.',
  "When you switch, the new plan starts right away. We credit what you haven't used to your next bills.":
    'Bei einem Wechsel beginnt das neue Abo sofort. Ungenutztes rechnen wir auf die nächsten Zahlungen an.',
  'Why Upgrade': 'Warum ein Upgrade',
  Yearly: 'Jährlich',
  'You have unlimited reviews, multiple workplaces and priority support.':
    'Sie haben unbegrenzt viele Bewertungen, mehrere Arbeitsorte und bevorzugten Support.',
  'You now have unlimited reviews and multiple workplaces.':
    'Sie haben jetzt unbegrenzt viele Bewertungen und mehrere Arbeitsorte.',
  "You're all set.": 'Alles erledigt.',
  "You've used {used} of your {limit} free reviews. Upgrade so no one who wants to thank you is turned away.":
    'Sie haben {used} von {limit} kostenlosen Bewertungen verbraucht. Mit einem Upgrade wird niemand abgewiesen, der Ihnen danken möchte.',
  'Your Annual plan is active': 'Ihr Jahresabo ist aktiv',
  'Your Monthly plan is active': 'Ihr Monatsabo ist aktiv',
  'Your first {limit} reviews are free, no card needed. Upgrade when more people want to thank you, and cancel anytime.':
    'Die ersten {limit} Bewertungen sind kostenlos, ohne Kreditkarte. Wählen Sie ein Upgrade, wenn mehr Menschen Ihnen danken möchten, und kündigen Sie jederzeit.',
  'Your last payment failed. Update your card under Manage billing and your plan will resume once the payment goes through.':
    'Die letzte Zahlung ist fehlgeschlagen. Aktualisieren Sie Ihre Karte unter „Zahlung verwalten“. Ihr Abo läuft weiter, sobald die Zahlung durchgeht.',
  'Your last payment failed. Update your card under Manage billing to keep your plan.':
    'Die letzte Zahlung ist fehlgeschlagen. Aktualisieren Sie Ihre Karte unter „Zahlung verwalten“, um Ihr Abo zu behalten.',
  'Your page stays open': 'Ihre Seite bleibt offen',
  "Your payment isn't confirmed yet": 'Ihre Zahlung ist noch nicht bestätigt',
  'Your plan renews on {date}.': 'Ihr Abo verlängert sich am {date}.',
  'Your plan runs until {date}.': 'Ihr Abo läuft bis {date}.',
  "Your plan starts as soon as our payment provider confirms it. We'll email you then. You can close this page.":
    'Ihr Abo beginnt, sobald unser Zahlungsdienst es bestätigt. Dann schreiben wir Ihnen. Sie können diese Seite schließen.',
  'Your plan, price and renewal date.': 'Abo, Preis und Verlängerung.',
  'Your questions go to the top of the pile, and a real person answers them.':
    'Ihre Fragen kommen ganz nach oben, und ein Mensch beantwortet sie.',
  'Your {limit} free reviews are used. Upgrade to open your page again for everyone who wants to thank you.':
    'Ihre {limit} kostenlosen Bewertungen sind verbraucht. Mit einem Upgrade ist Ihre Seite wieder offen für alle, die Ihnen danken möchten.',
  '{limit} reviews total': 'Insgesamt {limit} Bewertungen',
  '{months}+ months free': 'Über {months} Monate gratis',
  '{used} of {limit} reviews used': '{used} von {limit} Bewertungen verbraucht',
  '{used} reviews used, {limit} included': '{used} Bewertungen verbraucht, {limit} inklusive',
  '{used}. Your subscription is still running.': '{used}. Ihr Abo läuft noch.',
};
