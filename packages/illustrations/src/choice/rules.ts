import type { MotifName } from './motif-names.ts';
import type { Caravan } from './places.ts';
import type { Region } from './regions.ts';
import type { Season } from './season.ts';
import type { Subject } from './subjects.ts';

const tibetan: readonly Region[] = ['ladakh', 'karakoram', 'changtang', 'south-tibet', 'nanshan', 'tsaidam'];
const steppes: readonly Region[] = [
  'mongolia',
  'barga',
  'inner-mongolia',
  'baikal',
  'dzungaria',
  'manchuria',
  'irtysh',
];
const deserts: readonly Region[] = ['turkestan', 'kunlun', 'gobi', 'tsaidam'];
const india: readonly Region[] = ['india', 'south-india'];
const himalaya: readonly Region[] = ['sikkim', 'kashmir', 'kulu'];
const russian: readonly Region[] = ['russia', 'irtysh', 'altai', 'baikal'];
const chinese: readonly Region[] = ['china', 'manchuria', 'inner-mongolia', 'dzungaria', 'gobi'];
const eastern: readonly Region[] = [...chinese, 'japan', 'korea'];
const buddhist: readonly Region[] = [...tibetan, ...steppes, 'gobi', 'sikkim', 'kulu'];

/** The Buddhist regions where people live: the passes of the Karakoram have cairns and flags, but no stupas. */
const settled: readonly Region[] = buddhist.filter((region) => region !== 'karakoram');

/**
 * The regions in which a motif may appear. Motifs that are not listed may appear in every region. The yurts and temples
 * of Turkestan are those of the Kalmyks of Karashahr, the log houses of Dzungaria those of the Russian consulate.
 */
const motifRegions: Readonly<Partial<Record<MotifName, readonly Region[]>>> = {
  camels: [...steppes, ...deserts, 'karakoram', 'nanshan', 'changtang', 'south-tibet', 'world'],
  yaks: [...tibetan, 'kunlun'],
  'wild-yaks': [...tibetan],
  antelopes: [...tibetan, ...steppes, 'kunlun', 'gobi'],
  'black-tents': ['ladakh', 'karakoram', 'changtang', 'south-tibet'],
  gers: [...steppes, 'altai', 'gobi', 'nanshan', 'tsaidam', 'turkestan', 'kunlun'],
  ovoo: [...steppes, 'altai', 'gobi', 'nanshan', 'tsaidam'],
  'mongol-temple': [...steppes, 'gobi', 'tsaidam', 'turkestan'],
  suburgan: [...settled, ...india],
  chorten: settled,
  chortens: settled,
  'mani-wall': settled,
  cairn: buddhist,
  flags: buddhist,
  'flag-line': buddhist,
  gompa: [...tibetan, ...himalaya],
  dzong: [...tibetan, ...himalaya, 'purig'],
  'tibetan-house': [...tibetan, 'purig', 'kunlun'],
  'ladakh-village': ['purig', 'ladakh', 'karakoram', 'kulu'],
  'leh-palace': ['ladakh'],
  mazar: [...deserts, 'dzungaria'],
  'mud-village': [...deserts, 'dzungaria', 'karakoram', 'inner-mongolia'],
  'town-gate': [...deserts],
  minaret: [...deserts, 'dzungaria', 'world'],
  watchtower: [...deserts, 'dzungaria'],
  cabins: [...russian, ...steppes, 'kashmir'],
  church: [...russian, 'dzungaria', 'manchuria'],
  'river-town': [...russian, 'manchuria'],
  'chinese-gate': eastern,
  'chinese-roofs': eastern,
  pagoda: eastern,
  'great-wall': ['china', 'inner-mongolia'],
  torii: ['japan'],
  shikhara: india,
  gopuram: ['south-india'],
  mausoleum: ['india'],
  ghats: ['india'],
  'hill-fort': ['india'],
  gateway: ['india'],
  'domed-city': [...india, 'sikkim'],
  tea: ['sikkim'],
  pyramids: ['world'],
  'new-york': ['world'],
  paris: ['world'],
  berlin: ['world'],
  marseille: ['world'],
  seattle: ['world'],
  moscow: ['russia'],
  bund: ['china'],
};

/** Returns whether a motif may appear in a region: no yurts in Kashmir. */
export function mayAppear(motif: MotifName, region: Region): boolean {
  return motifRegions[motif]?.includes(region) ?? true;
}

const forested: ReadonlySet<Region> = new Set<Region>([
  ...himalaya,
  ...russian,
  'manchuria',
  'japan',
  'korea',
  'china',
  'world',
]);

/** Returns whether forests grow at a place in a region: not on the southern steppes. */
export function hasForest(region: Region, latitude: number): boolean {
  return region === 'mongolia' ? latitude > 47.6 : forested.has(region);
}

const vessels: ReadonlySet<MotifName> = new Set<MotifName>([
  'steamer',
  'riverboat',
  'raft',
  'junk',
  'shikara',
]);

/** Returns whether a motif may appear in an illustration of a subject: no camels at sea. */
export function mayAppearIn(motif: MotifName, subject: Subject): boolean {
  return subject !== 'open-sea' || vessels.has(motif);
}

/**
 * Returns whether snow may lie or fall: never in summer below 3,500 m, so not on the plains in July; in spring and
 * autumn only in the mountains and in the north; never on the plains of India.
 */
export function maySnow(season: Season, latitude: number, altitudeMetres: number): boolean {
  switch (season) {
    case 'summer':
    case 'monsoon':
      return altitudeMetres > 3500;
    case 'spring':
    case 'autumn':
      return altitudeMetres > 2500 || latitude > 44;
    case 'winter':
      return altitudeMetres > 1500 || latitude > 33;
  }
}

/**
 * The travellers of a place by the transport by which it was reached (`go_by`); undefined when it is unknown. A place
 * reached by ship or train has no caravan. The animals of a caravan are those that the records name.
 */
export function chooseTravellers(
  transport: string | null,
  region: Region,
  caravan: Caravan,
): MotifName | undefined {
  switch (transport) {
    case 'train':
      return 'train';
    case 'car':
      return 'cars';
    case 'horsecart':
      return 'cart';
    case 'steamship':
      return region === 'irtysh' || region === 'altai' ? 'riverboat' : 'steamer';
    case 'horse':
      return caravan;
    case null:
    default:
      return undefined;
  }
}
