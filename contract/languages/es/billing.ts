import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'es', 'billing'> = {
  '<plan>Annual plan</plan>, {price} per year': '<plan>Plan anual</plan>, {price} al año',
  '<plan>Monthly plan</plan>, {price} per month': '<plan>Plan mensual</plan>, {price} al mes',
  '<price>{price}</price> per month': '<price>{price}</price> al mes',
  '<price>{price}</price> per year': '<price>{price}</price> al año',
  '<price>{price}</price> to start with': '<price>{price}</price> para empezar',
  'A code for every workplace': 'Un código para cada lugar',
  'Add every place you work. Each gets its own link and QR code, so you see where your reviews come from.':
    'Añada todos sus lugares de trabajo. Cada uno tiene su enlace y su código QR, así que verá de dónde vienen sus opiniones.',
  'Basic QR codes': 'Códigos QR básicos',
  'Billing unavailable': 'Pagos no disponibles',
  'Cancel anytime. You go back to the free plan and keep every review and workplace.':
    'Cancele cuando quiera. Vuelve al plan gratuito y conserva todas sus opiniones y lugares de trabajo.',
  'Manage billing': 'Gestionar pagos',
  'Cancel subscription': 'Cancelar suscripción',
  'Checkout failed': 'No se ha podido pagar',
  'Choose how to pay': 'Elija cómo pagar',
  'Compare all plans': 'Comparar los planes',
  'Confirming your payment...': 'Confirmando su pago…',
  "Couldn't load your plan.": 'No se ha podido cargar su plan.',
  'Current plan': 'Plan actual',
  'Email notifications': 'Avisos por correo',
  "Ends on {date} and won't renew": 'Termina el {date} y no se renueva',
  'First in line': 'Usted, lo primero',
  'Free for as long as you like': 'Gratis todo el tiempo que quiera',
  'Get Started<more> with {plan}</more>': 'Empezar<more> con el plan {plan}</more>',
  'Good work earns more than {limit} thank yous.': 'El buen trabajo merece más de {limit} gracias.',
  "It starts right away, and we credit what you haven't used to your next bills.":
    'Empieza de inmediato y le descontamos lo no usado de sus próximas facturas.',
  'Just {price} a month': 'Solo {price} al mes',
  'Monthly and Annual': 'Mensual y Anual',
  'Most Popular': 'El más elegido',
  'Multiple workplaces': 'Varios lugares de trabajo',
  'Nothing to lose': 'Nada que perder',
  'Paid until {date}': 'Pagado hasta el {date}',
  'Payment Error': 'Error en el pago',
  'Payment canceled. Nothing was charged.': 'Pago cancelado. No se ha cobrado nada.',
  Payment: 'Pago',
  'Plan and billing': 'Plan y pagos',
  'Pricing as simple as a thank you': 'Precios tan sencillos como dar las gracias',
  'Priority support': 'Atención prioritaria',
  'Questions about the plans? Write to <address>{address}</address>.':
    '¿Preguntas sobre los planes? Escriba a <address>{address}</address>.',
  'Save {amount} a year': 'Ahorre {amount} al año',
  'Save {amount}': 'Ahorre {amount}',
  'Saving {amount} per year': 'Ahorro de {amount} al año',
  'Secure payment by Stripe, our card payment provider. We never see your card. Cancel anytime.':
    'Pago seguro con Stripe, nuestro proveedor de pagos con tarjeta. Nunca vemos su tarjeta. Cancele cuando quiera.',
  'Sign in<more> to choose {plan}</more>': 'Entrar<more> para elegir el plan {plan}</more>',
  'Single workplace': 'Un lugar de trabajo',
  'Stay a month or stay for years': 'Un mes o muchos años',
  Subscribe: 'Suscribirse',
  'Switch to {plan}': 'Cambiar al plan {plan}',
  'The Annual plan costs {price} per year instead of {before}.':
    'El plan anual cuesta {price} al año en lugar de {before}.',
  'The free plan stops after {limit} reviews. Paid plans keep going.':
    'El plan gratuito llega hasta {limit} opiniones. Los de pago siguen.',
  'The free plan stops at {limit} reviews. With a paid plan, no one who wants to thank you is turned away.':
    'El plan gratuito llega hasta {limit} opiniones. Con un plan de pago, nadie que quiera darle las gracias se queda fuera.',
  'This usually takes a few seconds.': 'Suele tardar unos segundos.',
  'Unable to process payment. Please try again.': 'No se ha podido procesar el pago. Inténtelo de nuevo.',
  'Unlimited reviews': 'Opiniones ilimitadas',
  'Upgrade Your Account': 'Mejore su plan',
  'Upgrade to {plan}': 'Pasar al plan {plan}',
  "We couldn't open the payment page. Nothing was charged.":
    'No hemos podido abrir la página de pago. No se ha cobrado nada.',
  "When you switch, the new plan starts right away. We credit what you haven't used to your next bills.":
    'Al cambiar, el nuevo plan empieza de inmediato. Le descontamos lo no usado de sus próximas facturas.',
  'Why Upgrade': 'Por qué mejorar',
  Yearly: 'Anual',
  'You have unlimited reviews, multiple workplaces and priority support.':
    'Tiene opiniones ilimitadas, varios lugares de trabajo y atención prioritaria.',
  'You now have unlimited reviews and multiple workplaces.':
    'Ya tiene opiniones ilimitadas y varios lugares de trabajo.',
  "You're all set.": 'Todo listo.',
  "You've used {used} of your {limit} free reviews. Upgrade so no one who wants to thank you is turned away.":
    'Ha usado {used} de sus {limit} opiniones gratis. Mejore su plan para que nadie que quiera darle las gracias se quede fuera.',
  'Your Annual plan is active': 'Su plan anual está activo',
  'Your Monthly plan is active': 'Su plan mensual está activo',
  'Your first {limit} reviews are free, no card needed. Upgrade when more people want to thank you, and cancel anytime.':
    'Sus primeras {limit} opiniones son gratis, sin tarjeta. Mejore su plan cuando más personas quieran darle las gracias, y cancele cuando quiera.',
  'Your last payment failed. Update your card under Manage billing and your plan will resume once the payment goes through.':
    'El último pago ha fallado. Actualice su tarjeta en Gestionar pagos y su plan se reanudará en cuanto se complete el pago.',
  'Your last payment failed. Update your card under Manage billing to keep your plan.':
    'El último pago ha fallado. Actualice su tarjeta en Gestionar pagos para conservar su plan.',
  'Your page stays open': 'Su página sigue abierta',
  "Your payment isn't confirmed yet": 'Su pago aún no está confirmado',
  'Your plan renews on {date}.': 'Su plan se renueva el {date}.',
  'Your plan runs until {date}.': 'Su plan está vigente hasta el {date}.',
  "Your plan starts as soon as our payment provider confirms it. We'll email you then. You can close this page.":
    'Su plan empieza en cuanto lo confirme nuestro proveedor de pagos. Le avisaremos por correo. Puede cerrar esta página.',
  'Your plan, price and renewal date.': 'Su plan, el precio y la fecha de renovación.',
  'Your questions go to the top of the pile, and a real person answers them.':
    'Sus preguntas van las primeras, y las contesta una persona de verdad.',
  'Your {limit} free reviews are used. Upgrade to open your page again for everyone who wants to thank you.':
    'Ya ha usado sus {limit} opiniones gratis. Mejore su plan para reabrir su página a todos los que quieran darle las gracias.',
  '{limit} reviews total': '{limit} opiniones en total',
  '{months}+ months free': 'Más de {months}\u00a0meses gratis',
  '{used} of {limit} reviews used': '{used} de {limit} opiniones usadas',
  '{used} reviews used, {limit} included': '{used} opiniones usadas, {limit} incluidas',
  '{used}. Your subscription is still running.': '{used}. Su suscripción sigue en curso.',
};
