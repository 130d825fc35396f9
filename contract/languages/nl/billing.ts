import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'nl', 'billing'> = {
  '<plan>Annual plan</plan>, {price} per year': '<plan>Jaarabonnement</plan>, {price} per jaar',
  '<plan>Monthly plan</plan>, {price} per month': '<plan>Maandabonnement</plan>, {price} per maand',
  '<price>{price}</price> per month': '<price>{price}</price> per maand',
  '<price>{price}</price> per year': '<price>{price}</price> per jaar',
  '<price>{price}</price> to start with': '<price>{price}</price> om te beginnen',
  'A code for every workplace': 'Een code voor elke werkplek',
  'Add every place you work. Each gets its own link and QR code, so you see where your reviews come from.':
    'Voeg elke plek toe waar u werkt. Elke krijgt een eigen link en QR-code, zo ziet u waar uw beoordelingen vandaan komen.',
  'Basic QR codes': 'Eenvoudige QR-codes',
  'Billing unavailable': 'Betaling niet bereikbaar',
  'Cancel anytime. You go back to the free plan and keep every review and workplace.':
    'Altijd opzegbaar. Daarna gaat het gratis verder, met al uw beoordelingen en werkplekken.',
  'Manage billing': 'Betaling beheren',
  'Cancel subscription': 'Abonnement opzeggen',
  'Checkout failed': 'Afrekenen mislukt',
  'Choose how to pay': 'Kies hoe u betaalt',
  'Compare all plans': 'Alle prijzen vergelijken',
  'Confirming your payment...': 'Uw betaling wordt bevestigd…',
  "Couldn't load your plan.": 'Uw abonnement kon niet worden geladen.',
  'Current plan': 'Huidig abonnement',
  'Email notifications': 'Bericht per e-mail',
  "Ends on {date} and won't renew": 'Eindigt op {date}, zonder verlenging',
  'First in line': 'Vooraan in de rij',
  'Free for as long as you like': 'Gratis zolang u wilt',
  'Get Started<more> with {plan}</more>': 'Beginnen<more> met {plan}</more>',
  'Good work earns more than {limit} thank yous.': 'Goed werk verdient meer dan {limit} keer dank.',
  "It starts right away, and we credit what you haven't used to your next bills.":
    'Het begint meteen, en wat u niet gebruikte verrekenen we met uw volgende betalingen.',
  'Just {price} a month': 'Maar {price} per maand',
  'Monthly and Annual': 'Maandelijks en jaarlijks',
  'Most Popular': 'Meest gekozen',
  'Multiple workplaces': 'Meer werkplekken',
  'Nothing to lose': 'Niets te verliezen',
  'Paid until {date}': 'Betaald tot {date}',
  'Payment Error': 'Fout bij betalen',
  'Payment canceled. Nothing was charged.': 'Betaling geannuleerd. Er is niets afgeschreven.',
  Payment: 'Betaling',
  'Plan and billing': 'Abonnement en betaling',
  'Pricing as simple as a thank you': 'Prijzen zo eenvoudig als een dankjewel',
  'Priority support': 'Hulp met voorrang',
  'Questions about the plans? Write to <address>{address}</address>.':
    'Vragen over de prijzen? Schrijf naar <address>{address}</address>.',
  'Save {amount} a year': 'Bespaar {amount} per jaar',
  'Save {amount}': 'Bespaar {amount}',
  'Saving {amount} per year': 'Scheelt {amount} per jaar',
  'Secure payment by Stripe, our card payment provider. We never see your card. Cancel anytime.':
    'Veilig betalen via Stripe, onze kaartdienst. We zien uw kaart nooit. Altijd opzegbaar.',
  'Sign in<more> to choose {plan}</more>': 'Inloggen<more> en {plan} kiezen</more>',
  'Single workplace': 'Eén werkplek',
  'Stay a month or stay for years': 'Een maand of jaren',
  Subscribe: 'Abonneren',
  'Switch to {plan}': 'Overstappen: {plan}',
  'The Annual plan costs {price} per year instead of {before}.':
    'Het jaarabonnement kost {price} per jaar in plaats van {before}.',
  'The free plan stops after {limit} reviews. Paid plans keep going.':
    'Gratis stopt na {limit} beoordelingen. Met een abonnement gaat het door.',
  'The free plan stops at {limit} reviews. With a paid plan, no one who wants to thank you is turned away.':
    'Gratis stopt bij {limit} beoordelingen. Met een abonnement wordt niemand geweigerd die u wil bedanken.',
  'This usually takes a few seconds.': 'Dit duurt meestal een paar seconden.',
  'Unable to process payment. Please try again.': 'De betaling lukte niet. Probeer het opnieuw.',
  'Unlimited reviews': 'Onbeperkt beoordelingen',
  'Upgrade Your Account': 'Uw account uitbreiden',
  'Upgrade to {plan}': 'Upgraden: {plan}',
  "We couldn't open the payment page. Nothing was charged.":
    'De betaalpagina ging niet open. Er is niets afgeschreven.',
  "When you switch, the new plan starts right away. We credit what you haven't used to your next bills.":
    'Stapt u over, dan begint het nieuwe abonnement meteen. Wat u niet gebruikte verrekenen we met uw volgende betalingen.',
  'Why Upgrade': 'Waarom upgraden',
  Yearly: 'Jaarlijks',
  'You have unlimited reviews, multiple workplaces and priority support.':
    'U hebt onbeperkt beoordelingen, meer werkplekken en hulp met voorrang.',
  'You now have unlimited reviews and multiple workplaces.':
    'U hebt nu onbeperkt beoordelingen en meer werkplekken.',
  "You're all set.": 'Alles is klaar.',
  "You've used {used} of your {limit} free reviews. Upgrade so no one who wants to thank you is turned away.":
    'U hebt {used} van {limit} gratis beoordelingen gebruikt. Upgrade, dan wordt niemand geweigerd die u wil bedanken.',
  'Your Annual plan is active': 'Uw jaarabonnement is actief',
  'Your Monthly plan is active': 'Uw maandabonnement is actief',
  'Your first {limit} reviews are free, no card needed. Upgrade when more people want to thank you, and cancel anytime.':
    'De eerste {limit} beoordelingen zijn gratis, zonder creditcard. Upgrade als meer mensen u willen bedanken, en zeg op wanneer u wilt.',
  'Your last payment failed. Update your card under Manage billing and your plan will resume once the payment goes through.':
    'Uw laatste betaling is mislukt. Werk uw kaart bij onder Betaling beheren; uw abonnement loopt door zodra de betaling lukt.',
  'Your last payment failed. Update your card under Manage billing to keep your plan.':
    'Uw laatste betaling is mislukt. Werk uw kaart bij onder Betaling beheren om uw abonnement te houden.',
  'Your page stays open': 'Uw pagina blijft open',
  "Your payment isn't confirmed yet": 'Uw betaling is nog niet bevestigd',
  'Your plan renews on {date}.': 'Uw abonnement wordt verlengd op {date}.',
  'Your plan runs until {date}.': 'Uw abonnement loopt tot {date}.',
  "Your plan starts as soon as our payment provider confirms it. We'll email you then. You can close this page.":
    'Uw abonnement begint zodra onze betaaldienst het bevestigt. Dan mailen we u. U kunt deze pagina sluiten.',
  'Your plan, price and renewal date.': 'Abonnement, prijs en verlenging.',
  'Your questions go to the top of the pile, and a real person answers them.':
    'Uw vragen komen bovenop de stapel, en een mens beantwoordt ze.',
  'Your {limit} free reviews are used. Upgrade to open your page again for everyone who wants to thank you.':
    'Uw {limit} gratis beoordelingen zijn op. Upgrade en uw pagina is weer open voor iedereen die u wil bedanken.',
  '{limit} reviews total': '{limit} beoordelingen in totaal',
  '{months}+ months free': 'Ruim {months} maanden gratis',
  '{used} of {limit} reviews used': '{used} van {limit} beoordelingen gebruikt',
  '{used} reviews used, {limit} included': '{used} beoordelingen gebruikt, {limit} inbegrepen',
  '{used}. Your subscription is still running.': '{used}. Uw abonnement loopt nog.',
};
