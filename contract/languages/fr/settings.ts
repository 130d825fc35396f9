import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'settings'> = {
  'Groups of settings': 'Groupes de réglages',
  Account: 'Compte',
  Plan: 'Forfait',
  Devices: 'Appareils',
  // Workplaces
  Workplaces: 'Établissements',
  'Manage Workplaces': 'Gérer les établissements',
  'Where you work. Each place has its own link and QR code.':
    'Là où vous travaillez. Chaque établissement a son lien et son code QR.',
  'No workplaces yet': 'Pas encore d’établissement',
  'Add one to see where each review comes from.': 'Ajoutez-en un pour savoir d’où vient chaque avis.',
  // Of a workplace, and of a person
  Name: 'Nom',
  Location: 'Lieu',
  Actions: 'Actions',
  'Optional. A town, street or branch, to tell it apart.':
    'Facultatif. Une ville, une rue ou une enseigne, pour le distinguer.',
  'Add Workplace': 'Ajouter un établissement',
  'Customers will see its name on your review page.': 'Vos clients verront son nom sur votre page d’avis.',
  'Workplace added successfully': 'Établissement ajouté',
  'Failed to add workplace': 'L’établissement n’a pas pu être ajouté',
  'Nothing was saved. A second workplace needs a paid plan.':
    'Rien n’a été enregistré. Un deuxième établissement demande un forfait payant.',
  'Nothing was saved. Please try again.': 'Rien n’a été enregistré. Veuillez réessayer.',
  'Edit {name}': 'Modifier {name}',
  'Edit Workplace': 'Modifier l’établissement',
  "This workplace's links and printed codes will keep working.":
    'Ses liens et ses codes imprimés continueront de fonctionner.',
  'Save Changes': 'Enregistrer',
  'Workplace updated successfully': 'Établissement modifié',
  'Failed to update workplace': 'L’établissement n’a pas pu être modifié',
  'Delete {name}': 'Supprimer {name}',
  "Delete {name}? You'll keep its reviews as General Reviews. Its codes will open your general page.":
    'Supprimer {name}\u202f? Ses avis resteront, comme avis généraux. Ses codes ouvriront votre page générale.',
  'Workplace deleted successfully': 'Établissement supprimé',
  'Failed to delete workplace': 'L’établissement n’a pas pu être supprimé',
  // Emails
  Emails: 'E-mails',
  'Choose what we email you, and how often.': 'Choisissez ce que vous recevez par e-mail, et quand.',
  'Failed to save your email settings': 'Vos réglages d’e-mail n’ont pas pu être enregistrés',
  'New and changed reviews': 'Avis nouveaux et modifiés',
  // Emails about your page and your plan
  // How often
  'Right away': 'Aussitôt',
  Daily: 'Chaque jour',
  Never: 'Jamais',
  'You get each new or changed review right away.': 'Chaque avis nouveau ou modifié arrive aussitôt.',
  // {time} is "Lisbon time"
  'In one email a day, 24 hours after the first of them.':
    'En un e-mail par jour, 24 heures après le premier d’entre eux.',
  "They aren't emailed. You'll find them in your list.": 'Aucun e-mail. Vous les trouverez dans votre liste.',
  'Saved. Anything already waiting is sent one last time.':
    'Enregistré. Ce qui attendait déjà part une dernière fois.',
  // Hours of a day
  'Fold 1- and 2-star reviews until I open them':
    'Replier les avis à 1 et 2\u00a0étoiles jusqu’à leur ouverture',
  'In your emails and your lists. They still count in your average.':
    'Dans vos e-mails et vos listes. Ils comptent toujours dans votre moyenne.',
  'Emails about your password and address always come right away.':
    'Les e-mails sur votre mot de passe et votre adresse arrivent toujours aussitôt.',
  'Emails about your account and plan always come right away.':
    'Les e-mails sur votre compte et votre forfait arrivent toujours aussitôt.',
  'On hold': 'En attente',
  'These emails wait until you open the link we sent to {email}.':
    'Ces e-mails attendent que vous ouvriez le lien envoyé à {email}.',
  'Mail for {email} was refused: {refusal}. Try again, or change your address under Account.':
    'L’e-mail à {email} a été refusé\u00a0: {refusal}. Réessayez, ou changez d’adresse dans Compte.',
  // Notifications
  Alerts: 'Alertes',
  'Hear about a new review right here.': 'Apprenez ici même qu’un avis est arrivé.',
  "Couldn't load your alerts.": 'Vos alertes n’ont pas pu être chargées.',
  'Failed to save your alerts': 'Vos alertes n’ont pas pu être enregistrées',
  'Notify me on this device': 'M’alerter sur cet appareil',
  'As in “★★★★★ from Ana”. You still get your emails.':
    'Par exemple «\u00a0★★★★★ par Ana\u00a0». Vous recevez toujours vos e-mails.',
  'As in “★★★★★ from Ana”. Alerts follow your email settings: same reviews, same times.':
    'Par exemple «\u00a0★★★★★ par Ana\u00a0». Les alertes suivent vos réglages d’e-mail\u00a0: mêmes avis, mêmes heures.',
  'Emails about new reviews are set to Never, so no alerts come either.':
    'Les e-mails de nouveaux avis sont réglés sur Jamais\u00a0: il n’y a donc pas d’alertes non plus.',
  'Choose Allow when your browser asks.': 'Choisissez Autoriser quand votre navigateur le demande.',
  'Your browser blocks notifications from {site}. Allow them in its site settings, or in the settings of your phone.':
    'Votre navigateur bloque les notifications de {site}. Autorisez-les dans ses paramètres de site ou dans ceux du téléphone.',
  'On iPhone and iPad, this needs the installed app. Tap Share, then Add to Home Screen, and open {site} from there.':
    'Sur iPhone et iPad, il faut installer l’app. Touchez Partager, puis Sur l’écran d’accueil, et ouvrez {site} de là.',
  "This browser can't show notifications. You still get your emails.":
    'Ce navigateur ne peut pas afficher de notifications. Vous recevez toujours vos e-mails.',
  'Show the words of the review': 'Afficher le texte de l’avis',
  "Anyone who sees your screen can read them, even while it's locked.":
    'Toute personne qui voit votre écran peut le lire, même verrouillé.',
  // The account
  'Account Settings': 'Réglages du compte',
  'Your name, sign-in and data. More settings are coming soon.':
    'Votre nom, votre connexion et vos données. D’autres réglages arrivent bientôt.',
  // A button beside the name, the email address and the password
  Change: 'Modifier',
  'Change name': 'Changer de nom',
  'Change your name': 'Changer de nom',
  'Customers only see your first name.': 'Vos clients ne voient que votre prénom.',
  'Save name': 'Enregistrer',
  'Saving...': 'Enregistrement…',
  'Name changed': 'Nom changé',
  'Failed to change name': 'Le nom n’a pas pu être changé',
  'Change email': 'Changer d’e-mail',
  'Change your email': 'Changer d’e-mail',
  "We'll send a link to your new address. Nothing changes until you open it.":
    'Un lien sera envoyé à votre nouvelle adresse. Rien ne change avant que vous l’ouvriez.',
  'Your new address.': 'Votre nouvelle adresse.',
  "To make sure it's you.": 'Pour vérifier que c’est bien vous.',
  'Send link': 'Envoyer le lien',
  'Confirmation email sent': 'E-mail de confirmation envoyé',
  'We sent a link to {email}. Open it within 24 hours to change your address.':
    'Un lien a été envoyé à {email}. Ouvrez-le dans les 24\u00a0heures pour changer d’adresse.',
  'Failed to change email': 'L’e-mail n’a pas pu être changé',
  'Changing it signs out your other devices.': 'En changer déconnecte vos autres appareils.',
  'Change password': 'Changer de mot de passe',
  'Change your password': 'Changer de mot de passe',
  "You'll stay signed in here. Your other devices will be signed out.":
    'La session reste ouverte ici. Vos autres appareils seront déconnectés.',
  'Your current password.': 'Votre mot de passe actuel.',
  'Which passkeys may stay?': 'Quelles clés d’accès garder\u202f?',
  'Check only those you recognize. The others will be removed.':
    'Cochez seulement celles que vous reconnaissez. Les autres seront supprimées.',
  'Save password': 'Enregistrer',
  'Password changed': 'Mot de passe changé',
  'Failed to change password': 'Le mot de passe n’a pas pu être changé',
  // What the chosen language is for; {language} is what the browser asks for, e.g. "Deutsch"
  'Pages, emails and notifications.': 'Pages, e-mails et notifications.',
  'Same as browser ({language})': 'Celle du navigateur ({language})',
  'Failed to change language': 'La langue n’a pas pu être changée',
  Data: 'Données',
  'Everything we store about you, including your reviews, in one file.':
    'Tout ce que nous conservons sur vous, avis compris, en un seul fichier.',
  'Download my data': 'Télécharger mes données',
  'Data downloaded': 'Données téléchargées',
  'Failed to download your data': 'Vos données n’ont pas pu être téléchargées',
  // Devices
  "Where you're signed in": 'Vos sessions ouvertes',
  "Don't recognize a device? Sign it out.": 'Un appareil inconnu\u202f? Déconnectez-le.',
  "Couldn't load your devices.": 'Vos appareils n’ont pas pu être chargés.',
  'Show all {count}': 'Tout afficher ({count})',
  "You're not signed in anywhere else.": 'Aucune autre session n’est ouverte.',
  // E.g. "Chrome on Android"
  '{browser} on {system}': '{browser} sur {system}',
  'Unknown device': 'Appareil inconnu',
  'This device': 'Cet appareil',
  'Active now, signed in today': 'Actif, session ouverte aujourd’hui',
  'Active now, signed in on {date}': 'Actif, session ouverte le {date}',
  'Last used today, signed in today': 'Utilisé aujourd’hui, session ouverte aujourd’hui',
  'Last used today, signed in on {date}': 'Utilisé aujourd’hui, session ouverte le {date}',
  'Last used on {used}, signed in on {date}': 'Utilisé le {used}, session ouverte le {date}',
  'Sign out {device}': 'Déconnecter {device}',
  'Signed out': 'Déconnecté',
  '{device} will need to sign in again.': '{device} devra se reconnecter.',
  'Failed to sign out that device': 'L’appareil n’a pas pu être déconnecté',
  'Or sign out on every browser and phone, including this one.':
    'Ou déconnectez tous les navigateurs et téléphones, y compris celui-ci.',
  'Sign out everywhere': 'Tout déconnecter',
  'Sign out everywhere?': 'Tout déconnecter\u202f?',
  'This signs you out on every browser and phone, including this one. Your account, links and reviews stay the same.':
    'Tous vos navigateurs et téléphones seront déconnectés, y compris celui-ci. Votre compte, vos liens et vos avis ne changent pas.',
  'Does someone else know your password? Change it instead. That signs out your other devices too.':
    'Quelqu’un d’autre connaît votre mot de passe\u202f? Changez-le plutôt. Cela déconnecte aussi vos autres appareils.',
  'Signing out...': 'Déconnexion…',
  'Signed out everywhere': 'Tout est déconnecté',
  'Failed to sign out everywhere': 'Les appareils n’ont pas pu être déconnectés',
  // Passkeys: signing in with what unlocks the phone
  Passkeys: 'Clés d’accès',
  Remove: 'Supprimer',
  'A passkey stays on your device or in your password manager. Your password keeps working.':
    'Une clé d’accès reste sur votre appareil ou dans votre gestionnaire de mots de passe. Votre mot de passe fonctionne toujours.',
  "Couldn't load your passkeys.": 'Vos clés d’accès n’ont pas pu être chargées.',
  'No passkeys yet.': 'Pas encore de clé d’accès.',
  "This browser can't use passkeys.": 'Ce navigateur ne prend pas en charge les clés d’accès.',
  "Passkeys don't work here, because this site's address is a number and not a name.":
    'Les clés d’accès ne fonctionnent pas ici, car l’adresse de ce site est un nombre et non un nom.',
  // The passkey exists on several devices of the person
  Synced: 'Synchronisée',
  'Added on {date}, not used yet': 'Ajoutée le {date}, pas encore utilisée',
  'Added on {date}, last used on {used}': 'Ajoutée le {date}, utilisée le {used}',
  'Add a passkey': 'Ajouter une clé d’accès',
  'Your device will ask for your face, your fingerprint or its screen lock.':
    'Votre appareil demandera votre visage, votre empreinte ou son code de verrouillage.',
  'Use a passkey instead': 'Utiliser plutôt une clé d’accès',
  'Remove {name}': 'Supprimer {name}',
  'Remove this passkey?': 'Supprimer cette clé d’accès\u202f?',
  "It won't sign you in any more. You can then delete it from your device or password manager too.":
    'Elle ne vous connectera plus. Vous pourrez ensuite l’effacer aussi de votre appareil ou gestionnaire de mots de passe.',
  'Removing...': 'Suppression…',
  'Passkey removed': 'Clé d’accès supprimée',
  'Failed to remove the passkey': 'La clé d’accès n’a pas pu être supprimée',
  // Only for the admin; {command} is what the operator types on the server
  // Deleting the account
  'Delete your account': 'Supprimer votre compte',
  "The admin account can't be deleted.": 'Le compte admin ne peut pas être supprimé.',
  "Deletes your account, workplaces and reviews right away. This can't be undone.":
    'Supprime aussitôt votre compte, vos établissements et vos avis. Cette action est irréversible.',
  'Delete Account': 'Supprimer le compte',
  'Delete your account?': 'Supprimer votre compte\u202f?',
  "This can't be undone. It deletes right away:":
    'Cette action est irréversible. Elle supprime aussitôt\u00a0:',
  "every review you've received": 'tous les avis que vous avez reçus',
  'your workplaces and your review page': 'vos établissements et votre page d’avis',
  'your links and printed codes, which will stop working':
    'vos liens et codes imprimés, qui ne fonctionneront plus',
  "your subscription, if you have one. You won't be charged again.":
    'votre abonnement, si vous en avez un. Plus rien ne vous sera débité.',
  'Want to keep your reviews? Download your data first.':
    'Envie de garder vos avis\u202f? Téléchargez d’abord vos données.',
  'Deleting...': 'Suppression…',
  'Account deleted': 'Compte supprimé',
  'Everything in it has been deleted.': 'Tout ce qu’il contenait a été supprimé.',
  'Failed to delete account': 'Le compte n’a pas pu être supprimé',
};
