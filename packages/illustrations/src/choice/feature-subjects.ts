import type { Region } from './regions.ts';
import { mayAppear } from './rules.ts';
import type { Subject } from './subjects.ts';
import type { Feature } from './vocabulary.ts';

const dry: ReadonlySet<Region> = new Set<Region>(['turkestan', 'dzungaria', 'gobi', 'tsaidam']);
export const high: ReadonlySet<Region> = new Set<Region>([
  'changtang',
  'karakoram',
  'nanshan',
  'south-tibet',
]);
export const grassy: ReadonlySet<Region> = new Set<Region>([
  'mongolia',
  'barga',
  'inner-mongolia',
  'baikal',
  'dzungaria',
  'manchuria',
  'irtysh',
]);
const timber: ReadonlySet<Region> = new Set<Region>(['altai', 'irtysh', 'baikal', 'mongolia', 'barga']);
const himalaya: ReadonlySet<Region> = new Set<Region>(['sikkim', 'kashmir', 'kulu']);
const rocky: ReadonlySet<Region> = new Set<Region>([...high, 'purig', 'ladakh', 'kunlun']);

/** What the subject of a place depends on besides its region. */
export interface Conditions {
  /** Whether lakes of the highlands are frozen: from November to April. */
  readonly isCold: boolean;
  /** See `maySnow`. */
  readonly canSnow: boolean;
  /** Whether the night was spent in tents. */
  readonly isCamp?: boolean;
  /** Whether the place was reached by train. */
  readonly byTrain?: boolean;
}

type Choice = Subject | null;

/** The subject for each feature of the landscape in a region; null when the region has no such subject. */
const choices: Readonly<Record<Feature, (region: Region, conditions: Conditions) => Choice>> = {
  bridge: (region) => (dry.has(region) ? 'desert-river' : grassy.has(region) ? 'steppe-river' : 'bridge'),
  drawings: (region) => (rocky.has(region) ? 'drawn-rock' : null),
  monastery: (region) =>
    region === 'sikkim'
      ? 'hill-monastery'
      : grassy.has(region) || region === 'gobi'
        ? 'steppe-monastery'
        : mayAppear('gompa', region)
          ? 'monastery'
          : null,
  gorge: () => 'gorge',
  village: (region) =>
    region === 'tsaidam'
      ? 'desert-station'
      : dry.has(region)
        ? 'oasis'
        : region === 'south-tibet' || region === 'changtang'
          ? 'tibetan-village'
          : timber.has(region)
            ? 'log-village'
            : region === 'sikkim'
              ? 'hill-station'
              : rocky.has(region) || himalaya.has(region)
                ? 'mountain-village'
                : null,
  fort: (region) =>
    dry.has(region) || region === 'kunlun' ? 'desert-fort' : mayAppear('dzong', region) ? 'fortress' : null,
  lake: (region, { isCold }) => {
    if (isCold && (high.has(region) || region === 'tsaidam')) return 'frozen-lake';
    return region === 'tsaidam' ? 'salt-lake' : grassy.has(region) ? 'steppe-lake' : 'high-lake';
  },
  glacier: () => 'snow-peaks',
  oasis: (region, { isCamp }) =>
    region === 'turkestan' || region === 'dzungaria'
      ? isCamp
        ? 'oasis-camp'
        : 'oasis'
      : region === 'ladakh' || region === 'purig'
        ? 'ladakh-oasis'
        : region === 'nanshan'
          ? 'plateau-river'
          : dry.has(region)
            ? 'desert-river'
            : null,
  town: (region) =>
    region === 'irtysh'
      ? 'river-town'
      : timber.has(region)
        ? 'log-village'
        : region === 'turkestan' || region === 'dzungaria'
          ? 'mud-town'
          : null,
  nomads: (region) =>
    rocky.has(region)
      ? 'high-nomads'
      : region === 'kashmir'
        ? 'high-valley'
        : dry.has(region) || grassy.has(region) || region === 'altai'
          ? 'nomads'
          : null,
  station: (region, { byTrain }) =>
    byTrain === true
      ? region === 'sikkim'
        ? 'hill-railway'
        : 'plains-railway'
      : region === 'dzungaria'
        ? 'steppe-station'
        : dry.has(region)
          ? 'desert-station'
          : region === 'karakoram'
            ? 'stone-hut'
            : region === 'south-tibet'
              ? 'tibetan-village'
              : null,
  stupa: (region) => (mayAppear('suburgan', region) && rocky.has(region) ? 'stupa' : null),
  dunes: (region) => (dry.has(region) || region === 'inner-mongolia' || region === 'barga' ? 'dunes' : null),
  forest: (region) =>
    region === 'turkestan'
      ? 'dead-forest'
      : himalaya.has(region) || region === 'altai'
        ? 'forest-hills'
        : null,
  valley: (region, { isCamp }) =>
    region === 'altai'
      ? 'altai-valley'
      : region === 'gobi'
        ? 'red-hills'
        : rocky.has(region) || himalaya.has(region) || region === 'tsaidam'
          ? isCamp && rocky.has(region)
            ? 'mountain-camp'
            : 'high-valley'
          : null,
  river: (region) =>
    dry.has(region)
      ? 'desert-river'
      : region === 'changtang' || region === 'south-tibet'
        ? 'plateau-river'
        : grassy.has(region)
          ? 'steppe-river'
          : region === 'sikkim'
            ? 'jungle'
            : 'mountain-river',
  steppe: (region, { isCamp }) =>
    grassy.has(region)
      ? isCamp
        ? 'steppe-camp'
        : 'steppe'
      : dry.has(region)
        ? isCamp
          ? 'gobi-camp'
          : 'gobi'
        : null,
  desert: (region, { isCamp }) => (dry.has(region) ? (isCamp ? 'gobi-camp' : 'gobi') : null),
  plain: (region, { isCamp }) =>
    high.has(region)
      ? isCamp
        ? 'plateau-camp'
        : 'plateau'
      : dry.has(region)
        ? isCamp
          ? 'gobi-camp'
          : 'gobi'
        : grassy.has(region)
          ? 'steppe'
          : null,
  mountains: (region) =>
    region === 'barga' || region === 'manchuria' ? 'forest-hills' : dry.has(region) ? 'red-hills' : null,
};

/** The subject for a feature of the landscape in a region; null when the region has no such subject. */
export function toSubject(feature: Feature, region: Region, conditions: Conditions): Subject | null {
  return choices[feature](region, conditions);
}
