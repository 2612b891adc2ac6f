import { IconSettings } from '@tabler/icons-react';
import { lazy } from 'react';
import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { settingsCommands } from './settings-commands.ts';
import { geoPhotoOptions } from '../../lib/options/geo-photo-options.ts';
import { settingsTabCode } from './settings-tab-code.ts';
import { settingsMessages } from './messages/index.ts';

/** The manifest of the settings: a tab of the sheet, and a page. */
export const settingsManifest: FeatureManifest = {
  id: 'settings',
  messages: settingsMessages,
  commands: settingsCommands,
  options: [geoPhotoOptions],
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
      label: (messages) => messages.menu.settings,
      icon: IconSettings,
      rank: 40,
      Tab: lazy(async () => ({ default: (await import('./settings-tab.tsx')).SettingsTab })),
    },
  ],
};
