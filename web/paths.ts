/** Every page of the app by name. Plain strings: the server answers 404 for paths that match none of them. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  reviews: '/reviews',
  settings: '/settings',
} as const;

/** Linked already, as specified; their pages come next. */
export const comingPaths = {
  pricing: '/pricing',
  admin: '/admin',
  terms: '/terms',
  privacy: '/privacy',
  help: '/help',
} as const;

export const knownPaths: readonly string[] = Object.values(paths);
