import { commonProperties, type BaseLayer, type Credit, type Provider } from '../base-layer.ts';

const esri: Provider = {
  name: 'Esri ArcGIS Online',
  termsUrl: 'https://www.esri.com/en-us/legal/terms/full-master-agreement',
  terms: 'Requires attribution to Esri and its data providers; forbids storing tiles for offline use.',
};

const tiles = (service: string): string =>
  `https://server.arcgisonline.com/ArcGIS/rest/services/${service}/MapServer/tile/{z}/{y}/{x}`;
const credit = (text: string): readonly Credit[] => [
  { text: 'Powered by Esri', url: 'https://www.esri.com/' },
  { text, url: 'https://www.esri.com/en-us/legal/copyright-trademarks' },
];

const shared = { ...commonProperties, provider: esri, maxNativeZoom: 19 } as const;
const imagery = {
  group: 'satellite',
  sources: [tiles('World_Imagery')],
  attribution: credit('Esri, Vantor, Earthstar Geographics, and the GIS User Community'),
  lightness: 'dark',
} as const;

export const arcgisLayers = [
  {
    ...shared,
    code: 'AGst',
    titles: { ru: 'ArcGIS: улицы', en: 'ArcGIS Street' },
    group: 'streets',
    sources: [tiles('World_Street_Map')],
    attribution: credit('Esri, HERE, Garmin, OpenStreetMap contributors, and the GIS User Community'),
  },
  { ...shared, ...imagery, code: 'AGsat', titles: { ru: 'ArcGIS: спутник', en: 'ArcGIS Satellite' } },
  {
    ...shared,
    ...imagery,
    code: 'AGsatC',
    titles: { ru: 'ArcGIS: спутник (через сервер)', en: 'ArcGIS Satellite (through the server)' },
    proxied: { storage: 'provider' },
    audience: 'researchers',
    countries: { only: ['CN'] },
  },
  {
    ...shared,
    code: 'AGtopo',
    titles: { ru: 'ArcGIS: топографическая', en: 'ArcGIS Topo' },
    group: 'topographic',
    sources: [tiles('World_Topo_Map')],
    attribution: credit(
      'Esri, HERE, Garmin, FAO, NOAA, USGS, OpenStreetMap contributors, and the GIS User Community',
    ),
  },
] as const satisfies readonly BaseLayer[];
