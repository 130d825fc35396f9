export type AccountsSentence =
  | 'Choose a new password'
  | 'Confirm your email'
  | 'Create your account'
  | 'Forgot password';
