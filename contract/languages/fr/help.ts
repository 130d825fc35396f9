import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'help'> = {
  // Page
  'Short answers to common questions, and an address for everything else.':
    'Des réponses courtes aux questions courantes, et une adresse pour tout le reste.',
  'Getting started': 'Premiers pas',
  'Sharing your code': 'Partager votre code',
  'Reviews and email': 'Avis et e-mails',
  Plans: 'Forfaits',
  'Your account and data': 'Votre compte et vos données',
  'For customers who leave a review': 'Pour les clients qui laissent un avis',
  'Still stuck?': 'Toujours un souci\u202f?',
  'Write to <support>{support}</support>. Tell us what you did, what happened, and which email address your account uses.':
    'Écrivez à <support>{support}</support>. Dites ce que vous avez fait, ce qui s’est passé, et l’adresse e-mail de votre compte.',
  'On this page': 'Sur cette page',
  // Getting started
  '<register>Create an account</register>.': '<register>Créez un compte</register>.',
  '<login>Sign in</login>.': '<login>Connectez-vous</login>.',
  'How do I start?': 'Comment commencer\u202f?',
  "Your link and QR code are on your <dashboard>Dashboard</dashboard>. Print the code or share the link, and ask your next happy customer. That's all.":
    'Votre lien et votre code QR sont sur votre <dashboard>Accueil</dashboard>. Imprimez le code ou partagez le lien, et demandez au prochain client ravi. C’est tout.',
  'Do I have to add a workplace?': 'Dois-je ajouter un établissement\u202f?',
  'No. With <b>No specific workplace</b> selected, your code opens your general page, with just your first name. Those reviews are listed as General Review. With a workplace, customers see where they met you, and you see where each review comes from.':
    'Non. Avec <b>Aucun établissement précis</b>, votre code ouvre votre page générale, avec votre prénom seulement. Ces avis figurent comme Avis général. Avec un établissement, vos clients voient le lieu de la rencontre, et vous voyez d’où vient chaque avis.',
  'How do I add a second workplace?': 'Comment ajouter un deuxième établissement\u202f?',
  'In <settings>Settings</settings>, or with <b>Add New Workplace...</b> in the list above your QR code. Each workplace gets its own link and code.':
    'Dans <settings>Réglages</settings>, ou avec <b>Ajouter un établissement…</b> dans la liste au-dessus de votre code QR. Chaque établissement a son lien et son code.',
  'The free plan includes one workplace. For more, you need a <pricing>paid plan</pricing>.|The free plan includes {count} workplaces. For more, you need a <pricing>paid plan</pricing>.':
    {
      one: 'Le forfait gratuit comprend un établissement. Au-delà, il faut un <pricing>forfait payant</pricing>.',
      other:
        'Le forfait gratuit comprend {count}\u00a0établissements. Au-delà, il faut un <pricing>forfait payant</pricing>.',
    },
  'How do I put {name} on my phone like an app?':
    'Comment mettre {name} sur mon téléphone comme une app\u202f?',
  "<b>Android:</b> open this site in Chrome and tap Install on the card that appears. You can also choose Install app or Add to Home screen in the browser's menu.":
    '<b>Android\u00a0:</b> ouvrez ce site dans Chrome et touchez Installer sur la carte qui apparaît. Vous pouvez aussi choisir Installer l’application ou Ajouter à l’écran d’accueil dans le menu du navigateur.',
  '<b>iPhone and iPad:</b> open this site in Safari, tap Share, then Add to Home Screen.':
    '<b>iPhone et iPad\u00a0:</b> ouvrez ce site dans Safari, touchez Partager, puis Sur l’écran d’accueil.',
  'Your customers never need to install anything.': 'Vos clients n’ont jamais rien à installer.',
  // Sharing your code
  'How do I hand out my code?': 'Comment donner mon code\u202f?',
  'On your <dashboard>Dashboard</dashboard>, <b>Print QR Code</b> prints a poster, and <b>Share QR Code</b> sends the link in a message. You can also <show>show the code on your phone</show>, or print cards and table tents in the <print>print studio</print>.':
    'Sur votre <dashboard>Accueil</dashboard>, <b>Imprimer le code QR</b> imprime une affiche, et <b>Partager le code QR</b> envoie le lien par message. Vous pouvez aussi <show>montrer le code sur votre téléphone</show>, ou imprimer cartes et chevalets dans l’<print>atelier d’impression</print>.',
  'It works best right after a job well done. Ask in your own words.':
    'L’idéal est juste après un travail bien fait. Demandez avec vos mots.',
  'How do I show my code on my phone?': 'Comment montrer mon code sur mon téléphone\u202f?',
  'Tap <b>Show my code</b> under the code on your <dashboard>Dashboard</dashboard>. It fills the screen and keeps the screen awake. It remembers the last workplace you used.':
    'Touchez <b>Montrer mon code</b> sous le code de votre <dashboard>Accueil</dashboard>. Il remplit l’écran et le garde allumé. Le dernier établissement utilisé est retenu.',
  "Once the app is <install>installed</install>, this works offline too. Press and hold the app's icon to get there fast.":
    'Une fois l’app <install>installée</install>, cela marche aussi hors ligne. Un appui long sur son icône vous y mène vite.',
  "My code doesn't scan. What can I do?": 'Mon code ne se scanne pas. Que faire\u202f?',
  'Print it at least 3 cm (1.2 inches) wide, or larger if people stand farther away.':
    'Imprimez-le sur au moins 3\u00a0cm de large, ou plus grand s’il est lu de plus loin.',
  "Keep it black on white, with the white edge around it. Don't stretch or recolor it.":
    'Laissez-le noir sur blanc, avec sa bordure blanche. Ne l’étirez pas, ne changez pas ses couleurs.',
  'Use matte paper. Glare on glossy paper can hide the code.':
    'Prenez du papier mat. Les reflets du papier brillant peuvent cacher le code.',
  'On your phone, turn up the brightness.': 'Sur votre téléphone, augmentez la luminosité.',
  "The link is also printed below the code, for anyone who'd rather type it.":
    'Le lien est aussi imprimé sous le code, pour qui préfère le taper.',
  'What happens to printed codes if I rename or delete a workplace?':
    'Que deviennent les codes imprimés si je renomme ou supprime un établissement\u202f?',
  'They keep working. If you rename a workplace, its page shows the new name. If you delete it, its codes open your general page. Its reviews, old and new, become General Reviews.':
    'Ils continuent de fonctionner. Si vous renommez un établissement, sa page affiche le nouveau nom. Si vous le supprimez, ses codes ouvrent votre page générale. Ses avis, anciens et nouveaux, deviennent des avis généraux.',
  'How do I print cards, tents and posters?': 'Comment imprimer cartes, chevalets et affiches\u202f?',
  "Open the <studio>print studio</studio>. Choose what the code opens and what to print. Then print it, or take the PDF to a copy shop. The preview shows exactly what you'll get.":
    'Ouvrez l’<studio>atelier d’impression</studio>. Choisissez ce que le code ouvre et ce qu’il faut imprimer. Puis imprimez, ou apportez le PDF chez un imprimeur. L’aperçu montre exactement le résultat.',
  'Print at 100% ("Actual size") and turn off "Fit to page". Otherwise the sizes will be off.':
    'Imprimez à 100\u00a0% («\u00a0Taille réelle\u00a0») et désactivez «\u00a0Ajuster à la page\u00a0». Sinon, les formats seront faux.',
  'For cards and badges, use paper of 200 to 300 g/m². Cut along the fine marks at the edges.':
    'Pour les cartes et badges, prenez du papier de 200 à 300\u00a0g/m². Coupez le long des fins repères au bord.',
  'Fold a table tent along the dashed line. Its back is upside down on the sheet on purpose.':
    'Pliez le chevalet le long des pointillés. Son dos est à l’envers sur la feuille, exprès.',
  "Laminating? Select “I'm laminating this” first. Matte film reflects less than glossy film.":
    'Vous plastifiez\u202f? Cochez d’abord «\u00a0Je vais plastifier\u00a0». Un film mat reflète moins qu’un film brillant.',
  'The sticker is made for a label printer with a 62 mm roll, cut at 90 mm.':
    'L’autocollant est fait pour une imprimante d’étiquettes avec un rouleau de 62\u00a0mm, coupé à 90\u00a0mm.',
  "An empty box means we don't have a font for that letter. We support Latin, Cyrillic, Greek, Arabic, Hebrew, Chinese and Japanese.":
    'Un carré vide signifie que nous n’avons pas de police pour cette lettre. Nous prenons en charge le latin, le cyrillique, le grec, l’arabe, l’hébreu, le chinois et le japonais.',
  'Does my link ever change?': 'Mon lien peut-il changer\u202f?',
  'No. You can change your name, email address, password and plan.':
    'Non. Vous pouvez changer de nom, d’adresse e-mail, de mot de passe et de forfait.',
  'No. You can change your name, email address and password.':
    'Non. Vous pouvez changer de nom, d’adresse e-mail et de mot de passe.',
  'Your links and printed codes will keep working.':
    'Vos liens et vos codes imprimés continueront de fonctionner.',
  'How can I see which table brings in reviews?': 'Comment voir quelle table rapporte des avis\u202f?',
  "Create a <codes>tracked code</codes> for each one: the window table, the flyer, your email signature. You'll see how often each code was scanned and how many reviews came from it. Each person counts once a day per code, and your own scans don't count.":
    'Créez un <codes>code suivi</codes> pour chacune\u00a0: la table près de la fenêtre, le flyer, votre signature d’e-mail. Vous verrez combien de fois chaque code a été scanné et combien d’avis il a rapportés. Chaque personne compte une fois par jour et par code, et vos propres scans ne comptent pas.',
  "The code itself never changes, so you don't have to reprint it. When you change jobs, just point it to another workplace. If a code gets lost or misused, switch it off. Your other codes keep working.":
    'Le code lui-même ne change jamais\u00a0: inutile de le réimprimer. Si vous changez d’emploi, dirigez-le vers un autre établissement. Si un code est perdu ou détourné, désactivez-le. Vos autres codes continuent de fonctionner.',
  'Can customers tap instead of scan?': 'Peut-on toucher au lieu de scanner\u202f?',
  'Yes, with an NFC tag: a sticker that opens your page when a phone touches it. On <codes>Tracked codes</codes>, choose <b>Write to NFC tag</b>, in Chrome on an Android phone. With another phone, copy the link and write it with an app like NFC Tools. A tap counts as a scan.':
    'Oui, avec un tag NFC\u00a0: un autocollant qui ouvre votre page quand un téléphone le touche. Dans <codes>Codes suivis</codes>, choisissez <b>Écrire sur un tag NFC</b>, dans Chrome sur un téléphone Android. Avec un autre téléphone, copiez le lien et écrivez-le avec une app comme NFC Tools. Un contact compte comme un scan.',
  'What do customers see about me?': 'Que voient mes clients de moi\u202f?',
  "Your first name, and the workplace's name and location if the code belongs to one. They don't see your last name, email address, reviews or rating.":
    'Votre prénom, ainsi que le nom et le lieu de l’établissement si le code en a un. Ils ne voient ni votre nom de famille, ni votre adresse e-mail, ni vos avis, ni votre note.',
  'Which languages does my review page support?': 'En quelles langues existe ma page d’avis\u202f?',
  "English, Spanish, Portuguese, French, German, Italian, Dutch, Polish, Turkish, Arabic, Chinese and Japanese. It opens in the language of the customer's browser, and they can switch at the top. To share a link in one language, choose it on the page and copy the address.":
    'Anglais, espagnol, portugais, français, allemand, italien, néerlandais, polonais, turc, arabe, chinois et japonais. Elle s’ouvre dans la langue du navigateur du client, qui peut en changer en haut. Pour partager un lien dans une langue, choisissez-la sur la page et copiez l’adresse.',
  "You get your reviews as they were written. We don't translate them.":
    'Vous recevez vos avis tels qu’ils ont été écrits. Nous ne les traduisons pas.',
  // Reviews and email
  "I didn't get an email for a review": 'Je n’ai pas reçu d’e-mail pour un avis',
  "It's not lost. Every review is in <reviews>My Reviews</reviews>, even if its email didn't arrive. Then check:":
    'Il n’est pas perdu. Chaque avis est dans <reviews>Mes avis</reviews>, même si son e-mail n’est pas arrivé. Vérifiez ensuite\u00a0:',
  'Is your email address still unconfirmed? Then a notice on your <dashboard>Dashboard</dashboard> asks you to open the link we sent you. Until you do, these emails wait.':
    'Votre adresse e-mail n’est pas encore confirmée\u202f? Dans ce cas, un message sur votre <dashboard>Accueil</dashboard> vous demande d’ouvrir le lien que nous vous avons envoyé. D’ici là, ces e-mails attendent.',
  'Is it in your spam folder? If so, mark it as not spam.':
    'Est-il dans vos spams\u202f? Si oui, marquez-le comme non-spam.',
  'Is your email address in <settings>Settings</settings> correct?':
    'Votre adresse e-mail est-elle correcte dans <settings>Réglages</settings>\u202f?',
  'Did you turn these emails off? You can turn them back on in <emails>Settings</emails>.':
    'Avez-vous désactivé ces e-mails\u202f? Vous pouvez les réactiver dans <emails>Réglages</emails>.',
  'Was your mail server down? We keep trying for five days.':
    'Votre serveur de messagerie était-il en panne\u202f? Nous réessayons pendant cinq jours.',
  'Can I stop the emails?': 'Puis-je arrêter les e-mails\u202f?',
  "Yes. Use <b>Stop review emails</b> at the end of any review email. You'll still find your reviews in your list. The same link turns the emails back on.":
    'Oui, avec <b>Arrêter les e-mails d’avis</b> à la fin de chaque e-mail d’avis. Vous trouverez toujours vos avis dans votre liste. Le même lien réactive les e-mails.',
  'Can I get fewer emails?': 'Puis-je recevoir moins d’e-mails ?',
  'Yes, in <emails>Settings</emails>.': 'Oui, dans <emails>Réglages</emails>.',
  'You can get new and changed reviews right away, in one email a day, or never. Right away is the default. The daily email comes 24 hours after the first review in it.':
    'Vous pouvez recevoir les avis nouveaux et modifiés aussitôt, en un e-mail par jour ou jamais. Par défaut, c’est aussitôt. L’e-mail quotidien arrive 24 heures après le premier avis qu’il contient.',
  'Emails about your account and plan always come right away.':
    'Les e-mails sur votre compte et votre forfait arrivent toujours aussitôt.',
  'Emails about your password and address always come right away.':
    'Les e-mails sur votre mot de passe et votre adresse arrivent toujours aussitôt.',
  'Can my phone tell me about a new review?': 'Mon téléphone peut-il m’alerter d’un nouvel avis\u202f?',
  'Yes. Install the app, open <alerts>Settings</alerts> on your phone and turn on <b>Notify me on this device</b>. Alerts follow your email settings. They show stars and a first name, and the words only if you choose that.':
    'Oui. Installez l’app, ouvrez <alerts>Réglages</alerts> sur votre téléphone et activez <b>M’alerter sur cet appareil</b>. Les alertes suivent vos réglages d’e-mail. Elles montrent les étoiles et un prénom, et le texte seulement si vous le choisissez.',
  'Can I hide the text of bad reviews until I want to read it?':
    'Puis-je cacher le texte des mauvais avis jusqu’à ce que je veuille le lire\u202f?',
  "Yes. Turn on <b>Fold 1- and 2-star reviews until I open them</b> in <emails>Settings</emails>. In your lists and emails, you'll see <b>Read it when you are ready</b> instead of the text. They still count in your average.":
    'Oui. Activez <b>Replier les avis à 1 et 2\u00a0étoiles jusqu’à leur ouverture</b> dans <emails>Réglages</emails>. Dans vos listes et vos e-mails, vous verrez <b>À lire quand vous voudrez</b> à la place du texte. Ils comptent toujours dans votre moyenne.',
  'Are my reviews public?': 'Mes avis sont-ils publics\u202f?',
  "No. Only you see them. There's no public profile and no ranking, and we tell your customers so. You can <employer>show some to an employer</employer> if the customers allow it.":
    'Non. Personne d’autre que vous ne les voit. Il n’y a ni profil public, ni classement, et nous le disons à vos clients. Vous pouvez <employer>en montrer à un employeur</employer> si les clients l’autorisent.',
  'Can a review be changed or removed?': 'Un avis peut-il être modifié ou retiré\u202f?',
  "Not by you, not even a bad one. That's why people can trust the rest. Customers who saved their private link can edit or take back their review for {days} days. We'll email you when they do.":
    'Pas par vous, même s’il est mauvais. C’est pour cela qu’on peut se fier aux autres. Les clients qui ont enregistré leur lien privé peuvent modifier ou retirer leur avis pendant {days}\u00a0jours. Un e-mail vous préviendra.',
  'Is a review abusive, or meant for someone else? Write to <support>{support}</support>.':
    'Un avis est injurieux, ou destiné à quelqu’un d’autre\u202f? Écrivez à <support>{support}</support>.',
  'Can I reply to a review?': 'Puis-je répondre à un avis\u202f?',
  "Yes, once and privately. Use <b>Reply privately</b> in <reviews>My Reviews</reviews>. The customer will see your reply on their private link. We don't email them, and you can't edit it later.":
    'Oui, une fois et en privé, avec <b>Répondre en privé</b> dans <reviews>Mes avis</reviews>. Le client verra votre réponse sur son lien privé. Il ne reçoit pas d’e-mail, et vous ne pourrez plus la modifier.',
  "You'll only see the button if the customer saved their private link, and for {days} days after the review.":
    'Le bouton n’apparaît que si le client a enregistré son lien privé, et pendant {days}\u00a0jours après l’avis.',
  'How do I find a review?': 'Comment retrouver un avis\u202f?',
  'Type a few words into <b>Search reviews</b> in <reviews>My Reviews</reviews>: something the customer wrote, their name or place, or your workplace.':
    'Tapez quelques mots dans <b>Rechercher un avis</b> dans <reviews>Mes avis</reviews>\u00a0: ce que le client a écrit, son nom ou son lieu, ou votre établissement.',
  'How do I export my reviews?': 'Comment exporter mes avis\u202f?',
  "Press <b>Export CSV</b> in <reviews>My Reviews</reviews>. The file opens in Excel, Numbers or Google Sheets. It has all your reviews, or just those of the workplace you've selected.":
    'Cliquez sur <b>Exporter en CSV</b> dans <reviews>Mes avis</reviews>. Le fichier s’ouvre dans Excel, Numbers ou Google Sheets. Il contient tous vos avis, ou ceux de l’établissement choisi.',
  'What are Recent Views?': 'Que sont les visites récentes\u202f?',
  "How often people opened your review page in the last 30 days. Each visitor counts once a day. Search engines don't count, and neither do you while you're signed in.":
    'Le nombre d’ouvertures de votre page d’avis ces 30\u00a0derniers jours. Chaque personne compte une fois par jour. Les moteurs de recherche ne comptent pas, ni vous-même quand votre session est ouverte.',
  'How do I take my reviews to a new job?': 'Comment emporter mes avis vers un nouvel emploi\u202f?',
  'In <reviews>My Reviews</reviews>, press <reputation>Take my reviews with me</reputation>. There you can download them all, or create a link that shows a few to an employer.':
    'Dans <reviews>Mes avis</reviews>, cliquez sur <reputation>Emporter mes avis</reputation>. Vous pouvez y télécharger tous vos avis, ou créer un lien qui en montre quelques-uns à un employeur.',
  'Can I show reviews to an employer?': 'Puis-je montrer des avis à un employeur\u202f?',
  'Yes, if the customers allow it. We ask them after they send a review. Choose some of those reviews in <reputation>Take my reviews with me</reputation> to get a link for one employer. It works for up to {days} days, or until you turn it off, and you see how often it was opened.':
    'Oui, si les clients l’autorisent. Nous le leur demandons après l’envoi d’un avis. Choisissez certains de ces avis dans <reputation>Emporter mes avis</reputation> pour obtenir un lien pour un employeur. Il fonctionne {days}\u00a0jours au plus, ou jusqu’à ce que vous le désactiviez, et vous voyez combien de fois il a été ouvert.',
  "The employer sees your full name and your customers' first names. If a customer changes their mind, their review disappears from the page right away.":
    'L’employeur voit votre nom complet et le prénom de vos clients. Si un client change d’avis, le sien disparaît aussitôt de la page.',
  // Plans
  "What's free?": 'Qu’est-ce qui est gratuit\u202f?',
  "{limit} reviews in total and one workplace, with your link, your QR code and an email for each review. The free plan doesn't expire.|{limit} reviews in total and {count} workplaces, with your link, your QR code and an email for each review. The free plan doesn't expire.":
    {
      one: '{limit}\u00a0avis au total et un établissement, avec votre lien, votre code QR et un e-mail pour chaque avis. Le forfait gratuit n’expire pas.',
      other:
        '{limit}\u00a0avis au total et {count}\u00a0établissements, avec votre lien, votre code QR et un e-mail pour chaque avis. Le forfait gratuit n’expire pas.',
    },
  'What happens at {limit} reviews?': 'Que se passe-t-il à {limit}\u00a0avis\u202f?',
  "Your review page pauses. Anyone who opens it reads that you can't take more reviews right now. You keep everything you have. We let you know with your last two free reviews. If a customer finds your page paused, we tell you that too, at most once a day.":
    'Votre page d’avis se met en pause. Qui l’ouvre lit que vous ne pouvez plus recevoir d’avis pour le moment. Vous gardez tout ce que vous avez. Vos deux derniers avis gratuits vous préviennent. Si un client trouve votre page en pause, vous le saurez aussi, une fois par jour au plus.',
  'With a <pricing>paid plan</pricing>, your page opens again right away, with the same link and code.':
    'Avec un <pricing>forfait payant</pricing>, votre page rouvre aussitôt, avec les mêmes lien et code.',
  'What do the paid plans cost?': 'Combien coûtent les forfaits payants\u202f?',
  '{monthly} per month, or {annual} per year, which saves {saving}. Both include unlimited reviews and multiple workplaces. See <pricing>Pricing</pricing>.':
    '{monthly} par mois, ou {annual} par an, soit {saving} d’économie. Les deux comprennent des avis illimités et plusieurs établissements. Voir <pricing>Tarifs</pricing>.',
  'How do I pay?': 'Comment payer\u202f?',
  "Choose a plan on the <pricing>Pricing</pricing> page and pay by card with Stripe, our payment provider. We never see your card. Your plan starts as soon as Stripe confirms the payment, usually within seconds, and we email you. If your card is declined or you go back, you aren't charged.":
    'Choisissez un forfait sur la page <pricing>Tarifs</pricing> et payez par carte avec Stripe, notre prestataire de paiement. Nous ne voyons jamais votre carte. Votre forfait commence dès que Stripe confirme le paiement, en général en quelques secondes, et un e-mail vous prévient. Si votre carte est refusée ou si vous revenez en arrière, rien n’est débité.',
  'Can I switch between Monthly and Annual?': 'Puis-je passer de Mensuel à Annuel, ou l’inverse\u202f?',
  "Yes, anytime, on the <pricing>Pricing</pricing> page. The new plan starts right away and is charged in full. We credit what you haven't used of the old one to your next bills.":
    'Oui, à tout moment, sur la page <pricing>Tarifs</pricing>. Le nouveau forfait commence aussitôt et se paie en entier. Ce que vous n’avez pas utilisé de l’ancien est déduit de vos prochaines factures.',
  'How do I cancel?': 'Comment résilier\u202f?',
  "In <billing>Settings</billing>, with two clicks: press <b>Cancel subscription</b> and confirm on the page that opens. You can also get there with <b>Manage billing</b>. You don't need a reason.":
    'Dans <billing>Réglages</billing>, en deux clics\u00a0: <b>Résilier l’abonnement</b>, puis confirmez sur la page qui s’ouvre. <b>Gérer la facturation</b> y mène aussi. Aucune raison à donner.',
  "Your plan runs until the end of the period you've paid for and won't renew. Until then, you can change your mind under <b>Manage billing</b>.":
    'Votre forfait court jusqu’à la fin de la période payée et ne se renouvelle pas. D’ici là, vous pouvez revenir sur votre choix sous <b>Gérer la facturation</b>.',
  'A payment failed. What now?': 'Un paiement a échoué. Que faire\u202f?',
  "We'll email you, and you'll see a note in <billing>Settings</billing>. Your plan stays active until the end of the period you've paid for. Update your card under <b>Manage billing</b>. Your plan continues once the payment goes through, even if it has ended.":
    'Un e-mail vous prévient, et une note apparaît dans <billing>Réglages</billing>. Votre forfait reste actif jusqu’à la fin de la période payée. Mettez à jour votre carte sous <b>Gérer la facturation</b>. Votre forfait reprend dès que le paiement est passé, même s’il était terminé.',
  'What happens when a paid plan ends?': 'Que se passe-t-il à la fin d’un forfait payant\u202f?',
  'You go back to the free plan and keep every review and workplace. Your review page pauses if you have {limit} reviews or more.':
    'Vous revenez au forfait gratuit et gardez tous vos avis et établissements. Votre page d’avis se met en pause si vous avez {limit}\u00a0avis ou plus.',
  "You can't add workplaces beyond one workplace.|You can't add workplaces beyond {count} workplaces.": {
    one: 'Vous ne pouvez pas ajouter d’établissement au-delà d’un seul.',
    other: 'Vous ne pouvez pas ajouter d’établissement au-delà de {count}.',
  },
  "If your plan won't renew, we email you three days before it ends, and again when it has ended.":
    'Si votre forfait ne se renouvelle pas, un e-mail vous prévient trois jours avant la fin, puis à la fin.',
  // Your account and data
  'I forgot my password': 'J’ai oublié mon mot de passe',
  'Enter your email address on the <forgot>Forgot password</forgot> page. The link we send works once, for one hour. If you ask twice, only the newest link works. Nothing there? Check your spam folder, or try another address you may have used.':
    'Indiquez votre adresse e-mail sur la page <forgot>Mot de passe oublié</forgot>. Le lien envoyé sert une fois, pendant une heure. Si vous le demandez deux fois, seul le plus récent fonctionne. Rien reçu\u202f? Regardez dans vos spams, ou essayez une autre adresse que vous auriez utilisée.',
  'How do I sign in with my face or fingerprint?': 'Comment me connecter par visage ou empreinte\u202f?',
  'Add a passkey in <settings>Settings</settings>, one for each device. Then your face, your fingerprint or the code of your phone is enough to sign in. Your password keeps working. Lost a device? Remove its passkey in Settings.':
    'Ajoutez une clé d’accès dans <settings>Réglages</settings>, une par appareil. Votre visage, votre empreinte ou le code du téléphone suffit alors pour vous connecter. Votre mot de passe fonctionne toujours. Un appareil perdu\u202f? Supprimez sa clé d’accès dans Réglages.',
  'Can I use {name} in my language?': 'Puis-je utiliser {name} dans ma langue\u202f?',
  'Yes, in the twelve languages of your review page. Choose yours in <settings>Settings</settings>. Our emails come in that language too.':
    'Oui, dans les douze langues de votre page d’avis. Choisissez la vôtre dans <settings>Réglages</settings>. Nos e-mails arrivent aussi dans cette langue.',
  'How do I change my email address, name or password?':
    'Comment changer d’adresse e-mail, de nom ou de mot de passe\u202f?',
  'In <settings>Settings</settings>. We send a link to your new email address. Until you open it, your reviews go to the old one. A new password signs out your other devices. A new name shows on your review page right away.':
    'Dans <settings>Réglages</settings>. Un lien est envoyé à votre nouvelle adresse e-mail. Tant que vous ne l’ouvrez pas, vos avis vont à l’ancienne. Un nouveau mot de passe déconnecte vos autres appareils. Un nouveau nom apparaît aussitôt sur votre page d’avis.',
  'How do I get a copy of everything you store about me?':
    'Comment obtenir une copie de tout ce que vous conservez sur moi\u202f?',
  'Press <b>Download my data</b> in <settings>Settings</settings>.':
    'Cliquez sur <b>Télécharger mes données</b> dans <settings>Réglages</settings>.',
  'You get one file with your account, workplaces, reviews, subscriptions and payments.':
    'Vous obtenez un fichier avec votre compte, vos établissements, avis, abonnements et paiements.',
  'You get one file with your account, workplaces and reviews.':
    'Vous obtenez un fichier avec votre compte, vos établissements et vos avis.',
  'The <privacy>Privacy Policy</privacy> lists what we store, and for how long.':
    'La <privacy>Politique de confidentialité</privacy> dit ce que nous conservons, et combien de temps.',
  'How do I delete my account?': 'Comment supprimer mon compte\u202f?',
  "Press <b>Delete Account</b> in <settings>Settings</settings> and enter your password. This deletes your account, workplaces and reviews right away. It can't be undone, and your codes will stop working.":
    'Cliquez sur <b>Supprimer le compte</b> dans <settings>Réglages</settings> et saisissez votre mot de passe. Votre compte, vos établissements et vos avis sont supprimés aussitôt. C’est irréversible, et vos codes ne fonctionneront plus.',
  "If you have a subscription, it ends too, and you lose the time you've paid for. To use that time, <cancel>cancel it</cancel> first and delete your account later.":
    'Si vous avez un abonnement, il se termine aussi, et le temps payé est perdu. Pour en profiter, <cancel>résiliez-le</cancel> d’abord et supprimez votre compte plus tard.',
  'I lost my phone, or forgot to sign out somewhere':
    'J’ai perdu mon téléphone, ou oublié de me déconnecter quelque part',
  "Go to <settings>Settings</settings> to see where you're signed in. Press <b>Sign out</b> next to the device you lost. Or press <b>Sign out everywhere</b>, which includes the device you're using. If your phone has your password saved, change it as well.":
    'Ouvrez <settings>Réglages</settings> pour voir vos sessions ouvertes. Cliquez sur <b>Déconnexion</b> à côté de l’appareil perdu. Ou sur <b>Tout déconnecter</b>, y compris l’appareil que vous utilisez. Si votre téléphone connaît votre mot de passe, changez-le aussi.',
  "You're signed out after 30 days if you don't use a browser, and after 90 days in any case.":
    'Une session se ferme après 30\u00a0jours si le navigateur ne sert pas, et après 90\u00a0jours dans tous les cas.',
  'I think someone else is in my account': 'Je crois que quelqu’un d’autre est dans mon compte',
  "Change your password in <settings>Settings</settings>, and keep only the passkeys you recognize. That signs out every other device. Can't get in? <forgot>Reset your password</forgot> to sign out all of them and remove every passkey. Then write to <support>{support}</support>.":
    'Changez votre mot de passe dans <settings>Réglages</settings> et ne gardez que les clés d’accès que vous reconnaissez. Cela déconnecte tous les autres appareils. Impossible d’entrer\u202f? <forgot>Choisissez un nouveau mot de passe</forgot> pour tous les déconnecter et supprimer toutes les clés d’accès. Puis écrivez à <support>{support}</support>.',
  'It says Too many requests': 'Le site affiche Trop de tentatives',
  "You, or someone on your internet connection, tried the same thing many times. We pause briefly so that no one can guess passwords. Wait a few minutes, an hour at most, and try again. Nothing is lost or locked. Don't remember your password? <forgot>Reset it</forgot>.":
    'Vous, ou quelqu’un sur votre connexion, avez tenté la même chose de nombreuses fois. Une courte pause empêche de deviner les mots de passe. Patientez quelques minutes, une heure au plus, et réessayez. Rien n’est perdu ni bloqué. Mot de passe oublié\u202f? <forgot>Changez-le</forgot>.',
  // For customers who leave a review
  'Do I need an account or an app?': 'Me faut-il un compte ou une app\u202f?',
  "No. Scan the code, choose your stars, write a few words and add your name. That's all.":
    'Non. Scannez le code, choisissez vos étoiles, écrivez quelques mots et ajoutez votre nom. C’est tout.',
  'Who reads what I write?': 'Qui lit ce que j’écris\u202f?',
  "Only the person you wrote to. We email them your review and keep it in their private list. We don't publish it or share it with their employer.":
    'Uniquement la personne à qui vous écrivez. Votre avis lui est envoyé par e-mail et reste dans sa liste privée. Nous ne le publions pas et ne le transmettons pas à son employeur.',
  'Can I change or delete my review?': 'Puis-je modifier ou supprimer mon avis\u202f?',
  "Yes, for {days} days. After you send your review, press <b>Save my private link</b>. With this link you can edit your review, take it back, or read the reply. Anyone with the link can do the same, so keep it to yourself. You'll find the links saved on your phone under <links>Private links on this phone</links>.":
    'Oui, pendant {days}\u00a0jours. Après l’envoi de votre avis, touchez <b>Enregistrer mon lien privé</b>. Avec ce lien, vous pouvez modifier votre avis, le retirer ou lire la réponse. Toute personne qui a le lien peut en faire autant\u00a0: gardez-le pour vous. Les liens enregistrés sur votre téléphone se trouvent sous <links>Liens privés sur ce téléphone</links>.',
  "Don't have the link? Write to <support>{support}</support>. Tell us who the review was for, when you sent it, and the name you used.":
    'Vous n’avez pas le lien\u202f? Écrivez à <support>{support}</support>. Dites à qui était destiné l’avis, quand vous l’avez envoyé, et le nom que vous avez indiqué.',
  'What does it mean to allow showing my review to an employer?':
    'Que signifie autoriser à montrer mon avis à un employeur\u202f?',
  "It's up to you. If you allow it, the professional can show your review, with your first name, to an employer. They do that with a link that works for up to {most} days. With your private link, you can change your mind for {days} days.":
    'C’est à vous de décider. Si vous l’autorisez, la personne que vous avez évaluée peut montrer votre avis, avec votre prénom, à un employeur, par un lien qui fonctionne {most}\u00a0jours au plus. Avec votre lien privé, vous pouvez revenir sur ce choix pendant {days}\u00a0jours.',
  'It says Saved on this phone, not sent yet':
    'Le site affiche Enregistré sur ce téléphone, pas encore envoyé',
  "Your words are safe on your phone. We'll send them as soon as you're back online. If you close the page, just open any review link again later. Your review will arrive only once.":
    'Vos mots sont à l’abri sur votre téléphone. Ils partiront dès que vous serez de nouveau en ligne. Si vous fermez la page, il suffira de rouvrir plus tard un lien d’avis. Votre avis n’arrivera qu’une fois.',
  "If the page asks you to keep it open, your phone couldn't save your words. Please don't close it yet.":
    'Si la page vous demande de la garder ouverte, votre téléphone n’a pas pu enregistrer vos mots. Veuillez ne pas la fermer encore.',
  "It says the person can't take more reviews right now":
    'Le site affiche que la personne ne peut plus recevoir d’avis pour le moment',
  'Their free plan is full. It has nothing to do with you. Try the same link again in a few days, or tell them in person.':
    'Son forfait gratuit est plein. Vous n’y êtes pour rien. Réessayez le même lien dans quelques jours, ou dites-le de vive voix.',
  'It says Invalid Review Link': 'Le site affiche Lien non valide',
  'The link is incomplete, or the account no longer exists. Scan the code again, or ask for a new link.':
    'Le lien est incomplet, ou le compte n’existe plus. Scannez le code à nouveau, ou demandez un nouveau lien.',
};
