import { IconRulerMeasure } from '@tabler/icons-react';
import { lazy } from 'react';
import type { FeatureManifest } from '../../lib/manifest/feature-manifest.ts';
import { measureCommand } from './measure-command.ts';
import { measureTabCode } from './measure-tab-code.ts';
import { measureMessages } from './messages/index.ts';

/** The manifest of the measurement of distances on the map, with a pane for researchers. */
export const measureManifest: FeatureManifest = {
  id: 'measure',
  messages: measureMessages,
  commands: [measureCommand],
  loadMapParts: async () => (await import('./map-parts.ts')).measureParts,
  panelTabs: [
    {
      id: 'measure',
      code: measureTabCode,
      label: (messages) => messages.menu.measure,
      icon: IconRulerMeasure,
      rank: 20,
      audience: 'researchers',
      Tab: lazy(async () => ({ default: (await import('./pane/measure-tab.tsx')).MeasureTab })),
    },
  ],
};
