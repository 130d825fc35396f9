export type ReputationSentence =
  | '({count} chosen)|({count} chosen)'
  | "A page with reviews you choose. It works for {days} days or until you turn it off, and search engines can't find it."
  | "After sending a review, customers can let you show it to a future employer. You'll find those reviews here."
  | "Couldn't load more reviews."
  | "Couldn't load the numbers."
  | "Couldn't load your links."
  | 'Create link'
  | 'Download PDF'
  | 'Download signed file'
  | 'Download verify page'
  | 'Empty'
  | 'Expired'
  | 'Failed to create the file'
  | 'Failed to create the link'
  | 'Failed to turn off the link'
  | 'For job applications, or just to keep.'
  | 'From'
  | 'How the check works'
  | "Include customers' names and locations"
  | 'Include what they wrote'
  | 'Link turned off'
  | 'No reviews to show yet'
  | 'Not opened yet'
  | 'Nothing left to show: the customers took back their permission or their review'
  | 'Open page'
  | 'Open'
  | 'Opened once, last on {date}|Opened {count} times, last on {date}'
  | 'Reference (PDF)'
  | 'Reviews are digitally signed when they arrive. Anyone can open the signed file at <link>{address}</link> and see that nothing was changed. The PDF is for reading.'
  | 'Reviews to show'
  | 'Show a few to an employer'
  | 'Take my reviews with me'
  | 'The page for {employer} is closed.'
  | 'The period ends before it begins'
  | 'There are no reviews in this period.'
  | "They'll see this name at the top of the page."
  | "They're yours, wherever you work next. Download them all, or show a few to an employer."
  | 'To'
  | 'Turn off the link for {employer}'
  | "Turn off the link for {employer}? Its page closes right away. This can't be undone."
  | 'Turn off'
  | 'Turned off'
  | 'Who is it for?'
  | "You can leave out names and text, but not stars, count or average. They're signed for the whole period and for all time."
  | "Your customers shared their names with you. Only include them if they'd be fine with it."
  | 'Your links'
  | 'e.g. Hotel Aurora'
  | '{average} on average'
  | '{count} review, until {date}|{count} reviews, until {date}'
  | '{file} downloaded';
