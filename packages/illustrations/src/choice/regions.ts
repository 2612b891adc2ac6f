/** The landscape regions of the journey. */
export type Region =
  | 'sikkim'
  | 'india'
  | 'south-india'
  | 'kashmir'
  | 'purig'
  | 'ladakh'
  | 'karakoram'
  | 'kunlun'
  | 'turkestan'
  | 'dzungaria'
  | 'irtysh'
  | 'altai'
  | 'russia'
  | 'baikal'
  | 'mongolia'
  | 'gobi'
  | 'nanshan'
  | 'tsaidam'
  | 'changtang'
  | 'south-tibet'
  | 'barga'
  | 'manchuria'
  | 'inner-mongolia'
  | 'china'
  | 'japan'
  | 'korea'
  | 'kulu'
  | 'world';

type Box = readonly [region: Region, south: number, north: number, west: number, east: number];

/** Bounding boxes in degrees; the first one that contains the position counts. */
const boxes: readonly Box[] = [
  ['kulu', 31.5, 33, 76.5, 78],
  ['sikkim', 26.6, 28.04, 87.8, 89.2],
  ['south-tibet', 28.04, 30.05, 84.5, 89.5],
  ['changtang', 29.9, 36, 85, 94.9],
  ['tsaidam', 36, 38.6, 93.5, 97],
  ['nanshan', 38.6, 40.3, 94, 97.5],
  ['gobi', 40.3, 44.9, 94, 100],
  ['mongolia', 44.9, 50.2, 97, 108],
  ['baikal', 50.2, 53.5, 102, 109],
  ['inner-mongolia', 40.6, 44, 109, 116],
  ['barga', 47.5, 50, 116, 122.3],
  ['manchuria', 38.5, 47.5, 120.5, 130],
  ['china', 30, 41.2, 112, 122.5],
  ['korea', 34, 40, 124.5, 130],
  ['japan', 30, 45, 130, 146],
  ['karakoram', 34.86, 36.2, 77.3, 78.7],
  // The Kirghiz country along the Karakash and the Sanju.
  ['kunlun', 36.2, 36.98, 77.3, 78.7],
  // The Muslim west of Ladakh: the first stupas of the road are those of Shargola.
  ['purig', 33.7, 34.86, 75.44, 76.28],
  ['ladakh', 33.7, 34.86, 76.28, 78.6],
  ['kashmir', 33.2, 35, 73, 75.44],
  ['dzungaria', 43.7, 47.6, 82, 88.2],
  ['turkestan', 36.6, 43.8, 75, 89.5],
  ['altai', 49.4, 52.2, 84.3, 88],
  ['irtysh', 47.4, 56, 72, 86],
  ['russia', 50, 60, 30, 60],
  ['south-india', 5, 15, 76, 82.5],
  ['india', 15, 33.9, 70, 89.2],
];

/** The region of a position. */
export function findRegion(latitude: number, longitude: number): Region {
  return (
    boxes.find(
      ([, south, north, west, east]) =>
        latitude >= south && latitude <= north && longitude >= west && longitude <= east,
    )?.[0] ?? 'world'
  );
}
