export type EmployerSentence =
  // The page that an employer opens; {name} is the professional's full name
  | '{name}, in customers’ words'
  | 'For {employer}'
  | 'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.'
  | '{rating} out of 5 stars'
  // Instead of a name
  | 'A customer'
  // Along a circle: keep it short
  | 'Signed on arrival'
  | 'Reviews are digitally signed when they arrive. <link>How signatures are checked</link>'
  | 'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.'
  | 'This page is only for you. It closes on {date} at the latest.'
  | 'This page is closed'
  | 'This link has expired or was turned off. Ask the person who sent it for a new one.'
  // The page that checks a signed file
  | 'Check a reputation'
  | 'Check a file of reviews: who they are about, how many there are, and that nothing was changed or left out.'
  | 'Is this reputation genuine?'
  | 'Someone gave you a file with their reviews. Choose it to see who it is about, and whether anything was changed, added or left out.'
  | 'Reputation file'
  | 'Or drop it anywhere on this page. It stays on this device; nothing is sent.'
  | 'This page checks the file in your browser, using JavaScript. Please turn it on.'
  | "This browser can't check signatures here. Open this page over https, in a current browser."
  | 'Reading...'
  | 'Checking {done} of {count} review...|Checking {done} of {count} reviews...'
  | 'Result'
  | 'How the check works'
  | "Each review is signed when it arrives, and the count and average are signed for the whole period. Names and text can be hidden; stars, count and average can't. Changing a letter or leaving out a review breaks a signature."
  | "A signature proves that the service received a review, and when. It can't prove who the customer is, since customers have no account. The person chose the period, so their all-time figures are shown too."
  | 'Whose signatures this page accepts'
  | 'This page only accepts signatures from {issuer}. Their public keys came with the page.'
  // {key} is the name of a public key
  | '{key} from {start} to {end}'
  | '{key} from {start}, in use'
  | '<link>Save this page</link> to check files offline, in any browser.'
  | 'This is a saved copy. Did you get it from the person the file is about? Open {address} instead. A changed copy could call any file genuine.'
  // Its verdict
  | 'Yes, this is genuine'
  | 'No, do not rely on this file'
  | '<average>{average}</average> of 5 stars, from {count} review|<average>{average}</average> of 5 stars, from {count} reviews'
  | 'From {start} to {end}.'
  | 'All time: {count} review, {average} on average.|All time: {count} reviews, {average} on average.'
  | 'Signed by {issuer} on {date}.'
  | 'What was checked'
  | 'Yes'
  | 'No'
  | "The content isn't shown because it can't be trusted. Ask for a new file."
  | 'It is a reputation file'
  | 'The whole file is signed by the service'
  | 'Each review is unchanged'
  | 'No review was added, left out or moved'
  // What is wrong; {fault} is one of these sentences
  | 'Review {number} of {count}: {fault}'
  | "{count} more can't be trusted either.|{count} more can't be trusted either."
  | 'This is a different kind of file, or part of it is missing.'
  | 'Without a valid signature for the whole file, there is no way to tell which reviews belong in it.'
  | 'There should be {count} review, but there are {found}.|There should be {count} reviews, but there are {found}.'
  | 'These are not the reviews that were signed together, or their order has changed.'
  | 'The signature does not match the content.'
  | 'The text or a name was changed.'
  | 'It is dated {date}, which is in the future.'
  | 'It is dated {date}, when its key was not in use.'
  | 'It is signed with a key this page does not know. If this is a saved copy, open {address} and try again.'
  | 'It claims to be from {issuer}, but this page only accepts signatures from {issuers}.'
  // The reviews of a genuine file
  | 'The reviews'
  | 'Show more ({count} left)|Show more ({count} left)'
  | 'Received on {received}.'
  | 'Received on {received}, edited by the customer on {edited}.'
  | 'Received on {received}, signed on {signed}.'
  | 'Received on {received}, edited by the customer on {edited}, signed on {signed}.'
  | 'Text hidden by the professional'
  | 'Name hidden by the professional'
  | 'No name'
  | 'Workplace, as named by the professional: {workplace} (not signed).';
