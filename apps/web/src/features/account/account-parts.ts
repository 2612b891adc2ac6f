import type { ScreenModule } from '../../lib/manifest/screen-module.ts';
import type { AccountScreenName } from './account-screen-name.ts';
import { profileScreenModule } from './profile/profile-screen.tsx';
import { confirmEmailScreenModule } from './screens/confirm-email-screen.tsx';
import { forgotPasswordScreenModule } from './screens/forgot-password-screen.tsx';
import { loginScreenModule } from './screens/login-screen.tsx';
import { registerScreenModule } from './screens/register-screen.tsx';
import { resetPasswordScreenModule } from './screens/reset-password-screen.tsx';

/**
 * All parts of accounts that are loaded on demand. They are one chunk: it is small, its users need several of its parts, and the
 * entry lists the files of every chunk.
 */
export { AccountMenu } from './menu/account-menu.tsx';
export { ProfileTab } from './profile/profile-tab.tsx';

export const accountScreens: Readonly<Record<AccountScreenName, ScreenModule>> = {
  login: loginScreenModule,
  register: registerScreenModule,
  'confirm-email': confirmEmailScreenModule,
  'forgot-password': forgotPasswordScreenModule,
  'reset-password': resetPasswordScreenModule,
  profile: profileScreenModule,
};
