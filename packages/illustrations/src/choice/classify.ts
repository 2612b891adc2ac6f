import { toSubject, type Conditions } from './feature-subjects.ts';
import type { MotifName } from './motif-names.ts';
import { readMentions, type Mentions } from './mentions.ts';
import { findOverride } from './overrides.ts';
import type { Caravan, LocatedPlace } from './places.ts';
import type { Random } from '../math/random.ts';
import { campSubjects, passSubjects, regionSubjects, snowSubject } from './region-subjects.ts';
import { findRegion, type Region } from './regions.ts';
import { chooseTravellers, maySnow } from './rules.ts';
import { getSeason } from './season.ts';
import type { Subject } from './subjects.ts';
import type { TerrainFacts } from './terrain-facts.ts';

/** The water of a place: what its texts name, else `none` far from all water of the map; null when unknown. */
export type Water = 'river' | 'lake' | 'dry-river' | 'none';

/** What an illustration of a place shows. */
export interface Profile {
  readonly region: Region;
  readonly subject: Subject;
  readonly motif?: MotifName;
  /** The travellers or the vehicle, if any. */
  readonly travellers?: MotifName;
  readonly camp: boolean;
  /** The night was spent in the open, without tents. */
  readonly bivouac?: boolean;
  readonly water: Water | null;
  /** The texts name a bridge. */
  readonly bridge?: boolean;
  /** The texts name trees. */
  readonly trees?: boolean;
  /** The texts mention snow on the ground. */
  readonly snow?: boolean;
  /** The texts describe level ground, which has no rock faces beside it. */
  readonly level?: boolean;
}

/** Rivers and lakes of the map farther than this are not part of the view, in kilometres. */
const viewKilometres = 10;

function findWater(mentions: Mentions, facts: TerrainFacts): Water | null {
  const river = mentions.has('river') || mentions.has('bridge');
  if (mentions.isDry) return river ? 'dry-river' : 'none';
  if (mentions.has('lake')) return 'lake';
  if (river) return 'river';
  return facts.riverKilometres > viewKilometres && facts.lakeKilometres > viewKilometres ? 'none' : null;
}

/** Subjects that show water, which a place without water cannot have. */
const riverSubjects: ReadonlySet<Subject> = new Set<Subject>([
  'mountain-river',
  'plateau-river',
  'desert-river',
  'steppe-river',
  'great-river',
  'river-town',
]);
const lakeSubjects: ReadonlySet<Subject> = new Set<Subject>([
  'high-lake',
  'salt-lake',
  'steppe-lake',
  'frozen-lake',
]);

/** Returns whether a subject that is not named by the texts agrees with the map: its waters and its altitude. */
function fitsTerrain(subject: Subject, facts: TerrainFacts, water: Water | null): boolean {
  if (riverSubjects.has(subject)) return water !== 'none' && facts.riverKilometres <= viewKilometres;
  if (lakeSubjects.has(subject)) return water !== 'none' && facts.lakeKilometres <= viewKilometres;
  if (subject === 'jungle' || subject === 'tea-hills') return facts.altitudeMetres < 2500;
  return true;
}

/** Decides what an illustration of a place shows: by an override, by the words of its record, or by its region. */
export function classify(
  place: LocatedPlace,
  facts: TerrainFacts,
  month: number,
  variant: number,
  random: Random,
  caravan: Caravan = 'horses',
): Profile {
  const region = findRegion(place.latitude, place.longitude);
  const lodging = place.overnight_place_en ?? '';
  const bivouac = /in the open/i.test(lodging);
  const camp = /tents|camp/i.test(lodging) && !/garden|square/i.test(lodging);
  const tents = /tents|camp/i.test(lodging);
  const override = findOverride(place.title_en);
  const season = getSeason(month, place.latitude, facts.altitudeMetres);
  const canSnow = maySnow(season, place.latitude, facts.altitudeMetres);
  const mentions = readMentions(place);
  const water = findWater(mentions, facts);
  const travellers = chooseTravellers(place.go_by, region, caravan);
  const make = (subject: Subject, motif?: MotifName): Profile => ({
    region,
    subject,
    camp,
    water,
    ...(bivouac ? { bivouac } : {}),
    ...(mentions.has('bridge') ? { bridge: true } : {}),
    ...(mentions.hasSnow && canSnow && variant === 0 ? { snow: true } : {}),
    ...(/poplar|willow|\btrees\b/i.test(place.notes_en ?? '') ? { trees: true } : {}),
    ...(mentions.has('plain') || /\b(broad|wide|level|gentle)\b/i.test(place.notes_en ?? '')
      ? { level: true }
      : {}),
    ...(motif ? { motif } : {}),
    ...(travellers ? { travellers } : {}),
  });
  if (override) {
    const subject =
      override.subjects[Math.min(variant, override.subjects.length - 1)] ?? override.subjects[0];
    return make(subject, override.motif);
  }
  if (place.place_type === 'pass' && variant === 0) {
    const isSummer = season === 'summer' || season === 'monsoon';
    const conditions = { hasSnow: mentions.hasSnow, canSnow, isSummer };
    return make(random.pick(passSubjects(region, facts.altitudeMetres, conditions)));
  }
  const conditions: Conditions = {
    isCold: month >= 11 || month <= 4,
    canSnow,
    isCamp: tents,
    byTrain: place.go_by === 'train',
  };
  const named =
    (mentions.hasSnow && variant === 0 ? snowSubject(region, conditions) : null) ??
    findNamed(mentions, region, conditions, variant);
  if (named)
    return make(named, named === 'mountain-village' && region === 'kashmir' ? 'cottages' : undefined);
  if (place.go_by === 'train' && region !== 'sikkim') return make('plains-railway');
  const pool = (camp ? campSubjects[region] : undefined) ?? regionSubjects[region];
  const fitting = pool.filter((subject) => fitsTerrain(subject, facts, water));
  const [first = pool[0], ...others] = fitting;
  const subject = random.pick([first, ...others]);
  return make(subject === 'snow-camp' && !canSnow ? 'mountain-camp' : subject);
}

/** The subject of the first sentence that names one; the second illustration of a long stay shows the next one. */
function findNamed(
  mentions: Mentions,
  region: Region,
  conditions: Conditions,
  variant: number,
): Subject | null {
  const found = mentions.sentences.flatMap((sentence) =>
    sentence.flatMap((feature) => toSubject(feature, region, conditions) ?? []),
  );
  const distinct = [...new Set(found)];
  return distinct[Math.min(variant, distinct.length - 1)] ?? null;
}
