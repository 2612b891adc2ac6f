import { IconUser } from '@tabler/icons-react';
import { lazy } from 'react';
import type { FeatureManifest, ScreenDefinition } from '../../lib/manifest/feature-manifest.ts';
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx';
import type { AccountScreenName } from './account-screen-name.ts';
import { accountMessages } from './messages/index.ts';
import { profileTabCode } from './profile-tab-code.ts';

const loadParts = () => import('./account-parts.ts');

function createScreen(
  id: AccountScreenName,
  paths: readonly string[],
  more: Pick<ScreenDefinition, 'audience' | 'secretQueryPaths'> = {},
): ScreenDefinition {
  return {
    id,
    paths,
    load: async () => (await loadParts()).accountScreens[id],
    source: 'src/features/account/account-parts.ts',
    ...more,
  };
}

const callbackPaths = ['/auth/callback'];
const confirmPaths = ['/auth/confirm-email'];
const resetPaths = ['/auth/reset-password'];

/** The manifest of accounts: the screens for signing in, the profile with its tab, and the menu in the header. */
export const accountManifest: FeatureManifest = {
  id: 'account',
  messages: accountMessages,
  loadMapParts: async () => (await import('./map-parts.ts')).accountMapParts,
  pageParts: [
    {
      id: 'account-menu',
      slot: 'header-end',
      rank: 10,
      audience: 'authMenu',
      Part: lazyOptional(async () => (await loadParts()).AccountMenu),
    },
  ],
  panelTabs: [
    {
      id: 'profile',
      code: profileTabCode,
      label: (messages) => messages.menu.profile,
      icon: IconUser,
      rank: 50,
      audience: 'signedIn',
      Tab: lazy(async () => ({ default: (await loadParts()).ProfileTab })),
    },
  ],
  screens: [
    createScreen('login', ['/login', ...callbackPaths], { secretQueryPaths: callbackPaths }),
    createScreen('register', ['/register']),
    createScreen('confirm-email', confirmPaths, { secretQueryPaths: confirmPaths }),
    createScreen('forgot-password', ['/auth/forgot-password']),
    createScreen('reset-password', resetPaths, { secretQueryPaths: resetPaths }),
    createScreen('profile', ['/profile'], { audience: 'signedIn' }),
  ],
};
