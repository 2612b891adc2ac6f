/** The ids of the screens of accounts. */
export type AccountScreenName =
  | 'login'
  | 'register'
  | 'confirm-email'
  | 'forgot-password'
  | 'reset-password'
  | 'profile';
