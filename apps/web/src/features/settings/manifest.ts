import { IconSettings } from '@tabler/icons-react';
import { lazy } from 'react';
import type { FeatureManifest } from '../../lib/feature-manifest.ts';

/** The settings: a tab of the sheet, and a page of their own. */
export const settingsManifest: FeatureManifest = {
  id: 'settings',
  screens: [
    {
      id: 'settings',
      paths: ['/settings'],
      load: async () => (await import('./settings-screen.tsx')).settingsScreenModule,
      source: 'src/features/settings/settings-screen.tsx',
    },
  ],
  panelTabs: [
    {
      id: 'settings',
      code: 's',
      label: (messages) => messages.settings.title,
      icon: IconSettings,
      rank: 40,
      Tab: lazy(async () => ({ default: (await import('./settings-tab.tsx')).SettingsTab })),
    },
  ],
};
