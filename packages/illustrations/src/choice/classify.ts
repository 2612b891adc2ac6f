import type { MotifName } from './motif-names.ts';
import { findOverride } from './overrides.ts';
import type { LocatedPlace } from './places.ts';
import type { Random } from '../math/random.ts';
import { findRegion, type Region } from './regions.ts';
import type { Weather } from './season.ts';
import type { Subject } from './subjects.ts';
import type { TerrainFacts } from './terrain-facts.ts';

/** What an illustration of a place shows. */
export interface Profile {
  readonly region: Region;
  readonly subject: Subject;
  readonly motif?: MotifName;
  /** The travellers or the vehicle, if any. */
  readonly travellers?: MotifName;
  readonly camp: boolean;
}

type Subjects = readonly [Subject, ...Subject[]];

/** The subjects of each region when neither the title nor the notes determine one. */
const country: Record<Region, Subjects> = {
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

const campSubjects: Partial<Record<Region, Subjects>> = {
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

/** Patterns of the title and of the notes that determine the subject. */
const subjectPatterns: readonly (readonly [RegExp, RegExp | null, string])[] = [
  [/\b(lake|nor|tsho|tso|nuur)\b/i, /by (a|the|two) (rain-water |salt )?lakes?|shore of (the|two)/i, 'lake'],
  [/monastery|gompa|khit|küren|datsan/i, /an? (small |large |old )?monastery|lamasery/i, 'monastery'],
  [/bridge/i, /suspension bridge|wooden bridge/i, 'bridge'],
  [/gorge|defile/i, /\bgorge\b|\bdefile\b|\bglen\b/i, 'gorge'],
  [/glacier/i, /glacier/i, 'glacier'],
  [
    /(-gol|-darya| ho|-chu|müren|-su|tsangpo|Shayok|Karakash)\b/i,
    /\b(river|ford(ed|s)?|ferry|stream)\b/i,
    'river',
  ],
  [/dunes/i, /\bsands?\b|dunes/i, 'dunes'],
  [/fort\b|castle/i, /ruined fort|mud fort|Chinese fort|ruins of (a|many) castle/i, 'fort'],
  [/ail\b|encampment/i, /nomads|Kirghiz tent|tents of/i, 'nomads'],
  [/village|bazaar/i, /\bvillage\b|\bbazaar\b|oasis|hamlet/i, 'village'],
  [/^$/, /snow(storm| fell|y)|blizzard|coldest|deep snow/i, 'snow'],
];

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

function toSubject(word: string, region: Region, cold: boolean): Subject | null {
  switch (word) {
    case 'lake':
      if (cold && (high.has(region) || region === 'tsaidam')) return 'frozen-lake';
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
          : 'monastery';
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
      return dry.has(region) ? 'desert-fort' : 'fortress';
    case 'nomads':
      return region === 'turkestan' || region === 'karakoram' ? 'high-valley' : 'nomads';
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
      return high.has(region) ? 'snow-camp' : null;
    default:
      return null;
  }
}

function passSubject(region: Region, facts: TerrainFacts, notes: string, random: Random): Subject {
  if (grassy.has(region)) return 'steppe-pass';
  if (region === 'sikkim' && facts.altitudeMetres < 3600) return 'forest-pass';
  if (/snow|blizzard|glacier|ice/i.test(notes)) return random.pick(['snow-pass', 'high-pass', 'snow-pass']);
  if (region === 'ladakh' || region === 'kashmir') return random.pick(['stony-pass', 'high-pass']);
  return random.pick(['snow-pass', 'high-pass', 'stony-pass']);
}

/** Decides what an illustration of a place shows: by an override, by the words of its record, or by its region. */
export function classify(
  place: LocatedPlace,
  facts: TerrainFacts,
  month: number,
  variant: number,
  random: Random,
): Profile {
  const region = findRegion(place.latitude, place.longitude);
  const notes = place.notes_en ?? '';
  const tents = /tents|camp|open/i.test(place.overnight_place_en ?? '');
  const camp = tents && !/garden|square/i.test(place.overnight_place_en ?? '');
  const override = findOverride(place.title_en);
  const travellers = chooseTravellers(place, region);
  const make = (subject: Subject, motif?: MotifName): Profile => ({
    region,
    subject,
    camp,
    ...(motif ? { motif } : {}),
    ...(travellers ? { travellers } : {}),
  });
  if (override) {
    const subject =
      override.subjects[Math.min(variant, override.subjects.length - 1)] ?? override.subjects[0];
    return make(subject, override.motif);
  }
  if (place.place_type === 'pass' && variant === 0) return make(passSubject(region, facts, notes, random));
  const cold = month >= 11 || month <= 4;
  const ignoresNotes = variant > 0 || random.chance(0.22);
  for (const [title, note, word] of subjectPatterns) {
    const matches = title.test(place.title_en) || (!ignoresNotes && note !== null && note.test(notes));
    const subject = matches ? toSubject(word, region, cold) : null;
    if (subject && (variant === 0 || random.chance(0.4))) return make(subject);
  }
  const pool = camp ? campSubjects[region] : undefined;
  return make(random.pick(pool ?? country[region]));
}

function chooseTravellers(place: LocatedPlace, region: Region): MotifName | undefined {
  if (place.go_by === 'train') return 'train';
  if (place.go_by === 'car') return 'cars';
  if (place.go_by === 'horsecart') return 'cart';
  if (place.go_by === 'steamship') return region === 'irtysh' || region === 'altai' ? 'riverboat' : 'steamer';
  if (place.go_by !== 'horse') return undefined;
  if (region === 'gobi' || region === 'turkestan' || region === 'tsaidam')
    return place.place_id % 3 === 0 ? 'horses' : 'camels';
  if (region === 'karakoram' || region === 'changtang' || region === 'south-tibet')
    return (['yaks', 'horses', 'camels'] as const)[place.place_id % 3];
  return place.place_id % 2 === 0 ? 'horses' : 'riders';
}

/** Reads the weather from the notes of a place; null when they do not mention it. */
export function readWeather(notes: string | null): Weather | null {
  if (notes === null) return null;
  if (/blizzard|snowstorm|snow fell|deep snow|buried/i.test(notes)) return 'snowfall';
  if (/sandstorm|dust storm/i.test(notes)) return 'dust';
  if (/rained|heavy rain|first rain/i.test(notes)) return 'rain';
  return null;
}
