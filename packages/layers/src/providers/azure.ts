import { commonProperties, type BaseLayer, type Provider } from '../base-layer.ts';

const azure: Provider = {
  name: 'Microsoft Azure Maps',
  termsUrl: 'https://azure.microsoft.com/support/legal/',
  terms:
    'Requires a key, which must stay secret, and attribution; allows storage only as its Cache-Control allows.',
};

const tileset = (id: string): string =>
  `https://atlas.microsoft.com/map/tile?api-version=2024-04-01&tilesetId=${id}&zoom={z}&x={x}&y={y}&tileSize=256&language={language}&subscription-key={key}`;

const shared = {
  ...commonProperties,
  provider: azure,
  attribution: [
    { text: '© Microsoft, © TomTom', url: 'https://www.microsoft.com/en-us/maps/product/enduserterms' },
  ],
  requires: { setting: 'key', key: 'azure' },
  languages: { ru: 'ru-RU', en: 'en-US', cn: 'zh-HanS-CN' },
  proxied: { storage: 'provider' },
} as const;

export const azureLayers = [
  {
    ...shared,
    code: 'AZst',
    titles: { ru: 'Azure Maps: улицы', en: 'Azure Maps Streets' },
    group: 'streets',
    sources: [tileset('microsoft.base.road')],
    maxNativeZoom: 22,
  },
  {
    ...shared,
    code: 'AZsat',
    titles: { ru: 'Azure Maps: спутник', en: 'Azure Maps Satellite' },
    group: 'satellite',
    sources: [tileset('microsoft.imagery')],
    minZoom: 1,
    maxNativeZoom: 19,
    lightness: 'dark',
  },
  {
    ...shared,
    code: 'AZhyb',
    titles: { ru: 'Azure Maps: спутник с подписями', en: 'Azure Maps Hybrid' },
    group: 'satellite',
    sources: [tileset('microsoft.imagery'), tileset('microsoft.base.hybrid.road')],
    minZoom: 1,
    maxNativeZoom: 19,
    lightness: 'dark',
  },
] as const satisfies readonly BaseLayer[];
