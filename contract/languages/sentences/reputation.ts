export type ReputationSentence =
  | 'Take my reviews with me'
  | "They're yours, wherever you work next. Download them all, or show a few to an employer."
  // The reference for a period
  | 'Reference (PDF)'
  | 'For job applications, or just to keep.'
  | 'From'
  | 'To'
  | 'The period ends before it begins'
  | "Include customers' names and locations"
  | "Your customers shared their names with you. Only include them if they'd be fine with it."
  | 'Include what they wrote'
  | 'Download PDF'
  | '{file} downloaded'
  | 'Failed to create the file'
  | "Couldn't load the numbers."
  | 'There are no reviews in this period.'
  // E.g. 4.83
  | '{average} on average'
  // How the check works
  | 'How the check works'
  | 'Reviews are digitally signed when they arrive. Anyone can open the signed file at <link>{address}</link> and see that nothing was changed. The PDF is for reading.'
  | "You can leave out names and text, but not stars, count or average. They're signed for the whole period and for all time."
  | 'Download signed file'
  | 'Download verify page'
  // A new link for an employer; it works for 7 days
  | 'Show a few to an employer'
  | "A page with reviews you choose. It works for {days} days or until you turn it off, and search engines can't find it."
  | 'No reviews to show yet'
  | "After sending a review, customers can let you show it to a future employer. You'll find those reviews here."
  | "Couldn't load more reviews."
  | 'Who is it for?'
  | "They'll see this name at the top of the page."
  | 'e.g. Hotel Aurora'
  | 'Reviews to show'
  | '({count} chosen)|({count} chosen)'
  | 'Create link'
  | 'Failed to create the link'
  | 'Open page'
  // The links; the states of a link are Open, Empty, Expired and Turned off
  | 'Your links'
  | "Couldn't load your links."
  | 'Open'
  | 'Empty'
  | 'Expired'
  | 'Turned off'
  | '{count} review, until {date}|{count} reviews, until {date}'
  | 'Nothing left to show: the customers took back their permission or their review'
  | 'Not opened yet'
  | 'Opened once, last on {date}|Opened {count} times, last on {date}'
  // A button
  | 'Turn off'
  | 'Turn off the link for {employer}'
  | "Turn off the link for {employer}? Its page closes right away. This can't be undone."
  | 'Link turned off'
  | 'The page for {employer} is closed.'
  | 'Failed to turn off the link';
