import type { Texts } from './sentences.ts';

export const texts: Texts = {
  Language: 'Langue',
  'Loading...': 'Chargement…',
  'Notifications (F8)': 'Notifications (F8)',
  Close: 'Fermer',
  Error: 'Erreur',
  'Try again': 'Réessayer',
  'Loading issue detected. Please refresh the page.':
    'Un problème de chargement est survenu. Veuillez actualiser la page.',
  'Install Goodword': 'Installer Goodword',
  'Collect reviews of your own, with your own QR code.':
    'Recueillez vos propres avis, avec votre propre code QR.',
  "In your browser's menu, choose Install or Add to Home Screen.":
    'Dans le menu de votre navigateur, choisissez Installer ou Ajouter à l’écran d’accueil.',
  'Tap Share, then Add to Home Screen.': 'Touchez Partager, puis Sur l’écran d’accueil.',
  Install: 'Installer',
  'Not now': 'Pas maintenant',
  'No connection': 'Pas de connexion',
  'Please check your internet connection and try again.':
    'Veuillez vérifier votre connexion à Internet, puis réessayer.',
  'Review for {name}': 'Un avis pour {name}',
  'Review for {name} at {workplace}': 'Un avis pour {name}, {workplace}',
  'How did {name} do? Write a private review in 30 seconds: only {name} will read it.':
    'Qu’avez-vous pensé de {name}\u202f? Écrivez un avis privé en 30\u00a0secondes\u00a0: personne d’autre que {name} ne le lira.',
  'Private, for {name} only': 'Privé, pour {name} uniquement',
  'Private: only {name} will read it.': 'Privé\u00a0: personne d’autre que {name} ne le lira.',
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
  'What will you remember? A sentence is plenty.': 'Que retiendrez-vous\u202f? Une phrase suffit largement.',
  'Your name': 'Votre nom',
  Location: 'Lieu',
  '(optional)': '(facultatif)',
  'Where you are from': 'D’où vous venez',
  'Submit Review': 'Envoyer l’avis',
  'Sending...': 'Envoi…',
  'Please choose a rating': 'Veuillez choisir une note',
  'Please provide a review comment': 'Veuillez écrire quelques mots',
  'Please use at most 5,000 characters': 'Veuillez ne pas dépasser 5\u202f000\u00a0caractères',
  'Please provide your name': 'Veuillez indiquer votre nom',
  'Please use at most 120 characters': 'Veuillez ne pas dépasser 120\u00a0caractères',
  'Please use ordinary characters only': 'Veuillez n’utiliser que des caractères ordinaires',
  'Review submitted!': 'Avis envoyé\u202f!',
  'Thank you! Your review has been sent to {name}.': 'Merci\u202f! Votre avis a été envoyé à {name}.',
  'Thank You': 'Merci',
  'A good word is on its way to {name}. Nobody else gets to read it.':
    'Un mot gentil est en route vers {name}. Personne d’autre ne le lira.',
  'Honest words are on their way to {name}. Nobody else gets to read them.':
    'Des mots sincères sont en route vers {name}. Personne d’autre ne les lira.',
  '{name} already has what you sent first. What you changed after that was not sent.':
    '{name} a déjà reçu votre premier envoi. Ce que vous avez modifié ensuite n’a pas été envoyé.',
  'You gave {rating} out of 5 stars': 'Votre note\u00a0: {rating} sur 5\u00a0étoiles',
  'Close Window': 'Fermer la fenêtre',
  'You can close this page': 'Vous pouvez fermer cette page',
  'Earlier review sent': 'Avis précédent envoyé',
  'Your review for {name} was still waiting on this phone. It has arrived now.':
    'Votre avis pour {name} attendait encore sur ce téléphone. Il est maintenant arrivé.',
  'Failed to submit review': 'L’avis n’a pas pu être envoyé',
  'Saved on this phone, not sent yet': 'Enregistré sur ce téléphone, pas encore envoyé',
  'Not sent yet': 'Pas encore envoyé',
  'Not sent': 'Non envoyé',
  'You are offline.': 'Vous êtes hors ligne.',
  'The server cannot be reached right now.': 'Le serveur est injoignable pour le moment.',
  'The server cannot take it right now.': 'Le serveur ne peut pas le recevoir pour le moment.',
  'The connection is slow.': 'La connexion est lente.',
  'Still sending...': 'Envoi toujours en cours…',
  'Trying again...': 'Nouvel essai…',
  'It goes out by itself as soon as you are back online.':
    'Il partira tout seul dès que vous serez de nouveau en ligne.',
  'It goes out by itself, next try in a few seconds.':
    'Il partira tout seul, prochain essai dans quelques secondes.',
  'It goes out by itself, next try within a minute.':
    'Il partira tout seul, prochain essai dans moins d’une minute.',
  'It goes out by itself, next try in about {minutes} min.':
    'Il partira tout seul, prochain essai dans {minutes}\u00a0min environ.',
  'If you close this page, it goes out when you open the link again.':
    'Si vous fermez cette page, il partira quand vous rouvrirez le lien.',
  'This phone could not save it, so please keep this page open.':
    'Ce téléphone n’a pas pu l’enregistrer\u00a0: veuillez garder cette page ouverte.',
  '{name} cannot take more reviews right now. Your words stay here, so that you can copy them.':
    '{name} ne peut plus recevoir d’avis pour le moment. Vos mots restent ici, pour que vous puissiez les copier.',
  'The server did not take your review.': 'Le serveur n’a pas accepté votre avis.',
  'Your words stay here. You can change them, and try again.':
    'Vos mots restent ici. Vous pouvez les modifier et réessayer.',
  '{name} cannot take more reviews right now': '{name} ne peut plus recevoir d’avis pour le moment',
  'How kind of you to stop by. Please try this link again another day.':
    'C’est gentil de votre part. N’hésitez pas à rouvrir ce lien un autre jour.',
  'What you wrote is kept on this phone:': 'Ce que vous avez écrit est conservé sur ce téléphone\u00a0:',
  'Invalid Review Link': 'Lien non valide',
  "The review link you're trying to access is invalid or has expired.":
    'Le lien que vous essayez d’ouvrir n’est pas valide ou a expiré.',
  'Please scan the code again, or ask for a new link.':
    'Veuillez scanner le code à nouveau, ou demander un nouveau lien.',
  'Review limit reached': 'Le nombre maximal d’avis est atteint',
  'User not found': 'Personne introuvable',
  'The request could not be read': 'La demande n’a pas pu être lue',
  'The request is too large': 'L’envoi est trop volumineux',
  'The request took too long': 'L’envoi a pris trop de temps',
  'Too many requests. Please try again later.': 'Trop de demandes. Veuillez réessayer plus tard.',
  'Service temporarily unavailable': 'Service momentanément indisponible',
  'Internal server error': 'Erreur interne du serveur',
  'Thank you! Your review has been sent to {name}. Nobody else gets to read it.':
    'Merci\u202f! Votre avis a été envoyé à {name}. Personne d’autre ne le lira.',
  'You can close this page.': 'Vous pouvez fermer cette page.',
  'Almost there': 'Vous y êtes presque',
  'Please look at what is marked, and send it again.':
    'Veuillez vérifier ce qui est signalé, puis envoyer à nouveau.',
  'An earlier version has arrived': 'Une version précédente est arrivée',
  'This form has sent a review before, in other words than these. If you send these too, they arrive as a second review.':
    'Ce formulaire a déjà envoyé un avis, en d’autres mots. Si vous envoyez aussi ceux-ci, ils arriveront comme un deuxième avis.',
  'Please go back to the form. Your browser may still have what you wrote there.':
    'Veuillez revenir au formulaire. Votre navigateur a peut-être encore ce que vous y avez écrit.',
  'This person cannot take more reviews right now. Here is what you wrote, so that you can copy it, or try again another day.':
    'Cette personne ne peut plus recevoir d’avis pour le moment. Voici ce que vous avez écrit, pour que vous puissiez le copier, ou réessayer un autre jour.',
  'Nothing is lost: here is what you wrote. Please make it shorter.':
    'Rien n’est perdu\u00a0: voici ce que vous avez écrit. Veuillez le raccourcir.',
  'Nothing is lost: here is what you wrote. Please wait a moment, and send it again. It arrives only once.':
    'Rien n’est perdu\u00a0: voici ce que vous avez écrit. Veuillez patienter un instant, puis l’envoyer à nouveau. Il n’arrivera qu’une fois.',
  'Here is what you wrote, so that you can copy it:':
    'Voici ce que vous avez écrit, pour que vous puissiez le copier\u00a0:',
  'Please try again in a moment': 'Veuillez réessayer dans un instant',
  'Something on our side is not working right now. Nothing of yours is lost.':
    'Quelque chose ne fonctionne pas de notre côté en ce moment. Rien de ce qui est à vous n’est perdu.',
  'Your words stay yours': 'Vos mots restent les vôtres',
  'With a key you can see, change or withdraw them for 30 days, and read what {name} answers.':
    'Avec une clé, vous pouvez les voir, les modifier ou les retirer pendant 30\u00a0jours, et lire ce que {name} répondra.',
  'Keep a key to this review': 'Garder une clé de cet avis',
  'The key is kept on this device. With the link it also opens elsewhere.':
    'La clé est gardée sur cet appareil. Avec le lien, elle ouvre aussi ailleurs.',
  'This device could not keep the key. Please copy the link.':
    'Cet appareil n’a pas pu garder la clé. Veuillez copier le lien.',
  'Your secret link': 'Votre lien secret',
  'Copy link': 'Copier le lien',
  'Share link': 'Partager le lien',
  Copied: 'Copié',
  'Please copy the marked link yourself.': 'Veuillez copier vous-même le lien sélectionné.',
  'See or change it': 'Le voir ou le modifier',
  '{name} may show my words to an employer': '{name} peut montrer mes mots à un employeur',
  Saved: 'Enregistré',
  'Saved. You can take it back with your key.': 'Enregistré. Vous pouvez revenir dessus avec votre clé.',
  'This was not saved. Please try again.': 'Ceci n’a pas été enregistré. Veuillez réessayer.',
  'Your review for {name}': 'Votre avis pour {name}',
  'Your key opens it until {date}.': 'Votre clé l’ouvre jusqu’au {date}.',
  'Sent on {date}': 'Envoyé le {date}',
  'Changed on {date}': 'Modifié le {date}',
  'Change it': 'Le modifier',
  'Save changes': 'Enregistrer les modifications',
  'Leave it as it is': 'Le laisser tel quel',
  'Your changes are saved. {name} is told.':
    'Vos modifications sont enregistrées. {name} en reçoit la nouvelle.',
  'Withdraw it': 'Le retirer',
  'Withdraw your review?': 'Retirer votre avis\u202f?',
  'It is deleted at once, with its words and stars, and cannot be brought back.':
    'Il est supprimé aussitôt, avec ses mots et ses étoiles, et ne peut pas être récupéré.',
  '{name} is told that a review was withdrawn, without its words. An email that went out before may still have them.':
    '{name} apprend qu’un avis a été retiré, sans ses mots. Un e-mail déjà parti peut encore les contenir.',
  Withdrawn: 'Retiré',
  'Your review is deleted, with its words and stars.':
    'Votre avis est supprimé, avec ses mots et ses étoiles.',
  '{name} has answered you': '{name} vous a répondu',
  '{name} can answer once. The answer then stands here, for you alone.':
    '{name} peut répondre une fois. La réponse apparaît ici, pour vous seulement.',
  'Your key': 'Votre clé',
  'This device does not keep the key. Whoever has the link can do all this.':
    'Cet appareil ne garde pas la clé. Quiconque a le lien peut faire tout cela.',
  'Keep the key on this device': 'Garder la clé sur cet appareil',
  'Forget the key': 'Oublier la clé',
  'Keys on this device': 'Clés sur cet appareil',
  'No keys on this device': 'Aucune clé sur cet appareil',
  'After you leave a review, you can keep a key to it. It then stands here for 30 days.':
    'Après avoir laissé un avis, vous pouvez en garder une clé. Elle reste ici pendant 30\u00a0jours.',
  'Whoever uses this device can open these reviews. Forgetting a key leaves the review as it is.':
    'Quiconque utilise cet appareil peut ouvrir ces avis. Oublier une clé laisse l’avis tel quel.',
  'The 30 days are over': 'Les 30\u00a0jours sont passés',
  'The review stays with the person you wrote it for.':
    'L’avis reste à la personne pour qui vous l’avez écrit.',
  'This key opens nothing': 'Cette clé n’ouvre rien',
  'The review was withdrawn, or the link is not complete.':
    'L’avis a été retiré, ou le lien n’est pas complet.',
  'This did not work': 'Cela n’a pas fonctionné',
  'This page needs JavaScript.': 'Cette page a besoin de JavaScript.',
};
