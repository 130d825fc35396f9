export type ReviewsSentence =
  // The list
  | 'Pinned'
  | 'Read me one'
  | 'Take my reviews with me'
  | 'All Workplaces'
  // The name of a group of buttons, "1 star" to "5 stars"
  | 'Only reviews with'
  | 'No {count}-star reviews|No {count}-star reviews'
  | 'No {count}-star reviews for {workplace}|No {count}-star reviews for {workplace}'
  | 'No reviews yet'
  | 'No reviews for {workplace} yet'
  | 'Show all reviews'
  | "Share the QR code or link from your dashboard. You'll see what customers write here."
  | "Couldn't load more reviews."
  // A review
  | 'Edited {date}'
  | 'From: {place}'
  | 'From: one of your workplaces'
  | 'General Review'
  | 'Customer from {place}'
  | 'Pin review by {name}'
  | 'Pinned to the top'
  | 'Unpinned'
  | 'Failed to pin the review'
  | 'Failed to unpin the review'
  // The private reply
  | 'Reply privately'
  | "You can reply once and can't edit it later. Only the customer sees it, on their private link."
  | 'Your reply'
  | 'Send Reply'
  | 'Reply sent'
  | 'The customer will see it on their private link.'
  | 'Failed to send your reply'
  | 'Your private reply, {date}'
  // One review, full screen
  | 'One of your reviews'
  | 'Another one'
  // Search
  | 'Search reviews'
  | 'Clear search'
  | 'No reviews match “{search}”'
  | 'Search needs an internet connection.'
  // The exported table
  | 'Export CSV'
  | 'Failed to export reviews'
  | 'Date'
  | 'Customer Name'
  | 'Location'
  | 'Comment'
  | 'Anonymous'
  | 'Unknown'
  | 'General';
