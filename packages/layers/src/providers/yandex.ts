import { commonProperties, type BaseLayer, type Provider } from '../base-layer.ts';

const yandex: Provider = {
  name: 'Yandex Maps',
  termsUrl: 'https://yandex.com/maps-api/docs/tiles-api/',
  terms:
    'The Tiles API requires a key and the logo, delivers the street map only, and forbids storing tiles.',
};

const shared = {
  ...commonProperties,
  provider: yandex,
  attribution: [{ text: '© Яндекс', url: 'https://yandex.ru/legal/maps_termsofuse/' }],
  projection: 'EPSG:3395',
} as const;

export const yandexLayers = [
  {
    ...shared,
    code: 'Yst',
    titles: { ru: 'Яндекс: схема', en: 'Yandex Streets' },
    group: 'streets',
    sources: [
      'https://tiles.api-maps.yandex.ru/v1/tiles/?x={x}&y={y}&z={z}&l=map&maptype=map&lang={language}&projection=wgs84_mercator&apikey={key}',
    ],
    maxNativeZoom: 20,
    requires: { setting: 'key', key: 'yandex' },
    // Yandex has no Chinese names.
    languages: { ru: 'ru_RU', en: 'en_US', cn: 'en_US' },
    proxied: { storage: 'provider' },
  },
  {
    ...shared,
    code: 'Ysat',
    titles: { ru: 'Яндекс: спутник', en: 'Yandex Satellite' },
    group: 'satellite',
    sources: [],
    maxNativeZoom: 18,
    lightness: 'dark',
    requires: { setting: 'address' },
  },
] as const satisfies readonly BaseLayer[];
