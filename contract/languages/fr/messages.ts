import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'messages'> = {
  // What lasts above a form
  'Nothing was changed. Please check and try again.': 'Rien n’a changé. Veuillez vérifier, puis réessayer.',
  'Nothing was sent. Try again once you have a connection.':
    'Rien n’a été envoyé. Réessayez dès que vous aurez une connexion.',
  'Too many tries in a short time. Wait a few minutes, then try again.':
    'Trop de tentatives en peu de temps. Patientez quelques minutes, puis réessayez.',
  'Something went wrong on our side. Please try again in a moment.':
    'Un problème est survenu de notre côté. Veuillez réessayer dans un instant.',
  // After the email notice
  'Your emails are on their way': 'Vos e-mails sont en route',
  'Confirmation email sent': 'E-mail de confirmation envoyé',
  'Failed to send the email': 'L’e-mail n’a pas pu être envoyé',
  // Install card
  'Install {site}': 'Installer {site}',
  Install: 'Installer',
  'Keep your QR code one tap away, even offline.': 'Gardez votre code QR sous la main, même hors ligne.',
  "Keep your code one tap away: open your browser's menu and choose Add to Home Screen.":
    'Gardez votre code sous la main\u00a0: ouvrez le menu du navigateur et choisissez Ajouter à l’écran d’accueil.',
  'Tap Share <icon></icon>, then Add to Home Screen.':
    'Touchez Partager <icon></icon>, puis Sur l’écran d’accueil.',
  // Offer after signing in, below "Sign in with your face or fingerprint"
  'Next time, there is no password to type on this device.':
    'La prochaine fois, plus de mot de passe à taper sur cet appareil.',
  'Set it up': 'Configurer',
  'Passkey added': 'Clé d’accès ajoutée',
  'Failed to add the passkey': 'La clé d’accès n’a pas pu être ajoutée',
  // What a browser answers when it was asked for a passkey
  'You canceled, or it took too long. You can try again.':
    'Vous avez annulé, ou cela a pris trop de temps. Vous pouvez réessayer.',
  'This device already has a passkey for your account.':
    'Cet appareil a déjà une clé d’accès pour votre compte.',
  'Set up a screen lock, a fingerprint or your face on this device first.':
    'Configurez d’abord sur cet appareil un verrouillage d’écran, une empreinte ou votre visage.',
  "Your device couldn't use a passkey here. Please try again.":
    'Votre appareil n’a pas pu utiliser de clé d’accès ici. Veuillez réessayer.',
  // Toasts without a network
  "You're offline.": 'Vous êtes hors ligne.',
  "You're offline. {message}": 'Vous êtes hors ligne. {message}',
  "Try again when you're back online.": 'Réessayez quand vous serez de nouveau en ligne.',
  // A link that is shown once
  'Link copied': 'Lien copié',
  'Copy the selected link': 'Copiez le lien sélectionné',
  "<strong>Your link is ready.</strong> Copy it now. You won't see it again.":
    '<strong>Votre lien est prêt.</strong> Copiez-le maintenant. Vous ne le reverrez plus.',
  Share: 'Partager',
  // Fields
  'Please use ordinary characters only': 'Veuillez n’utiliser que des caractères ordinaires',
  'Please use at most 60 characters': 'Veuillez ne pas dépasser 60\u00a0caractères',
  'Please use at most 120 characters': 'Veuillez ne pas dépasser 120\u00a0caractères',
  'Please use at most 254 characters': 'Veuillez ne pas dépasser 254\u00a0caractères',
  'Please use at most 256 characters': 'Veuillez ne pas dépasser 256\u00a0caractères',
  'Please use at most 2,000 characters': 'Veuillez ne pas dépasser 2\u202f000\u00a0caractères',
  'Full name is required': 'Veuillez indiquer votre nom complet',
  'Username is required': 'Veuillez indiquer votre identifiant',
  'Username must be at least 3 characters': 'L’identifiant doit compter au moins 3\u00a0caractères',
  'Please use visible characters, and letters of one alphabet':
    'Veuillez utiliser des caractères visibles et les lettres d’un seul alphabet',
  'Please enter a valid email': 'Veuillez indiquer un e-mail valide',
  'Please enter a valid email address': 'Veuillez indiquer une adresse e-mail valide',
  'Password is required': 'Veuillez indiquer votre mot de passe',
  'Password must be at least 6 characters': 'Le mot de passe doit compter au moins 6\u00a0caractères',
  'Password must be at least 6 characters long': 'Le mot de passe doit compter au moins 6\u00a0caractères',
  "Passwords don't match": 'Les mots de passe ne correspondent pas',
  'Please choose an industry': 'Veuillez choisir un secteur',
  'Please choose one of the languages': 'Veuillez choisir l’une des langues',
  'Workplace name is required': 'Veuillez indiquer le nom de l’établissement',
  'Please write a reply': 'Veuillez écrire une réponse',
  'Please name the tracked code': 'Veuillez donner un nom au code suivi',
  'Please choose how often to get this mail': 'Veuillez choisir la fréquence de cet e-mail',
  'Please say who the link is for': 'Veuillez indiquer à qui est destiné le lien',
  'Please choose at least one review': 'Veuillez choisir au moins un avis',
  'Please choose at most 50 reviews': 'Veuillez choisir au plus 50\u00a0avis',
  'Please choose monthly or yearly': 'Veuillez choisir mensuel ou annuel',
  'Please choose free, monthly or annual': 'Veuillez choisir gratuit, mensuel ou annuel',
  'Please search for at most 120 characters': 'Veuillez rechercher 120\u00a0caractères au plus',
  // Connection and server
  'Please check your internet connection and try again':
    'Veuillez vérifier votre connexion à Internet, puis réessayer',
  'The request could not be read': 'L’envoi n’a pas pu être traité',
  'The request is too large': 'Votre texte est trop long',
  'The request took too long': 'L’envoi a pris trop de temps',
  'Too many requests. Please try again later.': 'Trop de tentatives. Veuillez réessayer plus tard.',
  'Internal server error': 'Erreur interne du serveur',
  'Service temporarily unavailable': 'Service momentanément indisponible',
  'Not found': 'Introuvable',
  // Accounts
  Unauthorized: 'Connexion requise',
  'Invalid username or password': 'Identifiant ou mot de passe incorrect',
  'The password is not correct': 'Le mot de passe est incorrect',
  'Username or email already in use': 'Identifiant ou e-mail déjà utilisé',
  'This email address is already in use': 'Cette adresse e-mail est déjà utilisée',
  'This is already your email address': 'C’est déjà votre adresse e-mail',
  'Invalid or expired reset token': 'Lien expiré ou non valide',
  'Invalid or expired confirmation link': 'Lien de confirmation expiré ou non valide',
  'This site doesn’t take new accounts': 'Il n’est plus possible de créer un compte sur ce site',
  'Session not found': 'Session introuvable',
  'This passkey could not be saved. Please try again.':
    'Cette clé d’accès n’a pas pu être enregistrée. Veuillez réessayer.',
  'That took too long. Please try again.': 'Cela a pris trop de temps. Veuillez réessayer.',
  'This passkey didn’t work. Try again, or use your password.':
    'Cette clé d’accès n’a pas fonctionné. Réessayez, ou utilisez votre mot de passe.',
  'This passkey is not known here. It may have been removed. Please use your password.':
    'Cette clé d’accès n’est pas connue ici. Elle a peut-être été supprimée. Veuillez utiliser votre mot de passe.',
  'Please confirm with your password or a passkey':
    'Veuillez confirmer avec votre mot de passe ou une clé d’accès',
  'Passkey not found': 'Clé d’accès introuvable',
  'You can have up to 10 passkeys. Remove one first.':
    'Vous pouvez avoir jusqu’à 10\u00a0clés d’accès. Supprimez-en d’abord une.',
  'This passkey was already added': 'Cette clé d’accès a déjà été ajoutée',
  'Passkeys need a site with a domain name. This one has an IP address.':
    'Les clés d’accès demandent un site avec un nom de domaine. Celui-ci a une adresse IP.',
  // Reviews, workplaces and cards
  'Review not found': 'Avis introuvable',
  'You have already replied to this review': 'Vous avez déjà répondu à cet avis',
  'The customer could not read a reply: the private link was not saved or has expired':
    'Une réponse ne pourrait pas être lue\u00a0: le lien privé n’a pas été enregistré ou a expiré',
  'You can pin up to 3 reviews. Unpin one first.':
    'Vous pouvez épingler jusqu’à 3\u00a0avis. Détachez-en d’abord un.',
  'Workplace not found': 'Établissement introuvable',
  'The free plan includes a single workplace. Upgrade to add more.':
    'Le forfait gratuit comprend un seul établissement. Abonnez-vous pour en ajouter.',
  'You can have up to 200 workplaces. Delete one first.':
    'Vous pouvez avoir jusqu’à 200\u00a0établissements. Supprimez-en d’abord un.',
  'Tracked code not found': 'Code suivi introuvable',
  'You have reached the limit of 100 tracked codes. Rename one you no longer use.':
    'Vous avez atteint la limite de 100\u00a0codes suivis. Renommez-en un qui ne sert plus.',
  'This browser’s push subscription can’t be used':
    'L’abonnement aux notifications de ce navigateur est inutilisable',
  // Reputation
  'You can only share your own reviews, and only with the customer’s permission':
    'Vous ne pouvez partager que vos propres avis, et seulement avec l’accord du client',
  'You have 20 open links. Turn one off to create another.':
    'Vous avez 20\u00a0liens ouverts. Désactivez-en un pour en créer un autre.',
  'Link not found': 'Lien introuvable',
  // Plans
  'You already have this plan. You can manage it in Settings.':
    'Vous avez déjà ce forfait. Vous pouvez le gérer dans Réglages.',
  'Your plan has no billing to manage.': 'Votre forfait n’a pas de facturation à gérer.',
  'There are no plans here: everything is included.': 'Il n’y a pas de forfaits ici\u00a0: tout est compris.',
  'Payment provider unavailable': 'Prestataire de paiement indisponible',
  'Payments are not available right now': 'Les paiements sont indisponibles pour le moment',
  // Admin
  'Access denied. Admin privileges required.': 'Accès refusé. Réservé à l’admin.',
  'The admin account cannot be deleted': 'Le compte admin ne peut pas être supprimé',
  'User not found': 'Personne introuvable',
  'The end must be at most ten years from now': 'La fin doit être dans dix ans au plus tard',
  'The free plan has no end, so its end must be null':
    'Le forfait gratuit n’a pas de fin\u00a0: sa fin doit être null',
};
