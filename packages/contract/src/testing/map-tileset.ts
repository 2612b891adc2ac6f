import type { MapTileset } from '../entities/map-tileset.ts';

/** The tileset of a few stops and legs of 1925 and 1926. */
export const aMapTileset: MapTileset = {
  version: '0123456789abcdef',
  url: '/v1/map-tiles/0123456789abcdef/{z}/{x}/{y}',
  layers: ['stops', 'route', 'arrows-year', 'arrows-transport', 'arrows-pathaccuracy'],
  minzoom: 0,
  maxzoom: 14,
  bounds: [75, 31, 88, 44],
  stop_groups: [
    { minzoom: 3, pointzoom: 1 },
    { minzoom: 8, pointzoom: 4 },
  ],
  years: [
    { section: 'cae', year: '1925' },
    { section: 'cae', year: '1926' },
    { section: 'manchuriaexp', year: '1934' },
  ],
  label_characters: { ru: 'Лех', en: 'Leh', ru_modern: 'Лех', en_modern: 'Leh' },
  chinese_characters: '列城',
};
