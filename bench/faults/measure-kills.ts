import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import {
  createDatabase,
  startPostgresqlServer,
} from '../../apps/server/src/testing/databases/postgresql-server.ts';
import { administrator, createAdministrator } from '../../e2e/support/account-fixtures.ts';
import { startServer } from '../../e2e/support/start-server.ts';
import type { Table } from '../report.ts';
import { logIn } from '../../e2e/support/editor-calls.ts';
import { openEditorSession, type EditorSession } from './editor-session.ts';

/** How often the server is killed on each database. `BENCH_KILLS` sets another number for a shorter run. */
const defaultKills = 100;
/** The editors that save at the same time, each a place of their own. */
const writerCount = 4;
/** The server is killed after a random time between these, in milliseconds after the first write. */
const shortestRun = 50;
const longestRun = 500;
/** After which the access token is renewed, in milliseconds; it expires after ten minutes. */
const tokenMilliseconds = 300_000;

/** The counts of all rounds; the stored places are compared after each restart. */
interface Outcome {
  /** The writes whose response arrived before the kill. */
  acknowledged: number;
  /** Those that the database did not contain after the next start. */
  lost: number;
  /** Writes without a response that were stored completely. */
  storedWithoutResponse: number;
  /** Places whose fields were neither those before a write nor those after it. */
  partial: number;
}

/**
 * Kills the server with SIGKILL while four editors save places, again and again, and compares after each start what is stored with
 * what was acknowledged.
 */
export async function measureKills(): Promise<Table> {
  const kills = Number(process.env['BENCH_KILLS'] ?? defaultKills);
  const postgresql = await startPostgresqlServer();
  try {
    const databaseUrl = await createDatabase(postgresql.origin);
    const outcomes = {
      embedded: await killRepeatedly(kills, {}),
      PostgreSQL: await killRepeatedly(kills, { DATABASE_URL: databaseUrl }),
    };
    return {
      title: 'Saved places after SIGKILL of the server during writes',
      head: [
        'database',
        'kills',
        'acknowledged writes',
        'lost',
        'stored without a response',
        'stored in part',
      ],
      rows: Object.entries(outcomes).map(([database, outcome]) => [
        database,
        ...[kills, outcome.acknowledged, outcome.lost, outcome.storedWithoutResponse, outcome.partial].map(
          String,
        ),
      ]),
    };
  } finally {
    await postgresql.stop();
  }
}

async function killRepeatedly(kills: number, settings: Readonly<Record<string, string>>): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'cae-map-kills-'));
  const outcome: Outcome = { acknowledged: 0, lost: 0, storedWithoutResponse: 0, partial: 0 };
  const start = async () => await startServer(folder, { ...settings, RATE_LIMIT: '0', LOG_LEVEL: 'silent' });
  try {
    let server = await start();
    await createAdministrator(folder, administrator, 'Bench', settings);
    const written = new Map<number, WrittenPlace>();
    // One token for several rounds: a login after each restart would exceed the limit of login attempts.
    const access = { token: await logIn(server.address, administrator), since: Date.now() };
    for (let kill = 0; kill < kills; kill += 1) {
      if (Date.now() - access.since > tokenMilliseconds) {
        Object.assign(access, { token: await logIn(server.address, administrator), since: Date.now() });
      }
      const session = openEditorSession(server.address, access.token);
      const places = await session.readPlaces();
      compare(places, written, outcome);
      const writing = places
        .slice(0, writerCount)
        .map(async (place) => await writeUntilKilled(session, place, written, outcome));
      await wait(shortestRun + Math.random() * (longestRun - shortestRun));
      process.kill(server.processId, 'SIGKILL');
      await Promise.all([...writing, server.stop()]);
      server = await start();
    }
    const session = openEditorSession(server.address, await logIn(server.address, administrator));
    compare(await session.readPlaces(), written, outcome);
    await server.stop();
    return outcome;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The last write of a place. */
interface WrittenPlace {
  /** The number of the last acknowledged write; 0 before the first one. */
  readonly acknowledged: number;
  /** The number of the write that was sent after it. */
  readonly sent: number;
}

/** Both fields are written together, so that a part of a write would be found. */
const noteOf = (write: number) => ({ content_todo: `write ${write}`, traveler_todo_en: `write ${write}` });

async function writeUntilKilled(
  session: EditorSession,
  place: PlaceRevision,
  written: Map<number, WrittenPlace>,
  outcome: Outcome,
): Promise<void> {
  let { version } = place;
  let last = readWrite(place) ?? 0;
  for (;;) {
    written.set(place.place_id, { acknowledged: last, sent: last + 1 });
    // Each write needs the version that the one before it has returned.
    const saved = await session.savePlace({ ...place, version, ...noteOf(last + 1) });
    if (saved === null) return;
    outcome.acknowledged += 1;
    last += 1;
    ({ version } = saved);
  }
}

/** The number of the write that a place contains; 0 for none, null if its fields are those of different writes. */
function readWrite({ content_todo: one, traveler_todo_en: other }: PlaceRevision): number | null {
  const writes = [one, other].map((text) => Number(/^write (\d+)$/.exec(text)?.[1] ?? 0));
  return writes[0] === writes[1] ? (writes[0] ?? 0) : null;
}

function compare(
  places: readonly PlaceRevision[],
  written: ReadonlyMap<number, WrittenPlace>,
  outcome: Outcome,
): void {
  for (const place of places) {
    const last = written.get(place.place_id);
    if (last === undefined) continue;
    const stored = readWrite(place);
    if (stored === null) outcome.partial += 1;
    else if (stored < last.acknowledged) outcome.lost += last.acknowledged - stored;
    else if (stored === last.sent) outcome.storedWithoutResponse += 1;
  }
}
