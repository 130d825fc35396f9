import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'fr', 'landing'> = {
  // Opening
  "People thank you every day, and by closing time it's gone. Get a link and QR code of your own: it takes a customer 30 seconds, and only you read it.":
    'On vous dit merci chaque jour, et le soir il n’en reste rien. Avec un lien et un code QR rien qu’à vous, vos clients l’écrivent en 30\u00a0secondes, et personne d’autre ne le lit.',
  'Start collecting, free': 'Commencer gratuitement',
  'Start collecting': 'Commencer',
  'See how it works': 'Voir comment ça marche',
  'Your first {limit} reviews are free. No card needed.':
    'Vos {limit} premiers avis sont gratuits. Sans carte bancaire.',
  "We don't take new accounts here.": 'Il n’est plus possible de créer un compte ici.',
  // The phone, with a letter for each number of stars
  'How did {name} do?': 'Qu’avez-vous pensé de {name}\u202f?',
  'Try it: how did {name} do?': 'Essayez\u00a0: qu’avez-vous pensé de {name}\u202f?',
  'Try it. Tap a star.': 'Essayez. Touchez une étoile.',
  'Just now': 'À l’instant',
  'Private, for {name} only': 'Privé, pour {name} uniquement',
  'You remembered our table, and the joke about the tiramisu.':
    'Vous vous souveniez de notre table, et de la blague sur le tiramisu.',
  'You know your wine. I now order that Bairrada by the case.':
    'Vous vous y connaissez en vin. Ce Bairrada, je le commande maintenant par caisses.',
  'Friendly, but our starters and mains came at the same time.':
    'Sympathique, mais entrées et plats sont arrivés en même temps.',
  'Nice smile, but I asked twice for water and stayed thirsty.':
    'Joli sourire, mais j’ai demandé de l’eau deux fois sans jamais la voir venir.',
  'We waited 50 minutes for a main, then it was the wrong one.':
    '50\u00a0minutes d’attente pour un plat, et ce n’était pas le bon.',
  // Features, each with what a customer wrote
  "It's about you, not the restaurant": 'C’est de vous qu’il s’agit, pas du restaurant',
  'Review sites praise the restaurant. Here, the person who made the evening keeps the compliment.':
    'Les sites d’avis félicitent le restaurant. Ici, le compliment reste à la personne qui a fait la soirée.',
  'The reviews on this page are made-up examples.': 'Les avis de cette page sont des exemples inventés.',
  'Instant email notifications': 'Un e-mail à l’instant même',
  'The moment a customer taps Submit, the full review is on its way to your inbox.':
    'Dès que votre client touche Envoyer, l’avis complet part vers votre boîte mail.',
  'Fixed the leak in 20 minutes at 9pm. Legend.':
    'Fuite réparée en 20\u00a0minutes, à 21\u00a0h. Légendaire.',
  'You own your data': 'Vos données sont à vous',
  'Download every review whenever you like. Change jobs, and your good name goes with you.':
    'Téléchargez tous vos avis quand vous voulez. Si vous changez d’emploi, votre réputation vous suit.',
  'I followed you to the new salon. Two buses, and worth it.':
    'Deux bus pour vous retrouver au nouveau salon, et je ne regrette rien.',
  'Private, not posted': 'Privé, pas publié',
  'Only you see your reviews. No public score next to your name.':
    'Vos avis ne sont visibles que par vous. Aucune note publique à côté de votre nom.',
  'The grout is a shade off from the sample. To be fair, I like it better now.':
    'Le joint n’a pas tout à fait la teinte de l’échantillon. Soyons justes, je la préfère.',
  '30 seconds for a customer': '30\u00a0secondes pour un client',
  'No app, no account. Just stars, a few words and a name, on any phone.':
    'Ni app, ni compte. Juste des étoiles, quelques mots et un nom, sur n’importe quel téléphone.',
  'Plaster like glass.': 'Un enduit lisse comme du verre.',
  'Every place you work': 'Partout où vous travaillez',
  'The bistro on weekdays, the hotel on weekends? With a paid plan, each gets its own code.':
    'Le bistrot en semaine, l’hôtel le week-end\u202f? Avec un forfait payant, chacun a son code.',
  'The bistro on weekdays, the hotel on weekends? Each gets its own code.':
    'Le bistrot en semaine, l’hôtel le week-end\u202f? Chacun a son code.',
  "I came alone and expected to feel it. I didn't, not for a minute.":
    'Une table pour une personne, et pas une minute de solitude.',
  'Easy to hand out': 'Facile à donner',
  'Print the code on the bill, text the link, or show it on your phone.':
    'Imprimez le code sur l’addition, envoyez le lien par SMS ou montrez-le sur votre téléphone.',
  "She told us NOT to order the second bottle, because we'd miss the last tram.":
    'Elle nous a dit de NE PAS commander la deuxième bouteille, sinon on ratait le dernier tram.',
  // How it works
  'How it works': 'Comment ça marche',
  'Add where you work': 'Indiquez où vous travaillez',
  'Create your account and add your workplace. It takes a minute, with nothing to install.':
    'Créez votre compte et ajoutez votre établissement. Une minute suffit, sans rien installer.',
  'Hand out your code': 'Donnez votre code',
  'Ask right after a job well done. Your customer scans, taps and writes.':
    'Demandez juste après un travail bien fait. Votre client scanne, touche, écrit.',
  'Keep the good word': 'Gardez le compliment',
  'It arrives by email and stays in your list, whatever job you do next.':
    'L’avis arrive par e-mail et reste dans votre liste, quel que soit votre prochain emploi.',
  'A printed card: How did {name} do? Beside the question, a QR code':
    'Une carte imprimée\u00a0: Qu’avez-vous pensé de {name}\u202f? À côté de la question, un code QR',
  'Scan and tell {name}. 30 seconds, private.': 'Scannez et dites-le à {name}. 30\u00a0secondes, en privé.',
  // The last letter
  'The next thank you could be the first one you keep':
    'Le prochain merci pourrait être le premier que vous gardez',
  'Create your account': 'Créez votre compte',
  'See pricing': 'Voir les tarifs',
};
