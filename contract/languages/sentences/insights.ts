export type InsightsSentence =
  // Charts over months, also the admin's
  | 'Last 12 months'
  | 'Month'
  | '{from} to {to}'
  | 'Choose a month in {chart}'
  | '{chart}, {period}; at most {number}'
  | '{chart}, {period}; most in {months} with {number}';
