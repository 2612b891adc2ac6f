import type { Region } from './regions.ts';
import { mayAppear } from './rules.ts';
import type { Subject } from './subjects.ts';

type Subjects = readonly [Subject, ...Subject[]];

/** The subjects of each region when neither the title nor the notes determine one. */
export const regionSubjects: Readonly<Record<Region, Subjects>> = {
  sikkim: ['forest-hills', 'cloud-sea', 'jungle', 'tea-hills', 'gorge'],
  india: ['plains-railway', 'jungle', 'old-city'],
  'south-india': ['temple-garden', 'jungle'],
  kashmir: ['meadow', 'forest-hills', 'mountain-river', 'high-valley', 'gorge'],
  ladakh: ['ladakh-oasis', 'mountain-village', 'high-valley', 'gorge', 'mountain-river', 'stupa'],
  karakoram: ['gorge', 'mountain-river', 'snow-peaks', 'high-valley', 'plateau'],
  turkestan: ['oasis', 'desert-road', 'dunes', 'mud-town', 'red-hills', 'dead-forest', 'desert-river'],
  dzungaria: ['steppe', 'red-hills', 'desert-road', 'steppe-river', 'oasis'],
  irtysh: ['great-river', 'steppe-river', 'river-town', 'log-village'],
  altai: ['altai-valley', 'log-village', 'mountain-river', 'forest-hills'],
  russia: ['river-city', 'great-river'],
  baikal: ['forest-steppe', 'great-river', 'steppe-river', 'log-village'],
  mongolia: ['steppe', 'steppe-river', 'nomads', 'steppe-lake', 'forest-steppe', 'cairn'],
  gobi: ['gobi', 'red-hills', 'desert-road', 'dead-forest', 'dunes'],
  nanshan: ['high-valley', 'snow-peaks', 'mountain-river', 'plateau-river', 'gorge'],
  tsaidam: ['salt-lake', 'gobi', 'plateau-river', 'high-valley', 'desert-river'],
  changtang: ['plateau', 'plateau-river', 'high-lake', 'snow-peaks', 'nomads', 'high-valley', 'salt-lake'],
  'south-tibet': ['tibetan-village', 'high-valley', 'snow-peaks', 'plateau-river', 'stupa'],
  barga: ['steppe', 'steppe-river', 'nomads', 'steppe-lake'],
  manchuria: ['forest-hills', 'plains-railway', 'steppe-river', 'forest-steppe'],
  'inner-mongolia': ['steppe', 'nomads', 'cairn', 'gobi', 'dunes'],
  china: ['pond', 'pagoda', 'great-wall'],
  japan: ['pagoda', 'temple-garden'],
  korea: ['gate', 'pagoda'],
  kulu: ['mountain-village', 'forest-hills'],
  world: ['port', 'river-city'],
};

/** The subjects of each region when the night was spent in tents. */
export const campSubjects: Readonly<Partial<Record<Region, Subjects>>> = {
  kashmir: ['mountain-camp', 'meadow'],
  ladakh: ['mountain-camp', 'ladakh-oasis', 'high-valley'],
  karakoram: ['mountain-camp', 'snow-camp', 'gorge', 'mountain-river'],
  turkestan: ['oasis-camp', 'gobi-camp', 'oasis', 'desert-river'],
  mongolia: ['steppe-camp', 'steppe-river', 'steppe-lake', 'nomads'],
  gobi: ['gobi-camp', 'gobi', 'red-hills', 'dead-forest'],
  nanshan: ['mountain-camp', 'plateau-camp', 'high-valley', 'snow-peaks'],
  tsaidam: ['plateau-camp', 'gobi-camp', 'desert-river', 'salt-lake'],
  changtang: [
    'plateau-camp',
    'plateau-camp',
    'snow-camp',
    'plateau-river',
    'high-lake',
    'plateau',
    'mountain-camp',
  ],
  'south-tibet': ['plateau-camp', 'tibetan-village', 'mountain-camp', 'high-valley'],
  'inner-mongolia': ['steppe-camp', 'nomads'],
  sikkim: ['forest-hills', 'mountain-camp'],
};

/** Features of the landscape that titles and notes mention. */
export const features = [
  'lake',
  'monastery',
  'bridge',
  'gorge',
  'glacier',
  'river',
  'dunes',
  'fort',
  'nomads',
  'village',
  'snow',
] as const;
export type Feature = (typeof features)[number];

const dry: ReadonlySet<Region> = new Set<Region>(['turkestan', 'dzungaria', 'gobi', 'tsaidam']);
const high: ReadonlySet<Region> = new Set<Region>(['changtang', 'karakoram', 'nanshan', 'south-tibet']);
const grassy: ReadonlySet<Region> = new Set<Region>([
  'mongolia',
  'barga',
  'inner-mongolia',
  'baikal',
  'dzungaria',
  'manchuria',
  'irtysh',
]);
/** Regions of nomads with yurts or black tents in open country. */
const nomadRegions: ReadonlySet<Region> = new Set<Region>([
  ...grassy,
  'altai',
  'gobi',
  'nanshan',
  'tsaidam',
  'changtang',
  'south-tibet',
]);

/** What the subject of a place depends on besides its region. */
export interface Conditions {
  /** Whether lakes of the highlands are frozen: from November to April. */
  readonly isCold: boolean;
  /** See `maySnow`. */
  readonly canSnow: boolean;
}

/** The subject for a feature of the landscape in a region; null when the region has no such subject. */
export function toSubject(feature: Feature, region: Region, { isCold, canSnow }: Conditions): Subject | null {
  switch (feature) {
    case 'lake':
      if (isCold && (high.has(region) || region === 'tsaidam')) return 'frozen-lake';
      return region === 'tsaidam'
        ? 'salt-lake'
        : high.has(region)
          ? 'high-lake'
          : grassy.has(region)
            ? 'steppe-lake'
            : 'high-lake';
    case 'monastery':
      return region === 'sikkim'
        ? 'hill-monastery'
        : grassy.has(region) || region === 'gobi'
          ? 'steppe-monastery'
          : mayAppear('gompa', region)
            ? 'monastery'
            : null;
    case 'bridge':
      return dry.has(region) || grassy.has(region) ? null : 'bridge';
    case 'gorge':
      return 'gorge';
    case 'glacier':
      return 'snow-peaks';
    case 'river':
      return dry.has(region)
        ? 'desert-river'
        : region === 'changtang' || region === 'south-tibet'
          ? 'plateau-river'
          : grassy.has(region)
            ? 'steppe-river'
            : region === 'sikkim'
              ? 'jungle'
              : 'mountain-river';
    case 'dunes':
      return dry.has(region) || region === 'inner-mongolia' ? 'dunes' : null;
    case 'fort':
      return dry.has(region) ? 'desert-fort' : mayAppear('dzong', region) ? 'fortress' : null;
    case 'nomads':
      return nomadRegions.has(region) ? 'nomads' : 'high-valley';
    case 'village':
      return dry.has(region)
        ? 'oasis'
        : region === 'ladakh'
          ? 'mountain-village'
          : region === 'south-tibet' || region === 'changtang'
            ? 'tibetan-village'
            : region === 'altai' || region === 'irtysh' || region === 'baikal'
              ? 'log-village'
              : region === 'karakoram'
                ? 'mountain-village'
                : null;
    case 'snow':
      return high.has(region) && canSnow ? 'snow-camp' : null;
  }
}

/** The subjects of a pass in a region; `hasSnow` is true when its notes mention snow. */
export function passSubjects(
  region: Region,
  altitudeMetres: number,
  { hasSnow, canSnow }: { readonly hasSnow: boolean; readonly canSnow: boolean },
): Subjects {
  if (grassy.has(region)) return ['steppe-pass'];
  if (region === 'sikkim' && altitudeMetres < 3600) return ['forest-pass'];
  if (!canSnow) return ['stony-pass', 'high-pass'];
  if (hasSnow) return ['snow-pass', 'high-pass', 'snow-pass'];
  if (region === 'ladakh' || region === 'kashmir') return ['stony-pass', 'high-pass'];
  return ['snow-pass', 'high-pass', 'stony-pass'];
}

/** Every subject that may be chosen for a region, except by an override. */
export function listSubjects(region: Region): ReadonlySet<Subject> {
  const ofFeatures = features.flatMap((feature) =>
    [true, false].flatMap((isCold) => toSubject(feature, region, { isCold, canSnow: true }) ?? []),
  );
  const ofPasses = [0, 5000].flatMap((altitudeMetres) =>
    [true, false].flatMap((hasSnow) => passSubjects(region, altitudeMetres, { hasSnow, canSnow: true })),
  );
  return new Set([...regionSubjects[region], ...(campSubjects[region] ?? []), ...ofFeatures, ...ofPasses]);
}
