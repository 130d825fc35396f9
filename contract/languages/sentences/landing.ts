/** `{limit}` is the number of free reviews: 5. `{name}` is Maya, a waitress. */
export type LandingSentence =
  // Opening
  | "People thank you every day, and by closing time it's gone. Get a link and QR code of your own: it takes a customer 30 seconds, and only you read it."
  | 'Start collecting, free'
  | 'Start collecting'
  | 'See how it works'
  | 'Your first {limit} reviews are free. No card needed.'
  | "We don't take new accounts here."
  // The phone, with a letter for each number of stars
  | 'How did {name} do?'
  | 'Try it: how did {name} do?'
  | 'Try it. Tap a star.'
  | 'Just now'
  | 'Private, for {name} only'
  | 'You remembered our table, and the joke about the tiramisu.'
  | 'You know your wine. I now order that Bairrada by the case.'
  | 'Friendly, but our starters and mains came at the same time.'
  | 'Nice smile, but I asked twice for water and stayed thirsty.'
  | 'We waited 50 minutes for a main, then it was the wrong one.'
  // Features, each with what a customer wrote
  | "It's about you, not the restaurant"
  | 'Review sites praise the restaurant. Here, the person who made the evening keeps the compliment.'
  | 'The reviews on this page are made-up examples.'
  | 'Instant email notifications'
  | 'The moment a customer taps Submit, the full review is on its way to your inbox.'
  | 'Fixed the leak in 20 minutes at 9pm. Legend.'
  | 'You own your data'
  | 'Download every review whenever you like. Change jobs, and your good name goes with you.'
  | 'I followed you to the new salon. Two buses, and worth it.'
  | 'Private, not posted'
  | 'Only you see your reviews. No public score next to your name.'
  | 'The grout is a shade off from the sample. To be fair, I like it better now.'
  | '30 seconds for a customer'
  | 'No app, no account. Just stars, a few words and a name, on any phone.'
  | 'Plaster like glass.'
  | 'Every place you work'
  | 'The bistro on weekdays, the hotel on weekends? With a paid plan, each gets its own code.'
  | 'The bistro on weekdays, the hotel on weekends? Each gets its own code.'
  | "I came alone and expected to feel it. I didn't, not for a minute."
  | 'Easy to hand out'
  | 'Print the code on the bill, text the link, or show it on your phone.'
  | "She told us NOT to order the second bottle, because we'd miss the last tram."
  // How it works
  | 'How it works'
  | 'Add where you work'
  | 'Create your account and add your workplace. It takes a minute, with nothing to install.'
  | 'Hand out your code'
  | 'Ask right after a job well done. Your customer scans, taps and writes.'
  | 'Keep the good word'
  | 'It arrives by email and stays in your list, whatever job you do next.'
  | 'A printed card: How did {name} do? Beside the question, a QR code'
  | 'Scan and tell {name}. 30 seconds, private.'
  // The last letter
  | 'The next thank you could be the first one you keep'
  | 'Create your account'
  | 'See pricing';
