import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'pages'> = {
  // Choosing emails without signing in
  'Review emails are on': 'Les e-mails d’avis sont activés',
  'Review emails are off': 'Les e-mails d’avis sont désactivés',
  "We won't email you new or changed reviews. You'll still find them in your list. Anything already waiting is sent one last time.":
    'Vos avis nouveaux ou modifiés n’arriveront plus par e-mail. Vous les trouverez toujours dans votre liste. Ce qui attendait déjà part une dernière fois.',
  'Stop review emails': 'Arrêter les e-mails d’avis',
  'Turn them back on': 'Les réactiver',
  'Or get them less often:': 'Ou les recevoir moins souvent\u00a0:',
  'Or change how often you get them:': 'Ou changer leur fréquence\u00a0:',
  'You can also choose this in <settings>Settings</settings>.':
    'Vous pouvez aussi le choisir dans <settings>Réglages</settings>.',
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
