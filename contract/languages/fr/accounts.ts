import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'accounts'> = {
  // Page titles
  'Forgot password': 'Mot de passe oublié',
  // Login
  'Good to see you': 'Quel plaisir de vous voir',
  'Sign in to read what your customers say.': 'Connectez-vous pour lire ce que disent vos clients.',
  'New here? <register>Create an account</register>':
    'Première visite\u202f? <register>Créer un compte</register>',
  Username: 'Identifiant',
  Password: 'Mot de passe',
  'Signing in...': 'Connexion…',
  'Use a passkey': 'Utiliser une clé d’accès',
  'Forgot password?': 'Mot de passe oublié\u202f?',
  'Login successful': 'Connexion réussie',
  'Login failed': 'Échec de la connexion',
  "That didn't work. Check your username and password.":
    'Cela n’a pas fonctionné. Vérifiez votre identifiant et votre mot de passe.',
  'Please check your credentials': 'Veuillez vérifier vos identifiants',
  // Register
  'Create your account': 'Créez votre compte',
  'It takes a minute.': 'Une minute suffit.',
  'Already have an account? <login>Sign in</login>': 'Déjà un compte\u202f? <login>Se connecter</login>',
  'Full name': 'Nom complet',
  'Customers only see your first name.': 'Vos clients ne voient que votre prénom.',
  Email: 'E-mail',
  'We send your reviews here.': 'Vos avis arrivent ici.',
  'At least 6 characters.': 'Au moins 6\u00a0caractères.',
  Industry: 'Secteur',
  'Create account': 'Créer un compte',
  'Creating account...': 'Création du compte…',
  'By creating an account, you agree to our <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.':
    'En créant un compte, vous acceptez nos <terms>Conditions d’utilisation</terms> et notre <privacy>Politique de confidentialité</privacy>.',
  'Account created successfully': 'Compte créé',
  'Welcome to {site}!': 'Bienvenue sur {site}\u202f!',
  'Registration failed': 'Échec de l’inscription',
  'Please try again with different credentials': 'Veuillez réessayer avec d’autres identifiants',
  'Please choose a different username or email, then try again.':
    'Veuillez choisir un autre identifiant ou un autre e-mail, puis réessayer.',
  // Beside the sign-up form, with a sample review
  'The praise you earn should stay with you': 'Les compliments que vous méritez devraient vous rester',
  'Your first {limit} reviews are free': 'Vos {limit} premiers avis sont gratuits',
  'No card needed, and they never expire.': 'Sans carte bancaire, et ils n’expirent jamais.',
  'A link and a QR code of your own': 'Un lien et un code QR rien qu’à vous',
  'Keep it on your phone, on the bill or on a card in your pocket.':
    'Sur votre téléphone, sur l’addition ou sur une carte dans votre poche.',
  'Every review in your inbox, right away': 'Chaque avis dans votre boîte mail, aussitôt',
  'Read it on the way home, not at your next performance review.':
    'À lire sur le chemin du retour, pas à votre prochain entretien annuel.',
  'Yours when you change jobs': 'À vous, même si vous changez d’emploi',
  'Your reviews belong to you, not your employer. You own your data.':
    'Vos avis vous appartiennent, pas à votre employeur. Vos données sont à vous.',
  "Came when he said, charged what he said. I didn't know that still existed.":
    'Venu à l’heure dite, payé au prix dit. Je ne savais pas que ça existait encore.',
  // Instead of the sign-up form
  'No new accounts': 'Pas de nouveaux comptes',
  "We don't take new accounts here.": 'Il n’est plus possible de créer un compte ici.',
  'Questions? Write to <mail>{address}</mail>.': 'Des questions\u202f? Écrivez à <mail>{address}</mail>.',
  // Forgotten password
  'Forgot your password?': 'Mot de passe oublié\u202f?',
  "Enter your email and we'll send you a link to choose a new one.":
    'Indiquez votre e-mail, nous vous enverrons un lien pour en choisir un nouveau.',
  'Back to login': 'Retour à la connexion',
  'Send reset link': 'Envoyer le lien',
  'Reset email sent': 'E-mail envoyé',
  'Failed to send reset email': 'L’e-mail n’a pas pu être envoyé',
  'No email was sent. Check the address, then try again.':
    'Aucun e-mail n’a été envoyé. Vérifiez l’adresse, puis réessayez.',
  'Check your email': 'Consultez vos e-mails',
  'If <address>{email}</address> belongs to an account, a link is on its way. It works for one hour. Nothing there? Check your spam folder.':
    'Si <address>{email}</address> correspond à un compte, un lien est en route. Il fonctionne pendant une heure. Rien reçu\u202f? Regardez dans vos spams.',
  // New password
  'Choose a new password': 'Choisissez un nouveau mot de passe',
  'It replaces your old one, signs you out everywhere and removes any passkeys.':
    'Il remplace l’ancien, vous déconnecte partout et supprime toutes les clés d’accès.',
  'New password': 'Nouveau mot de passe',
  'Confirm password': 'Confirmer le mot de passe',
  'Reset password': 'Changer le mot de passe',
  'Saving...': 'Enregistrement…',
  'Password reset successful': 'Mot de passe changé',
  'Your new password is set': 'Votre nouveau mot de passe est en place',
  "You've been signed out on every device, and any passkeys were removed. Sign in with your new password.":
    'Tous vos appareils ont été déconnectés et toutes les clés d’accès supprimées. Connectez-vous avec votre nouveau mot de passe.',
  'Go to Login': 'Se connecter',
  'Invalid Reset Link': 'Lien non valide',
  'Invalid reset link': 'Lien non valide',
  'The password reset link is invalid or missing.':
    'Le lien pour changer de mot de passe manque ou n’est pas valide.',
  'Each link works once, for one hour, and only the newest one counts.':
    'Chaque lien sert une fois, pendant une heure, et seul le plus récent compte.',
  'Request a new link': 'Demander un nouveau lien',
  'Reset token is missing.': 'Le lien est incomplet.',
  'Failed to reset password': 'Le mot de passe n’a pas pu être changé',
  'Your password is still the old one. Ask for a new link, or try again.':
    'Votre mot de passe reste l’ancien. Demandez un nouveau lien, ou réessayez.',
  // Confirming an address
  'Confirm your email': 'Confirmez votre e-mail',
  'We sent this link to your new address. Confirm it to use it for your {site} account.':
    'Ce lien a été envoyé à votre nouvelle adresse. Confirmez-la pour l’utiliser avec votre compte {site}.',
  'We sent this link to the address you signed up with. Confirm it to get your reviews there.':
    'Ce lien a été envoyé à l’adresse de votre inscription. Confirmez-la pour y recevoir vos avis.',
  'Confirm this address': 'Confirmer cette adresse',
  'Confirming...': 'Confirmation…',
  'Failed to confirm your email': 'Votre e-mail n’a pas pu être confirmé',
  'Your email has changed': 'Votre e-mail a changé',
  "We'll send new reviews to this address, and you can sign in with it. We've told your old address too.":
    'Vos nouveaux avis arriveront à cette adresse, et elle vous permet de vous connecter. L’ancienne adresse a été prévenue.',
  'Your email is confirmed': 'Votre e-mail est confirmé',
  "We'll send your reviews to this address.": 'Vos avis arriveront à cette adresse.',
  'Invalid confirmation link': 'Lien de confirmation non valide',
  'Invalid or expired confirmation link. Each link works once, for 24 hours, and only the newest one counts. You can get a new link in Settings.':
    'Lien de confirmation expiré ou non valide. Chaque lien sert une fois, pendant 24\u00a0heures, et seul le plus récent compte. Vous pouvez en demander un nouveau dans Réglages.',
  'Invalid or expired confirmation link. Each link works once, for 7 days, and only the newest one counts. Sign in to see whether your address is confirmed, or to get a new link.':
    'Lien de confirmation expiré ou non valide. Chaque lien sert une fois, pendant 7\u00a0jours, et seul le plus récent compte. Connectez-vous pour voir si votre adresse est confirmée, ou pour demander un nouveau lien.',
  'Go to Settings': 'Aller aux réglages',
  'This address is taken': 'Cette adresse est déjà prise',
  "This email address is already in use: another account confirmed it first. Your address hasn't changed. You can choose a different one in Settings.":
    'Cette adresse est déjà utilisée\u00a0: un autre compte l’a confirmée avant vous. La vôtre n’a pas changé. Vous pouvez en choisir une autre dans Réglages.',
};
