import type { MapPart } from '../../lib/manifest/map-part.ts';
import { SettingsControl } from './settings-control.tsx';

export const settingsParts: readonly MapPart[] = [
  { id: 'settings-control', slot: 'sheets', rank: 20, Part: SettingsControl },
];
