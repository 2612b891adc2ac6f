import type { Region } from './regions.ts';
import type { Subject } from './subjects.ts';
import { features } from './vocabulary.ts';
import { grassy, high, toSubject, type Conditions } from './feature-subjects.ts';

type Subjects = readonly [Subject, ...Subject[]];

/** The subjects of each region when neither the title nor the notes determine one. */
export const regionSubjects: Readonly<Record<Region, Subjects>> = {
  sikkim: ['forest-hills', 'cloud-sea', 'jungle', 'tea-hills'],
  india: ['plains-railway', 'jungle', 'old-city'],
  'south-india': ['temple-garden', 'jungle'],
  kashmir: ['meadow', 'forest-hills', 'mountain-river', 'high-valley'],
  purig: ['mountain-village', 'high-valley', 'mountain-river'],
  ladakh: ['ladakh-oasis', 'mountain-village', 'high-valley', 'mountain-river', 'stupa'],
  karakoram: ['mountain-river', 'snow-peaks', 'high-valley', 'plateau'],
  kunlun: ['mountain-river', 'high-valley'],
  turkestan: ['oasis', 'oasis', 'desert-road', 'dead-forest', 'oasis'],
  dzungaria: ['steppe', 'red-hills', 'desert-road', 'steppe-river', 'oasis'],
  irtysh: ['great-river', 'steppe-river', 'river-town', 'log-village'],
  altai: ['altai-valley', 'log-village', 'mountain-river', 'forest-hills'],
  russia: ['river-city', 'great-river'],
  baikal: ['forest-steppe', 'great-river', 'steppe-river', 'log-village'],
  mongolia: ['steppe', 'steppe-river', 'nomads', 'steppe-lake', 'forest-steppe', 'cairn'],
  gobi: ['gobi', 'red-hills', 'desert-road'],
  nanshan: ['high-valley', 'snow-peaks', 'mountain-river', 'plateau-river'],
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
  purig: ['mountain-camp', 'high-valley'],
  ladakh: ['mountain-camp', 'ladakh-oasis', 'high-valley'],
  karakoram: ['mountain-camp', 'high-valley'],
  kunlun: ['mountain-camp', 'mountain-river'],
  turkestan: ['oasis-camp', 'oasis-camp', 'gobi-camp'],
  mongolia: ['steppe-camp', 'steppe-river', 'steppe-lake', 'nomads'],
  gobi: ['gobi-camp', 'gobi', 'gobi-camp', 'red-hills'],
  nanshan: ['mountain-camp', 'plateau-camp', 'high-valley', 'snow-peaks'],
  dzungaria: ['steppe-camp', 'gobi-camp'],
  barga: ['steppe-camp'],
  tsaidam: ['plateau-camp', 'gobi-camp', 'desert-river', 'salt-lake'],
  changtang: ['plateau-camp', 'plateau-camp', 'plateau-river', 'high-lake', 'plateau', 'mountain-camp'],
  'south-tibet': ['plateau-camp', 'tibetan-village', 'mountain-camp', 'high-valley'],
  'inner-mongolia': ['steppe-camp'],
  sikkim: ['forest-hills', 'mountain-camp'],
};

/** The camp in deep snow, where the notes describe one. */
export function snowSubject(region: Region, { canSnow }: Conditions): Subject | null {
  return high.has(region) && canSnow ? 'snow-camp' : null;
}

/** The subjects of a pass in a region; `hasSnow` is true when its notes mention snow. */
export function passSubjects(
  region: Region,
  altitudeMetres: number,
  {
    hasSnow,
    canSnow,
    isSummer = false,
  }: { readonly hasSnow: boolean; readonly canSnow: boolean; readonly isSummer?: boolean },
): Subjects {
  if (grassy.has(region)) return ['steppe-pass'];
  if (region === 'sikkim' && altitudeMetres < 3600) return ['forest-pass'];
  if (canSnow && hasSnow) return ['snow-pass'];
  if (!canSnow || isSummer || region === 'ladakh' || region === 'purig' || region === 'kashmir')
    return ['stony-pass', 'high-pass'];
  return ['high-pass', 'stony-pass'];
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
