import type { MotifName } from './motif-names.ts';
import { findOverride } from './overrides.ts';
import type { LocatedPlace } from './places.ts';
import type { Random } from '../math/random.ts';
import { campSubjects, passSubjects, regionSubjects, toSubject, type Feature } from './region-subjects.ts';
import { findRegion, type Region } from './regions.ts';
import { chooseTravellers, maySnow } from './rules.ts';
import { getSeason, type Weather } from './season.ts';
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

/** Patterns of the title and of the notes that determine the subject. */
const subjectPatterns: readonly (readonly [RegExp, RegExp | null, Feature])[] = [
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
  const season = getSeason(month, place.latitude, facts.altitudeMetres);
  const canSnow = maySnow(season, place.latitude, facts.altitudeMetres);
  const travellers = chooseTravellers(place.go_by, region, place.place_id);
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
  if (place.place_type === 'pass' && variant === 0) {
    const hasSnow = /snow|blizzard|glacier|ice/i.test(notes);
    return make(random.pick(passSubjects(region, facts.altitudeMetres, { hasSnow, canSnow })));
  }
  const isCold = month >= 11 || month <= 4;
  const ignoresNotes = variant > 0 || random.chance(0.22);
  for (const [title, note, feature] of subjectPatterns) {
    const matches = title.test(place.title_en) || (!ignoresNotes && note !== null && note.test(notes));
    const subject = matches ? toSubject(feature, region, { isCold, canSnow }) : null;
    if (subject && (variant === 0 || random.chance(0.4))) return make(subject);
  }
  const pool = (camp ? campSubjects[region] : undefined) ?? regionSubjects[region];
  const subject = random.pick(pool);
  return make(subject === 'snow-camp' && !canSnow ? 'mountain-camp' : subject);
}

/** Reads the weather from the notes of a place; null when they do not mention it. */
export function readWeather(notes: string | null): Weather | null {
  if (notes === null) return null;
  if (/blizzard|snowstorm|snow fell|deep snow|buried/i.test(notes)) return 'snowfall';
  if (/sandstorm|dust storm/i.test(notes)) return 'dust';
  if (/rained|heavy rain|first rain/i.test(notes)) return 'rain';
  return null;
}
