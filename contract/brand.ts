/** Everything to change when the product is renamed. */
export const brand = {
  name: 'Goodword',
  tagline: 'Praise you get to keep',
  supportEmail: 'support@goodword.example',
} as const;
