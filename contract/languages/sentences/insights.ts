/** Charts, also those of the admin's pages. */
export type InsightsSentence =
  | 'Last 12 months'
  | 'Last 30 days'
  | 'All time'
  | 'Month'
  | 'Views'
  | 'Average'
  | 'None'
  | 'No reviews'
  | '{count} view|{count} views'
  // For screen readers; {chart} is a chart's name, {period} is "December 2025 to November 2026"
  | 'Choose a month in {chart}'
  | '{from} to {to}'
  | '{chart}, {period}; at most {number}'
  // {months} is one or more names of months, e.g. "August and October"
  | '{chart}, {period}; most in {months} with {number}'
  | '{chart}, {period}; always {number}'
  | '{chart}, {period}; between {lowest} and {highest}, {latest} in {month}'
  // The charts
  | 'Reviews per month'
  | 'No reviews in the last 12 months.'
  | 'Average rating over time'
  // Two lines: "4.5 out of 5", "from 12 reviews"
  | '{average} out of 5'
  | 'from {count} review|from {count} reviews'
  | 'Ratings'
  | 'Share of reviews'
  // {ratings} is a list like "12 with 5 stars, 3 with 4 stars"
  | 'Ratings of {count} review: {ratings}|Ratings of {count} reviews: {ratings}'
  | '{number} with {stars}'
  | 'From views to reviews'
  | 'From views to reviews in the last 30 days: {views}, {reviews}'
  | 'Metric'
  | 'Views that became a review'
  | '<rate>{rate}</rate> of views became a review'
  | 'No one opened your review page in the last 30 days. Share your QR code or link.'
  | 'Each visitor counts as one view a day, so you can have more reviews than views.'
  | 'By workplace'
  | 'General Reviews'
  | 'A deleted workplace'
  | 'Reviews by workplace; most for {workplace} with {number}'
  | 'and {count} more, all in the table|and {count} more, all in the table';
