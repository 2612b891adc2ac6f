import { commonProperties, type BaseLayer, type Provider } from '../base-layer.ts';

const google: Provider = {
  name: 'Google Maps',
  termsUrl: 'https://developers.google.com/maps/documentation/tile/policies',
  terms:
    'The Map Tiles API requires a key, sessions and attribution; allows storage only as its Cache-Control allows.',
};

const shared = {
  ...commonProperties,
  provider: google,
  sources: ['https://tile.googleapis.com/v1/2dtiles/{z}/{x}/{y}?session={session}&key={key}'],
  attribution: [{ text: 'Map data © Google', url: 'https://www.google.com/help/legalnotices_maps/' }],
  maxNativeZoom: 22,
  requires: { setting: 'key', key: 'google' },
  // The region of a session is the part after the hyphen.
  languages: { ru: 'ru-RU', en: 'en-US', cn: 'zh-CN' },
  countries: { except: ['CN'] },
} as const;

/** Google's maps are not reachable from mainland China, and nothing is requested from Google for clients there. */
export const googleLayers = [
  {
    ...shared,
    code: 'Gr',
    titles: { ru: 'Google: схема', en: 'Google Roadmap' },
    group: 'streets',
    proxied: { storage: 'provider', google: { mapType: 'roadmap' } },
  },
  {
    ...shared,
    code: 'Gs',
    titles: { ru: 'Google: спутник', en: 'Google Satellite' },
    group: 'satellite',
    lightness: 'dark',
    proxied: { storage: 'provider', google: { mapType: 'satellite' } },
  },
  {
    ...shared,
    code: 'Gt',
    titles: { ru: 'Google: рельеф', en: 'Google Terrain' },
    group: 'topographic',
    proxied: { storage: 'provider', google: { mapType: 'terrain', layerTypes: ['layerRoadmap'] } },
  },
] as const satisfies readonly BaseLayer[];
