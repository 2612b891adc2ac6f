import type { LocatedPlace } from '../choice/places.ts';
import type { Region } from '../choice/regions.ts';
import type { Basemap } from '../choice/terrain-facts.ts';

/** A place with the given fields, by default Leh. */
export function testPlace(part: Partial<LocatedPlace> = {}): LocatedPlace {
  return {
    place_id: 53,
    seqid: 530,
    title_ru: 'Лех',
    title_en: 'Leh',
    title_modern: 'Leh',
    latitude: 34.1642,
    longitude: 77.5848,
    date: '1925-08-26',
    enddate: '1925-09-19',
    date_format: 'YYYY-MM-DD',
    place_type: 'others',
    go_by: 'horse',
    visited_on: 'cae',
    overnight_place_en: 'Dak bungalow',
    notes_en: 'The capital of Ladakh.',
    ispathpart: true,
    ...part,
  };
}

/** A position in every region, in degrees: latitude, longitude. */
export const regionPositions: Readonly<Record<Region, readonly [latitude: number, longitude: number]>> = {
  sikkim: [27.04, 88.26],
  india: [23, 80],
  'south-india': [9.9, 78.1],
  kashmir: [34.08, 74.8],
  ladakh: [34.16, 77.58],
  purig: [34.5, 75.9],
  karakoram: [35.51, 77.82],
  kunlun: [36.5, 78.01],
  turkestan: [37.11, 79.93],
  dzungaria: [43.8, 87.6],
  irtysh: [50.4, 80.2],
  altai: [50.2, 85.7],
  russia: [55.75, 37.6],
  baikal: [51.8, 107.6],
  mongolia: [47.92, 106.9],
  gobi: [43.3, 97.75],
  nanshan: [39.05, 95.8],
  tsaidam: [37.5, 95.4],
  changtang: [32.1, 92.1],
  'south-tibet': [28.6, 87.1],
  barga: [48.3, 118.1],
  manchuria: [45.7, 126.6],
  'inner-mongolia': [41.8, 110.6],
  china: [39.9, 116.4],
  japan: [35.7, 139.7],
  korea: [37.5, 127],
  kulu: [32.1, 77.2],
  world: [48.86, 2.35],
};

/** A base map without mountains and waters. */
export const flatBasemap: Basemap = {
  elevation: { width: 2, height: 2, cells: new Uint8Array([120, 120, 120, 120]) },
  lakes: [],
  rivers: [],
  ranges: [],
};

/** Places in all regions of the journey. */
export function manyPlaces(count: number): LocatedPlace[] {
  const spots = [
    [27.04, 88.26],
    [34.16, 77.58],
    [35.51, 77.82],
    [37.11, 79.93],
    [43.8, 87.6],
    [50.2, 85.7],
    [47.92, 106.9],
    [43.3, 97.75],
    [39.05, 95.8],
    [37.5, 95.4],
    [32.1, 92.1],
    [31, 88],
    [28.6, 87.1],
    [48.3, 118.1],
    [41.8, 110.6],
  ] as const;
  const travels = ['horse', 'car', 'horse', 'horsecart', 'horse'] as const;
  return Array.from({ length: count }, (_, index) => {
    const [latitude = 0, longitude = 0] = spots[index % spots.length] ?? [];
    const month = String(1 + (index % 12)).padStart(2, '0');
    return testPlace({
      place_id: 1000 + index,
      seqid: index,
      title_en: `Stage ${index}`,
      title_ru: `Стоянка ${index}`,
      latitude: latitude + (index % 7) * 0.05,
      longitude,
      date: `1926-${month}-11`,
      enddate: `1926-${month}-12`,
      place_type: index % 5 === 0 ? 'pass' : 'ontheway',
      go_by: travels[index % 5] ?? 'horse',
      overnight_place_en: index % 2 === 0 ? 'Tents' : '',
      notes_en: '',
    });
  });
}
