import { commonProperties, type BaseLayer, type Provider } from '../base-layer.ts';

const unofficial: Provider = {
  name: 'Topomapper and collections of Soviet maps',
  termsUrl: 'https://topomapper.com/',
  terms: 'There is no official tile service: the operator needs permission of the owner of the tiles.',
};

const shared = {
  ...commonProperties,
  provider: unofficial,
  group: 'topographic',
  sources: [],
  requires: { setting: 'address' },
} as const;

/** Scans of Soviet topographic maps. */
export const topographicLayers = [
  {
    ...shared,
    code: 'T',
    titles: { ru: 'Топографическая карта 1 км (Topomapper)', en: 'Topographic map 1 km (Topomapper)' },
    attribution: [{ text: 'Topomapper.com', url: 'https://topomapper.com/' }],
    maxNativeZoom: 12,
  },
  {
    ...shared,
    code: 'D',
    titles: { ru: 'Топографическая карта 10 км', en: 'Topographic map 10 km' },
    attribution: [{ text: 'ГУГК СССР, 1:1 000 000', url: 'https://ru.wikipedia.org/wiki/ГУГК' }],
    maxNativeZoom: 9,
  },
  {
    ...shared,
    code: 'E25m',
    titles: { ru: 'Евразия 25 км', en: 'Eurasia 25 km' },
    attribution: [{ text: 'ГУГК СССР, 1:2 500 000', url: 'https://ru.wikipedia.org/wiki/ГУГК' }],
    maxNativeZoom: 8,
  },
] as const satisfies readonly BaseLayer[];
