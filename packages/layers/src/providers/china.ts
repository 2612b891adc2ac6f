import { commonProperties, type BaseLayer, type Provider } from '../base-layer.ts';

const gaode: Provider = {
  name: 'Gaode (AutoNavi)',
  termsUrl: 'https://lbs.amap.com/pages/terms/',
  terms:
    'There is no official tile service outside of its own API: the operator needs permission of AutoNavi.',
};

const baidu: Provider = {
  name: 'Baidu Maps',
  termsUrl: 'https://lbsyun.baidu.com/index.php?title=open/law',
  terms: 'There is no official tile service outside of its own API: the operator needs permission of Baidu.',
};

const tianditu: Provider = {
  name: 'Tianditu',
  termsUrl: 'https://www.tianditu.gov.cn/about/contact.html?type=2',
  terms:
    'The tile service of the Chinese survey requires a key that is limited to the origin of the map, and attribution.',
};

const address = { setting: 'address' } as const;
const gaodeShared = {
  ...commonProperties,
  provider: gaode,
  sources: [],
  attribution: [{ text: '© 高德地图 AutoNavi', url: 'https://www.amap.com/' }],
  minZoom: 3,
  maxNativeZoom: 18,
  datum: 'GCJ-02',
  requires: address,
} as const;

const baiduShared = {
  ...commonProperties,
  provider: baidu,
  sources: [],
  attribution: [{ text: '© 百度地图 Baidu', url: 'https://map.baidu.com/' }],
  minZoom: 3,
  maxNativeZoom: 19,
  projection: 'BD-09',
  datum: 'GCJ-02',
  requires: address,
  additional: true,
} as const;

const wmts = (layer: string): string =>
  `https://t0.tianditu.gov.cn/${layer}_w/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=${layer}&STYLE=default&TILEMATRIXSET=w&FORMAT=tiles&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}&tk={key}`;

/** Tianditu uses CGCS2000, which differs from WGS84 by centimetres. */
const tiandituShared = {
  ...commonProperties,
  provider: tianditu,
  attribution: [{ text: '© 天地图 Tianditu', url: 'https://www.tianditu.gov.cn/' }],
  minZoom: 1,
  maxNativeZoom: 18,
  requires: { setting: 'key', key: 'tianditu' },
} as const;

/** Maps published in China. */
export const chinaLayers = [
  { ...gaodeShared, code: 'GDst', titles: { ru: 'Гаодэ: схема', en: 'Gaode Streets' }, group: 'streets' },
  {
    ...gaodeShared,
    code: 'GDsat',
    titles: { ru: 'Гаодэ: спутник', en: 'Gaode Satellite' },
    group: 'satellite',
    lightness: 'dark',
  },
  {
    ...tiandituShared,
    code: 'TDst',
    titles: { ru: 'Тяньдиту: схема', en: 'Tianditu Streets' },
    group: 'streets',
    sources: [wmts('vec'), wmts('cva')],
  },
  {
    ...tiandituShared,
    code: 'TDsat',
    titles: { ru: 'Тяньдиту: спутник', en: 'Tianditu Satellite' },
    group: 'satellite',
    sources: [wmts('img'), wmts('cia')],
    lightness: 'dark',
  },
  { ...baiduShared, code: 'BDst', titles: { ru: 'Байду: схема', en: 'Baidu Streets' }, group: 'streets' },
  {
    ...baiduShared,
    code: 'BDsat',
    titles: { ru: 'Байду: спутник', en: 'Baidu Satellite' },
    group: 'satellite',
    lightness: 'dark',
  },
] as const satisfies readonly BaseLayer[];
