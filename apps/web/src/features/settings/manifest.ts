import { IconSettings } from '@tabler/icons-react';
import { lazy } from 'react';
import type { FeatureManifest } from '../../lib/feature-manifest.ts';
import { settingsTabCode } from './settings-tab-code.ts';

/** The manifest of the settings: a tab of the sheet, and a page. */
export const settingsManifest: FeatureManifest = {
  id: 'settings',
  loadMapParts: async () => (await import('./map-parts.ts')).settingsParts,
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
      code: settingsTabCode,
      label: (messages) => messages.settings.title,
      icon: IconSettings,
      rank: 40,
      Tab: lazy(async () => ({ default: (await import('./settings-tab.tsx')).SettingsTab })),
    },
  ],
};
