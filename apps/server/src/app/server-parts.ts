import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseConnection } from '../database/connection.ts';
import { openFileStores, type FileStores } from '../media/file-stores.ts';
import type { ServerParts } from '../resources/resource.ts';
import { createAccessTokens } from '../security/access-tokens.ts';
import { createAttemptLimits } from '../security/attempt-limits.ts';
import type { Settings } from '../settings.ts';
import { createUpstream, type Upstream } from '../upstream/upstream.ts';

interface ServerPartsOptions extends Pick<
  ServerParts,
  'keys' | 'pictures' | 'bookFiles' | 'translationFiles' | 'openData' | 'mapTiles'
> {
  readonly database: DatabaseConnection;
  readonly log: FastifyBaseLogger;
  /** By default those of the settings. */
  readonly files?: FileStores;
  /** The client for requests to other servers; by default it connects to public addresses only. */
  readonly upstream?: Upstream;
}

/** Creates the parts of the server that resources are made of. The upstream has to be closed. */
export function createServerParts(
  settings: Settings,
  {
    database: { orm },
    keys,
    pictures,
    bookFiles,
    translationFiles,
    openData,
    mapTiles,
    log,
    files,
    upstream,
  }: ServerPartsOptions,
): Omit<ServerParts, 'calls' | 'recordKinds'> {
  return {
    settings,
    orm,
    log,
    files: files ?? openFileStores(settings),
    pictures,
    bookFiles,
    translationFiles,
    openData,
    mapTiles,
    keys,
    tokens: createAccessTokens(keys),
    limits: createAttemptLimits(orm, keys.hashValue),
    upstream: upstream ?? createUpstream({ userAgent: `CAE-Map (+${settings.publicUrl})` }),
  };
}
