import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'pages'> = {
  // Choosing emails without signing in
  'Review emails are on': 'Les e-mails d’avis sont activés',
  'Review emails are off': 'Les e-mails d’avis sont désactivés',
  'We email you every new review.': 'Chaque nouvel avis vous est envoyé par e-mail.',
  "We won't email you new reviews. You'll still find them in your list. Anything already waiting is sent one last time.":
    'Vos nouveaux avis n’arriveront plus par e-mail. Vous les trouverez toujours dans votre liste. Ce qui attendait déjà part une dernière fois.',
  'Stop review emails': 'Arrêter les e-mails d’avis',
  'Emails about changed reviews are on': 'Les e-mails d’avis modifiés sont activés',
  'Emails about changed reviews are off': 'Les e-mails d’avis modifiés sont désactivés',
  'We email you when a customer edits a review or takes it back.':
    'Un e-mail vous prévient quand un client modifie ou retire un avis.',
  "We won't email you when a customer edits a review or takes it back. You'll see it in your list. Anything already waiting is sent one last time.":
    'Aucun e-mail quand un client modifie ou retire un avis. Vous le verrez dans votre liste. Ce qui attendait déjà part une dernière fois.',
  'Stop emails about changed reviews': 'Arrêter les e-mails d’avis modifiés',
  'Emails about your page and plan are on': 'Les e-mails sur votre page et votre forfait sont activés',
  'Emails about your page and plan are off': 'Les e-mails sur votre page et votre forfait sont désactivés',
  'We email you when a customer finds your page paused, or your plan ends.':
    'Un e-mail vous prévient quand un client trouve votre page en pause ou que votre forfait se termine.',
  "We won't email you when a customer finds your page paused or your plan ends. We'll still tell you if a payment fails. Anything already waiting is sent one last time.":
    'Aucun e-mail quand un client trouve votre page en pause ou que votre forfait se termine. Vous saurez toujours si un paiement échoue. Ce qui attendait déjà part une dernière fois.',
  'Stop emails about your page and plan': 'Arrêter les e-mails sur la page et le forfait',
  'Turn them back on': 'Les réactiver',
  'Or get them less often:': 'Ou les recevoir moins souvent\u00a0:',
  'Or change how often you get them:': 'Ou changer leur fréquence\u00a0:',
  'Right away': 'Aussitôt',
  Daily: 'Chaque jour',
  Weekly: 'Chaque semaine',
  'We send them in one email, once a day, at 8 in the morning ({place}).':
    'Ils arrivent en un e-mail, une fois par jour, à 8\u00a0h du matin ({place}).',
  'We send them in one email, once a week, on Mondays, at 8 in the morning ({place}).':
    'Ils arrivent en un e-mail, une fois par semaine, le lundi à 8\u00a0h du matin ({place}).',
  '{city} time': 'heure locale à {city}',
  'You can choose this for each kind of email, and set quiet hours, in <settings>Settings</settings>.':
    'Vous pouvez choisir pour chaque type d’e-mail, et fixer des heures calmes, dans <settings>Réglages</settings>.',
  "This link isn't valid": 'Ce lien n’est pas valide',
  'It may have been cut off. Please open it from your latest email.':
    'Il est peut-être incomplet. Veuillez l’ouvrir depuis votre dernier e-mail.',
  // Errors
  "This page can't be opened": 'Cette page ne peut pas être ouverte',
  '{message}.': '{message}.',
  // Payments that need no card
  'Test payment': 'Paiement d’essai',
  Pay: 'Payer',
  'Try a declined card': 'Essayer une carte refusée',
  'The card was declined. Nothing was charged.': 'La carte a été refusée. Rien n’a été débité.',
  'Already paid': 'Déjà payé',
  "There's nothing left to do here.": 'Il n’y a plus rien à faire ici.',
  'Test billing': 'Facturation d’essai',
  'This subscription has ended.': 'Cet abonnement est terminé.',
  'Your subscription is canceled. Your plan stays active until {date}.':
    'Votre abonnement est résilié. Votre forfait reste actif jusqu’au {date}.',
  'Renews on {date}.': 'Se renouvelle le {date}.',
  'Keep subscription': 'Garder l’abonnement',
  'Cancel subscription': 'Résilier l’abonnement',
  'Back to Settings': 'Retour aux réglages',
  'This page is closed': 'Cette page est fermée',
  'The payment was canceled, or the link is incomplete. Please start again from the pricing page.':
    'Le paiement a été annulé, ou le lien est incomplet. Veuillez recommencer depuis la page des tarifs.',
  'This is a test page instead of a payment provider. It needs no card, and no money moves.':
    'Ceci est une page d’essai à la place d’un prestataire de paiement. Sans carte, et sans mouvement d’argent.',
};
