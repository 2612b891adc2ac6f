import { commonProperties, type BaseLayer, type Provider } from '../base-layer.ts';

const tomtom: Provider = {
  name: 'TomTom',
  termsUrl: 'https://developer.tomtom.com/terms-and-conditions',
  terms: 'Requires a key that is limited to the domain of the map, and attribution.',
};

const shared = {
  ...commonProperties,
  provider: tomtom,
  attribution: [{ text: '© TomTom', url: 'https://www.tomtom.com/' }],
  requires: { setting: 'key', key: 'tomtom' },
} as const;

export const tomtomLayers = [
  {
    ...shared,
    code: 'TTst',
    titles: { ru: 'TomTom: улицы', en: 'TomTom Streets' },
    group: 'streets',
    sources: [
      'https://api.tomtom.com/map/1/tile/basic/main/{z}/{x}/{y}.png?tileSize=256&view=Unified&key={key}',
    ],
    maxNativeZoom: 22,
  },
  {
    ...shared,
    code: 'TTsat',
    titles: { ru: 'TomTom: спутник', en: 'TomTom Satellite' },
    group: 'satellite',
    sources: ['https://api.tomtom.com/map/1/tile/sat/main/{z}/{x}/{y}.jpg?key={key}'],
    maxNativeZoom: 19,
    lightness: 'dark',
  },
] as const satisfies readonly BaseLayer[];
