import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'admin'> = {
  'Access Denied': 'Accès refusé',
  "This page is for the people who run {site}. You'll find your own reviews and stats on your dashboard.":
    'Cette page est réservée à l’équipe qui gère {site}. Vos avis et vos chiffres sont sur votre accueil.',
  'Return to Dashboard': 'Retour à l’accueil',
  "Couldn't load the totals.": 'Les totaux n’ont pas pu être chargés.',
  // The admin's dashboard
  'Admin Dashboard': 'Accueil admin',
  'Delete/Manage Users': 'Gérer/supprimer les comptes',
  'Total Users': 'Total des comptes',
  'Paid Users': 'Comptes payants',
  'Conversion Rate': 'Taux de conversion',
  'Monthly Revenue': 'Revenu mensuel',
  'Total Reviews': 'Total des avis',
  'Version {version}': 'Version {version}',
  Insights: 'Tendances',
  "Couldn't load the insights.": 'Les tendances n’ont pas pu être chargées.',
  'Insights start with the first sign-up': 'Les tendances commencent avec la première inscription',
  "You'll see sign-ups, reviews and revenue per month here.":
    'Vous verrez ici les inscriptions, les avis et le revenu par mois.',
  "You'll see sign-ups and reviews per month here.": 'Vous verrez ici les inscriptions et les avis par mois.',
  'Sign-ups per month': 'Inscriptions par mois',
  'Revenue per month': 'Revenu par mois',
  'Payments in the last 12 months, without plans you set yourself':
    'Paiements des 12\u00a0derniers mois, sans les forfaits que vous avez attribués',
  'Sign-ups': 'Inscriptions',
  Revenue: 'Revenu',
  '{count} sign-up|{count} sign-ups': {
    one: '{count}\u00a0inscription',
    other: '{count}\u00a0inscriptions',
  },
  'No sign-ups in the last 12 months.': 'Aucune inscription ces 12\u00a0derniers mois.',
  'No revenue in the last 12 months.': 'Aucun revenu ces 12\u00a0derniers mois.',
  // Audit trail; {actor} and {username} are usernames
  'Audit trail': 'Journal',
  "Couldn't load the audit trail.": 'Le journal n’a pas pu être chargé.',
  "Couldn't load more entries.": 'La suite n’a pas pu être chargée.',
  'No changes yet': 'Pas encore de changement',
  'Plan changes, deleted users and retried emails will show up here.':
    'Les changements de forfait, comptes supprimés et e-mails relancés apparaîtront ici.',
  'Deleted users and retried emails will show up here.':
    'Les comptes supprimés et e-mails relancés apparaîtront ici.',
  '{actor} changed the plan of {username}': '{actor} a changé le forfait du compte {username}',
  '{actor} deleted {username}': '{actor} a supprimé {username}',
  '{actor} signed {username} out everywhere': '{actor} a déconnecté {username} partout',
  '{actor} queued all failed emails again': '{actor} a relancé tous les e-mails en échec',
  'an unknown user': 'un compte inconnu',
  // A changed field, e.g. "Plan: Free → Monthly", read aloud as "Plan: Free changed to Monthly"
  '{field}:': '{field}\u00a0:',
  'changed to': 'devient',
  none: 'aucun',
  Until: 'Jusqu’au',
  // Emails by their state
  'Email delivery': 'Envoi des e-mails',
  "Couldn't load the emails.": 'Les e-mails n’ont pas pu être chargés.',
  'Held emails wait for a confirmed address, or for one that takes mail again. Failed emails are kept for a month.':
    'Les e-mails retenus attendent une adresse confirmée, ou une qui accepte à nouveau le courrier. Ceux en échec sont gardés un mois.',
  // States of an email
  Held: 'Retenus',
  Queued: 'En file',
  Failed: 'Échecs',
  // An email; {time} and {next} are a date and time, {tries} is "3 attempts"
  'Last error, {time}: {error}': 'Dernière erreur, {time} : {error}',
  'Retry all failed': 'Relancer tous les échecs',
  'Emails queued again': 'E-mails relancés',
  'Retry failed': 'Échec de la relance',
  'Failed to queue the emails again': 'Les e-mails n’ont pas pu être relancés',
  // Kinds of emails
  // Users
  'User Management': 'Gestion des comptes',
  Users: 'Comptes',
  User: 'Compte',
  Email: 'E-mail',
  Industry: 'Secteur',
  Plan: 'Forfait',
  Workplaces: 'Établissements',
  Joined: 'Inscription',
  // On narrow screens, where the column has no heading; on wide screens, only what is outside of the element is shown
  '{count}<unit> review</unit>|{count}<unit> reviews</unit>': {
    one: '{count}<unit>\u00a0avis</unit>',
    other: '{count}<unit>\u00a0avis</unit>',
  },
  '{count}<unit> workplace</unit>|{count}<unit> workplaces</unit>': {
    one: '{count}<unit>\u00a0établissement</unit>',
    other: '{count}<unit>\u00a0établissements</unit>',
  },
  '<heading>Joined </heading>{date}': '<heading>Inscription\u00a0: </heading>{date}',
  'N/A': '–',
  Actions: 'Actions',
  'Actions for {name}': 'Actions pour {name}',
  // Number of users
  Total: 'Total',
  Paid: 'Payants',
  'Search users': 'Rechercher un compte',
  'Name, username or email': 'Nom, identifiant ou e-mail',
  'Sort by': 'Trier par',
  'Newest first': 'Les plus récents',
  'Oldest first': 'Les plus anciens',
  Name: 'Nom',
  'Most reviews': 'Le plus d’avis',
  '{count} user found|{count} users found': {
    one: '{count}\u00a0compte trouvé',
    other: '{count}\u00a0comptes trouvés',
  },
  'More than {count} user found|More than {count} users found': {
    one: 'Plus de {count}\u00a0compte trouvé',
    other: 'Plus de {count}\u00a0comptes trouvés',
  },
  'No users found': 'Aucun compte trouvé',
  'Try another name or email.': 'Essayez un autre nom ou e-mail.',
  "You'll see everyone who signs up here.": 'Vous verrez ici tous les inscrits.',
  'Clear search': 'Effacer la recherche',
  "Couldn't load the users.": 'Les comptes n’ont pas pu être chargés.',
  "Couldn't load more users.": 'La suite n’a pas pu être chargée.',
  'Registration is closed. To create an account, run ./goodword user create on the server: it emails the person a link for choosing a password.':
    'Les inscriptions sont fermées. Pour créer un compte, lancez ./goodword user create sur le serveur\u00a0: la personne reçoit par e-mail un lien pour choisir son mot de passe.',
  // Changing a user's plan
  'Edit Subscription': 'Modifier l’abonnement',
  '{name} is on the free plan.': '{name} a le forfait gratuit.',
  '{name} is on the monthly plan until {date}.': '{name} a le forfait mensuel jusqu’au {date}.',
  '{name} is on the monthly plan, with no end date.': '{name} a le forfait mensuel, sans date de fin.',
  '{name} is on the annual plan until {date}.': '{name} a le forfait annuel jusqu’au {date}.',
  '{name} is on the annual plan, with no end date.': '{name} a le forfait annuel, sans date de fin.',
  "{name} pays by subscription. Changing the plan here doesn't stop the payments.":
    '{name} paie par abonnement. Changer le forfait ici n’arrête pas les paiements.',
  'New plan': 'Nouveau forfait',
  'Until {date}': 'Jusqu’au {date}',
  'No end date': 'Sans date de fin',
  'Save Changes': 'Enregistrer',
  'User updated': 'Compte modifié',
  'Update failed': 'Échec de la modification',
  'Failed to update user': 'Le compte n’a pas pu être modifié',
  // Signing a user out
  'Sign Out User': 'Déconnecter',
  'Sign {name} ({username}) out in every browser? Their account and password stay the same.':
    'Déconnecter {name} ({username}) de tous les navigateurs\u202f? Le compte et le mot de passe ne changent pas.',
  'User signed out': 'Compte déconnecté',
  "They'll need to sign in again in every browser.": 'Il faudra se reconnecter dans chaque navigateur.',
  'Sign out failed': 'Échec de la déconnexion',
  'Failed to sign out user': 'Le compte n’a pas pu être déconnecté',
  // Deleting a user; {reviews} is "2 reviews", {workplaces} is "1 workplace"
  'Delete User': 'Supprimer le compte',
  "Delete {name} ({username})? This also deletes {reviews}, {workplaces} and all unsent emails. Their review link and printed codes will stop working. This can't be undone.":
    'Supprimer {name} ({username})\u202f? Cela supprime aussi {reviews}, {workplaces} et tous les e-mails non envoyés. Le lien d’avis et les codes imprimés ne fonctionneront plus. Cette action est irréversible.',
  '{count} workplace|{count} workplaces': {
    one: '{count}\u00a0établissement',
    other: '{count}\u00a0établissements',
  },
  'User deleted': 'Compte supprimé',
  'User and all associated data have been removed.': 'Le compte et toutes ses données ont été supprimés.',
  'Delete failed': 'Échec de la suppression',
  'Failed to delete user': 'Le compte n’a pas pu être supprimé',
  'Needs attention': 'À surveiller',
  'Since {time}': 'Depuis le {time}',
  // Needs attention, also mailed to the admin
  "Emails aren't being sent": 'Les e-mails ne partent pas',
  '{count} email is waiting.|{count} emails are waiting.': {
    one: '{count}\u00a0e-mail est en attente.',
    other: '{count}\u00a0e-mails sont en attente.',
  },
  'The last attempt failed with "{error}".': 'Le dernier essai a échoué avec «\u00a0{error}\u00a0».',
  'Check the mail server and SMTP_URL: once it works, emails leave by themselves.':
    'Vérifiez le serveur de messagerie et SMTP_URL\u00a0: dès que tout fonctionne, les e-mails partent d’eux-mêmes.',
  'The disk is almost full': 'Le disque est presque plein',
  "{folder} has {megabytes} MB left. When it is full, reviews can't be stored: free some space, or get a larger disk.":
    'Il reste {megabytes}\u00a0Mo dans {folder}. Une fois plein, les avis ne peuvent plus être enregistrés\u00a0: libérez de la place, ou prenez un disque plus grand.',
  'There is no recent backup': 'Aucune sauvegarde récente',
  'There is no backup yet': 'Pas encore de sauvegarde',
  'Run ./goodword backup now, and let it run every night.':
    'Lancez ./goodword backup maintenant, et faites-le chaque nuit.',
  "The proxy isn't trusted": 'Le proxy n’est pas reconnu',
  "All visitors who come through {address} are counted as one, so one person's wrong passwords lock out everyone. If {address} is your proxy, name it in TRUST_PROXY, let it send X-Forwarded-For, and restart.":
    'Tous les visiteurs passant par {address} comptent pour un seul\u00a0: les mots de passe erronés d’une personne bloquent tout le monde. Si {address} est votre proxy, indiquez-le dans TRUST_PROXY, faites-lui envoyer X-Forwarded-For, et redémarrez.',
};
