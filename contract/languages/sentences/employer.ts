export type EmployerSentence =
  // The page that an employer opens; {name} is the professional's full name
  | '{name}, in customers’ words'
  | 'For {employer}'
  | 'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.'
  | '{rating} out of 5 stars'
  // Instead of a name
  | 'A customer'
  | 'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.'
  | 'This page is only for you. It closes on {date} at the latest.'
  | 'This page is closed'
  | 'This link has expired or was turned off. Ask the person who sent it for a new one.';
