import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { openDataArchive, openDataPrefix } from '@cae-map/contract/entities/open-data';
import { openBuildFolder } from '../../resources/open-data/build-folder.ts';
import { createLocalUrl, type Settings } from '../../settings.ts';

/** How long the running server may take to make the archive, in milliseconds. */
const serverTimeout = 90_000;

/**
 * The archive of the open data: the named file, else the current one of the running server, else the last one that a server has made.
 * @throws {Error} with a message for the operator when there is none
 */
export async function findArchive(
  file: string | null,
  settings: Pick<Settings, 'host' | 'port' | 'dataDir'>,
): Promise<Uint8Array> {
  if (file !== null) return readFileSync(file);
  const url = createLocalUrl(settings.host, settings.port) + openDataPrefix + openDataArchive;
  const archive = (await download(url)) ?? (await readLast(settings.dataDir));
  if (archive !== null) return archive;
  throw new Error(
    `There are no open data yet: start the server, or name an archive by --data FILE.zip. No server responds at ${url}.`,
  );
}

async function download(url: string): Promise<Uint8Array | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(serverTimeout) });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

async function readLast(dataDir: string): Promise<Uint8Array | null> {
  const build = await openBuildFolder(dataDir).findNewest();
  const media = (await build?.open(openDataArchive)) ?? null;
  return media && (await buffer(await media.read()));
}
