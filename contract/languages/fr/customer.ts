import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'customer'> = {
  Language: 'Langue',
  'Loading...': 'Chargement…',
  'Notifications (F8)': 'Notifications (F8)',
  Close: 'Fermer',
  Error: 'Erreur',
  'Try again': 'Réessayer',
  'Loading issue detected. Please refresh the page.':
    'Un problème de chargement est survenu. Veuillez actualiser la page.',
  'Install {site}': 'Installer {site}',
  'Get reviews of your own, with your own QR code.':
    'Recevez vous aussi des avis, avec votre propre code QR.',
  "Open your browser's menu and choose Add to Home Screen.":
    'Ouvrez le menu de votre navigateur et choisissez Ajouter à l’écran d’accueil.',
  'Tap Share, then Add to Home Screen.': 'Touchez Partager, puis Sur l’écran d’accueil.',
  Install: 'Installer',
  'Not now': 'Pas maintenant',
  'No connection': 'Pas de connexion',
  'Please check your internet connection and try again.':
    'Veuillez vérifier votre connexion à Internet, puis réessayer.',
  'Review for {name}': 'Un avis pour {name}',
  'Review for {name} at {workplace}': 'Un avis pour {name}, {workplace}',
  'How did {name} do? Write a private review in 30 seconds: only {name} will read it.':
    'Qu’avez-vous pensé de {name}\u202f? Écrivez un avis privé en 30\u00a0secondes, rien que pour {name}.',
  'Private, for {name} only': 'Privé, pour {name} uniquement',
  'How did {name} do?': 'Qu’avez-vous pensé de {name}\u202f?',
  'Your rating': 'Votre note',
  '1 star': '1\u00a0étoile',
  '2 stars': '2\u00a0étoiles',
  '3 stars': '3\u00a0étoiles',
  '4 stars': '4\u00a0étoiles',
  '5 stars': '5\u00a0étoiles',
  'Pick your stars. It takes 30 seconds.': 'Choisissez vos étoiles, en 30\u00a0secondes.',
  'Not good': 'Pas bien',
  'Could be better': 'Peut mieux faire',
  'All right': 'Correct',
  Good: 'Bien',
  Wonderful: 'Formidable',
  'Your review': 'Votre avis',
  'What will you remember? A sentence is plenty.': 'Que retiendrez-vous\u202f? Une phrase suffit.',
  'Your name': 'Votre nom',
  Location: 'Lieu',
  '(optional)': '(facultatif)',
  'Where you are from': 'D’où vous venez',
  'Submit Review': 'Envoyer l’avis',
  'Sending...': 'Envoi…',
  'Send now': 'Envoyer maintenant',
  'Please choose a rating': 'Veuillez choisir une note',
  'Please provide a review comment': 'Veuillez écrire quelques mots',
  'Please use at most 5,000 characters': 'Veuillez ne pas dépasser 5\u202f000\u00a0caractères',
  'Please provide your name': 'Veuillez indiquer votre nom',
  'Please use at most 120 characters': 'Veuillez ne pas dépasser 120\u00a0caractères',
  'Please use ordinary characters only': 'Veuillez n’utiliser que des caractères ordinaires',
  'Review submitted!': 'Avis envoyé\u202f!',
  'Thank you! Your review has been sent to {name}.': 'Merci\u202f! Votre avis a été envoyé à {name}.',
  'Thank You': 'Merci',
  'Your words are on their way to {name}. No one else will read them.':
    'Vos mots sont en route vers {name}. Personne d’autre ne les lira.',
  'Thanks for being honest. Only {name} will read this.':
    'Merci pour votre franchise. Cela reste entre {name} et vous.',
  "{name} already has your first version. Your later changes weren't sent.":
    '{name} a déjà reçu votre première version. Vos modifications suivantes n’ont pas été envoyées.',
  'You gave {rating} out of 5 stars': 'Votre note\u00a0: {rating} sur 5\u00a0étoiles',
  'Close Window': 'Fermer la fenêtre',
  'You can close this page': 'Vous pouvez fermer cette page',
  'Earlier review sent': 'Avis précédent envoyé',
  'Your review for {name} was still waiting on this phone. It has now been sent.':
    'Votre avis pour {name} attendait encore sur ce téléphone. Il vient d’être envoyé.',
  'Failed to submit review': 'L’avis n’a pas pu être envoyé',
  'Saved on this phone, not sent yet': 'Enregistré sur ce téléphone, pas encore envoyé',
  'Not sent yet': 'Pas encore envoyé',
  'Not sent': 'Non envoyé',
  'You are offline.': 'Vous êtes hors ligne.',
  "We can't reach {site} right now.": '{site} est injoignable pour le moment.',
  'The connection is slow.': 'La connexion est lente.',
  'Still sending...': 'Envoi toujours en cours…',
  'Trying again...': 'Nouvel essai…',
  "We'll send it as soon as you're back online.": 'Nous l’enverrons dès que vous serez de nouveau en ligne.',
  'Trying again in a few seconds.': 'Nouvel essai dans quelques secondes.',
  'Trying again within a minute.': 'Nouvel essai dans moins d’une minute.',
  'Trying again in about {minutes} min.': 'Nouvel essai dans {minutes}\u00a0min environ.',
  'If you close this page, just open the link again later.':
    'Si vous fermez cette page, il suffira de rouvrir le lien plus tard.',
  "This phone couldn't save it, so please keep this page open.":
    'Ce téléphone n’a pas pu l’enregistrer\u00a0: veuillez garder cette page ouverte.',
  "{name} can't take more reviews right now. Your text is still here if you want to copy it.":
    '{name} ne peut plus recevoir d’avis pour le moment. Votre texte reste ici si vous voulez le copier.',
  "Your review wasn't accepted.": 'Votre avis n’a pas été accepté.',
  'Your text is still here. You can edit it and try again.':
    'Votre texte est toujours là. Vous pouvez le modifier et réessayer.',
  "{name} can't take more reviews right now": '{name} ne peut plus recevoir d’avis pour le moment',
  'Thanks for stopping by. Please try again in a few days.':
    'Merci de votre visite. N’hésitez pas à réessayer dans quelques jours.',
  'What you wrote is saved on this phone:': 'Ce que vous avez écrit est enregistré sur ce téléphone\u00a0:',
  'Invalid Review Link': 'Lien non valide',
  "The review link you're trying to access is invalid or has expired.":
    'Le lien que vous essayez d’ouvrir n’est pas valide ou a expiré.',
  'Please scan the code again or ask for a new link.':
    'Veuillez scanner le code à nouveau, ou demander un nouveau lien.',
  'Review limit reached': 'Le nombre maximal d’avis est atteint',
  'User not found': 'Personne introuvable',
  'The request could not be read': 'L’envoi n’a pas pu être traité',
  'The request is too large': 'Votre texte est trop long',
  'The request took too long': 'L’envoi a pris trop de temps',
  'Too many requests. Please try again later.': 'Trop de tentatives. Veuillez réessayer plus tard.',
  'Service temporarily unavailable': 'Service momentanément indisponible',
  'Internal server error': 'Erreur interne du serveur',
  'Thank you! Your review has been sent to {name}. No one else will read it.':
    'Merci\u202f! Votre avis a été envoyé à {name}. Personne d’autre ne le lira.',
  'You can close this page.': 'Vous pouvez fermer cette page.',
  'Almost there': 'Vous y êtes presque',
  'Please check the marked fields and send it again.':
    'Veuillez vérifier les champs signalés, puis envoyer à nouveau.',
  'An earlier version was already sent': 'Une version précédente a déjà été envoyée',
  'You already sent a different version from this form. If you send this one too, it will be a second review.':
    'Vous avez déjà envoyé une autre version avec ce formulaire. Si vous envoyez aussi celle-ci, ce sera un deuxième avis.',
  'Please go back to the form. Your browser may still have what you wrote.':
    'Veuillez revenir au formulaire. Votre texte y est peut-être encore.',
  "This person can't take more reviews right now. Here's what you wrote, so you can copy it or try again in a few days.":
    'Cette personne ne peut plus recevoir d’avis pour le moment. Voici votre texte, pour le copier ou réessayer dans quelques jours.',
  "Nothing is lost: here's what you wrote. Please make it shorter.":
    'Rien n’est perdu\u00a0: voici votre texte. Veuillez le raccourcir.',
  "Nothing is lost: here's what you wrote. Please wait a moment and send it again. It will only arrive once.":
    'Rien n’est perdu\u00a0: voici votre texte. Patientez un instant, puis renvoyez-le. Il n’arrivera qu’une fois.',
  "Here's what you wrote, so you can copy it:": 'Voici votre texte, pour le copier\u00a0:',
  'Please try again in a moment': 'Veuillez réessayer dans un instant',
  "Something isn't working on our side right now. Nothing is lost.":
    'Nous rencontrons un problème technique. Rien n’est perdu.',
  'Want to edit it later?': 'Envie de le modifier plus tard\u202f?',
  "Save a private link. For 30 days you can edit your review, take it back, or read {name}'s reply.":
    'Enregistrez un lien privé. Pendant 30\u00a0jours, vous pourrez modifier votre avis, le retirer ou lire la réponse de {name}.',
  'Save my private link': 'Enregistrer mon lien privé',
  'Saved on this phone. Use the link to open it on another device.':
    'Enregistré sur ce téléphone. Utilisez le lien pour l’ouvrir sur un autre appareil.',
  "This phone couldn't save it. Please copy the link.":
    'Ce téléphone n’a pas pu l’enregistrer. Veuillez copier le lien.',
  'Your private link': 'Votre lien privé',
  'Copy link': 'Copier le lien',
  'Share link': 'Partager le lien',
  Copied: 'Copié',
  'Please copy the selected link.': 'Veuillez copier le lien sélectionné.',
  'View or edit': 'Voir ou modifier',
  '{name} may show this review to a future employer': '{name} peut montrer cet avis à un futur employeur',
  Saved: 'Enregistré',
  'Saved. You can change this with your private link.':
    'Enregistré. Vous pouvez revenir sur ce choix avec votre lien privé.',
  "That wasn't saved. Please try again.": 'Le changement n’a pas été enregistré. Veuillez réessayer.',
  'Your review for {name}': 'Votre avis pour {name}',
  'Your private link works until {date}.': 'Votre lien privé fonctionne jusqu’au {date}.',
  'Sent on {date}': 'Envoyé le {date}',
  'Edited on {date}': 'Modifié le {date}',
  Edit: 'Modifier',
  'Save changes': 'Enregistrer les modifications',
  'Keep as is': 'Laisser tel quel',
  "Your changes are saved. We'll let {name} know.":
    'Vos modifications sont enregistrées. Nous prévenons {name}.',
  'Take it back': 'Le retirer',
  'Take back your review?': 'Retirer votre avis\u202f?',
  "Your review and stars are deleted right away. This can't be undone.":
    'Votre texte et vos étoiles sont supprimés aussitôt. Cette action est irréversible.',
  "We'll tell {name} that a review was taken back, not what it said. Emails already sent may still contain it.":
    '{name} saura seulement qu’un avis a été retiré, sans son contenu. Les e-mails déjà envoyés peuvent encore le contenir.',
  'Review taken back': 'Retiré',
  'Your review and stars have been deleted.': 'Votre texte et vos étoiles ont été supprimés.',
  '{name} replied': '{name} vous a répondu',
  "If {name} replies, you'll see it here.": 'Si {name} vous répond, vous le verrez ici.',
  'Open it again later': 'Le rouvrir plus tard',
  'Not saved on this phone. Anyone with the link can edit your review or take it back.':
    'Non enregistré sur ce téléphone. Toute personne qui a le lien peut modifier ou retirer votre avis.',
  'Save on this phone': 'Enregistrer sur ce téléphone',
  'Remove from this phone': 'Retirer de ce téléphone',
  'Private links on this phone': 'Liens privés sur ce téléphone',
  'No private links on this phone': 'Aucun lien privé sur ce téléphone',
  "After you send a review, you can save a private link to it. You'll find it here for 30 days.":
    'Après l’envoi d’un avis, vous pouvez en enregistrer le lien privé. Vous le retrouverez ici pendant 30\u00a0jours.',
  "Anyone using this phone can open these reviews. Removing a link doesn't delete the review.":
    'Toute personne qui utilise ce téléphone peut ouvrir ces avis. Retirer un lien ne supprime pas l’avis.',
  'This link has expired': 'Ce lien a expiré',
  'Your review stays with the person you wrote it for.':
    'Votre avis reste auprès de la personne à qui vous l’avez écrit.',
  'This link no longer works': 'Ce lien ne fonctionne plus',
  'The review was taken back, or part of the link is missing.':
    'L’avis a été retiré, ou il manque une partie du lien.',
  "That didn't work": 'Cela n’a pas fonctionné',
  'This page needs JavaScript.': 'Cette page a besoin de JavaScript.',
};
