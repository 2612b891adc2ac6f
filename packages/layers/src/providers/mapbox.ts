import { commonProperties, type BaseLayer, type Credit, type Provider } from '../base-layer.ts';
import { openStreetMapCredit } from './open.ts';

const mapbox: Provider = {
  name: 'Mapbox',
  termsUrl: 'https://www.mapbox.com/legal/tos',
  terms:
    'Requires a public token that is limited to the URL of the map, attribution and the logo; forbids proxies.',
};

const style = (name: string): string =>
  `https://api.mapbox.com/styles/v1/mapbox/${name}/tiles/256/{z}/{x}/{y}?access_token={key}`;
const mapboxCredits: readonly Credit[] = [
  { text: '© Mapbox', url: 'https://www.mapbox.com/about/maps' },
  openStreetMapCredit,
  { text: 'Improve this map', url: 'https://apps.mapbox.com/feedback/' },
];

const shared = {
  ...commonProperties,
  provider: mapbox,
  requires: { setting: 'key', key: 'mapbox' },
  maxNativeZoom: 20,
} as const;

export const mapboxLayers = [
  {
    ...shared,
    code: 'MBst',
    titles: { ru: 'Mapbox: улицы', en: 'Mapbox Streets' },
    group: 'streets',
    sources: [style('streets-v12')],
    attribution: mapboxCredits,
  },
  {
    ...shared,
    code: 'MBsat',
    titles: { ru: 'Mapbox: спутник', en: 'Mapbox Satellite' },
    group: 'satellite',
    sources: [style('satellite-v9')],
    attribution: [...mapboxCredits, { text: '© Vantor', url: 'https://www.vantor.com/' }],
    lightness: 'dark',
  },
  {
    ...shared,
    code: 'MBter',
    titles: { ru: 'Mapbox: рельеф', en: 'Mapbox Terrain' },
    group: 'topographic',
    sources: [style('outdoors-v12')],
    attribution: mapboxCredits,
  },
] as const satisfies readonly BaseLayer[];
