import { commonProperties, type BaseLayer, type Provider } from '../base-layer.ts';
import { openStreetMapCredit } from './open.ts';

const maptiler: Provider = {
  name: 'MapTiler',
  termsUrl: 'https://www.maptiler.com/terms/',
  terms:
    'Requires a key that is limited to the origin of the map, and attribution with the logo on free plans.',
};

const shared = {
  ...commonProperties,
  provider: maptiler,
  attribution: [{ text: '© MapTiler', url: 'https://www.maptiler.com/copyright/' }, openStreetMapCredit],
  requires: { setting: 'key', key: 'maptiler' },
} as const;

export const maptilerLayers = [
  {
    ...shared,
    code: 'MTst',
    titles: { ru: 'MapTiler: улицы', en: 'MapTiler Streets' },
    group: 'streets',
    sources: ['https://api.maptiler.com/maps/streets-v2/256/{z}/{x}/{y}.png?key={key}'],
    maxNativeZoom: 20,
  },
  {
    ...shared,
    code: 'MTsat',
    titles: { ru: 'MapTiler: спутник', en: 'MapTiler Satellite' },
    group: 'satellite',
    sources: ['https://api.maptiler.com/maps/satellite/256/{z}/{x}/{y}.jpg?key={key}'],
    maxNativeZoom: 20,
    lightness: 'dark',
  },
] as const satisfies readonly BaseLayer[];
