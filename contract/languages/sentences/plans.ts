/** `{limit}` is the number of free reviews: 5. */
export type PlansSentence =
  // Names of the plans
  | 'Free plan'
  | 'Monthly plan'
  | 'Annual plan'
  // The plan's card
  | 'Upgrade'
  | 'Limited'
  | 'Active'
  | 'Reviews used'
  | '{remaining} remaining'
  | 'Review limit reached. Upgrade to continue.'
  | '{count} review this month|{count} reviews this month'
  | 'Unlimited reviews available'
  | 'Renews on {date}'
  | 'Runs until {date}'
  // Notes
  | "Your page is paused. Guests can't leave a review until you upgrade."
  // {reason} is a sentence: that the free plan includes one workplace
  | 'Failed to add workplace. {reason}'
  | 'See plans'
  | 'Your last payment failed. Update your card in <settings>Settings</settings> to keep your plan.'
  | 'Your last payment failed. Update your card in <settings>Settings</settings> and your plan will resume once the payment goes through.';
