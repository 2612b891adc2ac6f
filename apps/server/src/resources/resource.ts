import type { SharedCallName } from '@cae-map/contract/api/calls';
import type { ProposalSubject } from '@cae-map/contract/entities/editing/proposal';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Orm } from '../database/connection.ts';
import type { BookFiles } from '../book-files/book-processes.ts';
import type { TranslationFiles } from '../translation-files/translation-processes.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import type { OpenDataWriter } from '../open-data/open-data-processes.ts';
import type { FileStores } from '../media/file-stores.ts';
import type { MapTilePool } from '../map-tiles/map-tile-pool.ts';
import type { PictureProcesses } from '../pictures/processes/picture-processes.ts';
import type { AccessTokens } from '../security/access-tokens.ts';
import type { AttemptLimits } from '../security/attempt-limits.ts';
import type { SigningKeys } from '../security/signing-keys.ts';
import type { Settings } from '../settings.ts';
import type { Upstream } from '../upstream/upstream.ts';
import type { CorrectableRecords } from '../writes/correctable-records.ts';
import type { PicturePublisher } from '../writes/picture-publisher.ts';
import type { RecordKind } from '../writes/records/record-kind.ts';
import type { CallHandler, CallHandlers, SharedCalls } from './calls.ts';

/** The parts of the server that resources are made of. */
export interface ServerParts {
  readonly settings: Settings;
  readonly orm: Orm;
  readonly log: FastifyBaseLogger;
  readonly files: FileStores;
  readonly pictures: Pick<PictureProcesses, 'editors' | 'visitors' | 'background'>;
  /** What reads and writes whole books. */
  readonly bookFiles: BookFiles;
  /** What reads and writes files of translations. */
  readonly translationFiles: TranslationFiles;
  /** What writes the files of the open data. */
  readonly openData: OpenDataWriter;
  /** What makes the vector tiles of stops and legs. */
  readonly mapTiles: Pick<MapTilePool, 'run'>;
  readonly keys: SigningKeys;
  readonly tokens: AccessTokens;
  readonly limits: AttemptLimits;
  readonly upstream: Upstream;
  /** The shared calls of all resources, which can be made as soon as all are created. */
  readonly calls: SharedCalls;
  /** The kinds of records with a version and a history of all resources. */
  readonly recordKinds: () => readonly RecordKind[];
}

/** A call whose response is the same for every caller: a cached list over HTTP, and a call of rendered pages. */
export interface SharedRead<Name extends SharedCallName> {
  readonly name: Name;
  /** For the documentation of the API. */
  readonly summary: string;
  readonly handler: CallHandler<Name>;
}

/** Of any of these names. */
export type AnySharedRead<Names extends SharedCallName = SharedCallName> = {
  [Name in Names]: SharedRead<Name>;
}[Names];

/** The shared calls that have a summary, with their handlers in a service. */
export function sharedReads<Names extends SharedCallName>(
  service: NoInfer<CallHandlers<Names>>,
  summaries: Readonly<Record<Names, string>>,
): readonly AnySharedRead<Names>[] {
  const names = Object.keys(summaries) as Names[];
  return names.map((name) => ({ name, summary: summaries[name], handler: service[name] }));
}

/** What resources offer to each other. */
export interface Offers {
  /** The records that visitors correct, by kind. */
  readonly correctable: Readonly<Record<ProposalSubject, CorrectableRecords>>;
  readonly publisher: PicturePublisher;
}

/** What a resource consists of; each part is optional. */
export interface ResourceRoutes {
  readonly shared?: readonly AnySharedRead[];
  /** Calls without authentication whose responses are not cached by the server; in a context of this resource. */
  readonly routes?: (app: FastifyInstance) => Promise<void>;
  /** Calls that authenticate the caller or change records; in a context of this resource. */
  readonly guardedRoutes?: (app: FastifyInstance, offers: Offers) => Promise<void>;
  readonly correctable?: Partial<Offers['correctable']>;
  readonly publisher?: PicturePublisher;
  /** Its work in the background, which the started server does. */
  readonly jobKinds?: readonly JobKind[];
  /** Extends the application, for the commands of the operator. */
  readonly extend?: (app: FastifyInstance) => void;
}

/** A subject of the API. Each folder of `resources` exports one in its `resource.ts`. */
export interface Resource {
  /** The tag in the documentation of the API. */
  readonly name: string;
  /** The kinds of its records that have a version and a history. */
  readonly recordKinds?: readonly RecordKind[];
  create(parts: ServerParts): ResourceRoutes;
}
