/** Plain strings without params: the server returns 404 for any other path. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  reviews: '/reviews',
  trackedCodes: '/tracked-codes',
  reputation: '/reputation',
  settings: '/settings',
  show: '/show',
  print: '/print',
  pricing: '/pricing',
  subscribe: '/subscribe',
  subscribeReturn: '/subscribe/return',
  media: '/media',
  admin: '/admin',
  adminUsers: '/admin/users',
  terms: '/terms',
  privacy: '/privacy',
  help: '/help',
} as const;

export const knownPaths: readonly string[] = Object.values(paths);
