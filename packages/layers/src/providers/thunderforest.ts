import { commonProperties, type BaseLayer, type Provider } from '../base-layer.ts';
import { openStreetMapCredit } from './open.ts';

const thunderforest: Provider = {
  name: 'Thunderforest',
  termsUrl: 'https://www.thunderforest.com/terms/',
  terms: 'Requires a key, and attribution to Thunderforest and OpenStreetMap.',
};

const shared = {
  ...commonProperties,
  provider: thunderforest,
  attribution: [{ text: '© Thunderforest', url: 'https://www.thunderforest.com/' }, openStreetMapCredit],
  maxNativeZoom: 22,
  requires: { setting: 'key', key: 'thunderforest' },
  additional: true,
} as const;

const style = (name: string): readonly string[] => [
  `https://api.thunderforest.com/${name}/{z}/{x}/{y}.png?apikey={key}`,
];

export const thunderforestLayers = [
  {
    ...shared,
    code: 'TFout',
    titles: { ru: 'Thunderforest: туризм', en: 'Thunderforest Outdoors' },
    group: 'topographic',
    sources: style('outdoors'),
  },
  {
    ...shared,
    code: 'TFland',
    titles: { ru: 'Thunderforest: ландшафт', en: 'Thunderforest Landscape' },
    group: 'topographic',
    sources: style('landscape'),
  },
  {
    ...shared,
    code: 'TFcyc',
    titles: { ru: 'Thunderforest: велосипед', en: 'Thunderforest OpenCycleMap' },
    group: 'topographic',
    sources: style('cycle'),
  },
  {
    ...shared,
    code: 'TFtr',
    titles: { ru: 'Thunderforest: транспорт', en: 'Thunderforest Transport' },
    group: 'streets',
    sources: style('transport'),
  },
  {
    ...shared,
    code: 'TFpio',
    titles: { ru: 'Thunderforest: в духе старых карт', en: 'Thunderforest Pioneer' },
    group: 'streets',
    sources: style('pioneer'),
  },
] as const satisfies readonly BaseLayer[];
