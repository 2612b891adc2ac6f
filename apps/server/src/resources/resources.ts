import { accounts } from './accounts/resource.ts';
import { aliases } from './aliases/resource.ts';
import { books } from './books/resource.ts';
import { errorReports } from './error-reports/resource.ts';
import { caravan } from './caravan/resource.ts';
import { configuration } from './configuration/resource.ts';
import { country } from './country/resource.ts';
import { heights } from './heights/resource.ts';
import { images } from './images/resource.ts';
import { inferredLegs } from './inferred-legs/resource.ts';
import { jobs } from './jobs/resource.ts';
import { log } from './log/resource.ts';
import { mapTiles } from './map-tiles/resource.ts';
import { openData } from './open-data/resource.ts';
import { captions } from './captions/resource.ts';
import { pages } from './pages/resource.ts';
import { people } from './people/resource.ts';
import { places } from './places/resource.ts';
import { presence } from './presence/resource.ts';
import { proposals } from './proposals/resource.ts';
import type { AnySharedRead, Resource } from './resource.ts';
import { recordStates } from './record-states/resource.ts';
import { serverState } from './server-state/resource.ts';
import { statedMarches } from './stated-marches/resource.ts';
import { tiles } from './tiles/resource.ts';
import { tracks } from './tracks/resource.ts';
import { translations } from './translations/resource.ts';
import { viewpoints } from './viewpoints/resource.ts';
import { works } from './works/resource.ts';
import type { RecordKind } from '../writes/records/record-kind.ts';

/** All subjects of the API, in the order of its documentation. */
export const resources = [
  country,
  tiles,
  tracks,
  log,
  places,
  inferredLegs,
  statedMarches,
  heights,
  mapTiles,
  images,
  books,
  works,
  people,
  pages,
  captions,
  aliases,
  viewpoints,
  recordStates,
  caravan,
  openData,
  proposals,
  translations,
  configuration,
  accounts,
  presence,
  jobs,
  errorReports,
  serverState,
] as const satisfies readonly Resource[];

/** All kinds of records with a version and a history. */
export const allRecordKinds: readonly RecordKind[] = resources.flatMap(
  ({ recordKinds = [] }: Resource) => recordKinds,
);

type SharedReadsOf<Any extends Resource> = Any extends {
  create(parts: never): { readonly shared: readonly (infer Read)[] };
}
  ? Read
  : never;

/** The shared calls that the resources handle: the compiler compares them with those of the contract. */
export type HandledCall = Extract<SharedReadsOf<(typeof resources)[number]>, AnySharedRead>['name'];
