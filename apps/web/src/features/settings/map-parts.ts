import type { MapPart } from '../../lib/manifest/map-part.ts';
import { SettingsControl } from './settings-control.tsx';

export const settingsParts: readonly MapPart[] = [
  // On phones the settings are a tab of the sheet.
  { id: 'settings-control', slot: 'sheets', rank: 20, isOmittedOnPhones: true, Part: SettingsControl },
];
