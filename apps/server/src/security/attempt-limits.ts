import { eq, lt, sql } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { attempts, oneTimeTokens, sessions } from '../database/schema.ts';
import { RequestError } from '../responses/request-error.ts';
import { networkLevels, mostOfAll, type SharedLimit } from '../lib/shared-limit.ts';
import { clientNetworks } from './client-network.ts';

/** A counter of attempts, and how many it allows. */
export interface AttemptCounter {
  /** What is counted; it is stored as a keyed hash only. */
  readonly key: string;
  readonly limit: number;
  /** After how many seconds it starts again; 15 minutes if absent. */
  readonly windowSeconds?: number;
}

/** How many attempts of one kind the networks of a client, and all clients together, may make in a window. */
export interface SharedAttempts extends SharedLimit {
  readonly name: string;
  /** In seconds; 15 minutes if absent. */
  readonly windowSeconds?: number;
}

/** Counts attempts in the database, so that limits survive a restart and apply to all processes. */
export interface AttemptLimits {
  /**
   * Counts an attempt on every counter before it is made, so that parallel attempts are counted too.
   * @throws {RequestError} `too_many_requests` when one of the counters exceeds its limit.
   */
  count(counters: readonly AttemptCounter[]): Promise<void>;
  /**
   * Counts an attempt of a client on a limit of the whole. What is refused for a narrow network is not counted on the wider ones, so
   * that nobody uses up the share of others with refused attempts.
   * @throws {RequestError} `too_many_requests`
   */
  countShared(limit: SharedAttempts, address: string): Promise<void>;
  /** Removes counters after a success. */
  reset(counters: readonly AttemptCounter[]): Promise<void>;
}

/** In seconds. */
const usualWindow = 15 * 60;
/** In seconds: parallel attempts read the clock of the database at different times. */
const clockTolerance = 60;
/** How many attempts are counted between two clean-ups of expired rows. */
const cleanUpInterval = 100;

export function createAttemptLimits(orm: Orm, hashValue: (value: string) => string): AttemptLimits {
  let untilCleanUp = 0;
  async function cleanUp(): Promise<void> {
    if (untilCleanUp <= 0) {
      untilCleanUp = cleanUpInterval;
      await removeExpired(orm);
    }
    untilCleanUp -= 1;
  }

  /**
   * Counts in one transaction, whose commit does not wait for the disk: a flood of refused attempts must not delay the writes of others. A
   * crash forgets the attempts of its last second.
   * @param count returns the refusal, if any; what it has counted is kept
   */
  async function countTogether(count: (transaction: Orm) => Promise<RequestError | null>): Promise<void> {
    await cleanUp();
    const refusal = await orm.transaction(async (transaction) => {
      await transaction.execute(sql`set local synchronous_commit = off`);
      return await count(transaction);
    });
    if (refusal !== null) throw refusal;
  }

  return {
    async count(counters) {
      await countTogether(async (transaction) => {
        for (const { key, limit, windowSeconds = usualWindow } of counters) {
          const row = await increment(transaction, hashValue(key), windowSeconds);
          if (row.count > limit) return createTooManyAttempts(row.remainingSeconds);
        }
        return null;
      });
    },
    async countShared({ name, usual, reserve, windowSeconds = usualWindow }, address) {
      const networks = clientNetworks(address);
      await countTogether(async (transaction) => {
        let whole = mostOfAll({ usual, reserve });
        for (const level of networkLevels) {
          const key = hashValue(`${name}:${level}:${networks[level]}`);
          const row = await increment(transaction, key, windowSeconds);
          if (row.count > usual[level]) return createTooManyAttempts(row.remainingSeconds);
          if (row.count > reserve[level]) whole = usual.whole;
        }
        const row = await increment(transaction, hashValue(`${name}:whole`), windowSeconds, whole);
        return row.count > whole ? createTooManyAttempts(row.remainingSeconds) : null;
      });
    },
    async reset(counters) {
      for (const { key } of counters) await orm.delete(attempts).where(eq(attempts.key, hashValue(key)));
    },
  };
}

interface CountedAttempt {
  readonly count: number;
  /** Until the window is over, by the clock of the database. */
  readonly remainingSeconds: number;
}

/**
 * Adds one to a counter, which starts again when its window is over, or ends later than any window can because the clock was
 * set back: nobody may be locked out for longer than a window.
 * @param limit a counter that exceeds it is not increased further, so that refused attempts do not count
 */
async function increment(
  orm: Orm,
  key: string,
  windowSeconds: number,
  limit?: number,
): Promise<CountedAttempt> {
  const end = sql`now() + make_interval(secs => ${windowSeconds})`;
  const isOver = sql`(${attempts.expires_at} <= now() or ${attempts.expires_at} > ${end} + make_interval(secs => ${clockTolerance}))`;
  const isExceeded = limit === undefined ? sql`false` : sql`${attempts.count} > ${limit}`;
  const rows = await orm
    .insert(attempts)
    .values({ key, count: 1, expires_at: end as never })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 when ${isExceeded} then ${attempts.count} else ${attempts.count} + 1 end`,
        expires_at: sql`case when ${isOver} then ${end} else ${attempts.expires_at} end`,
      },
    })
    .returning({
      count: attempts.count,
      remainingSeconds: sql<number>`ceil(extract(epoch from ${attempts.expires_at} - now()))::int`,
    });
  const [row] = rows;
  if (row === undefined) throw new Error('the insertion returns its row');
  return row;
}

/** Removes rows that no request reads any more. */
async function removeExpired(orm: Orm): Promise<void> {
  const now = sql`now()`;
  await orm.delete(attempts).where(lt(attempts.expires_at, now));
  await orm.delete(oneTimeTokens).where(lt(oneTimeTokens.expires_at, now));
  await orm.delete(sessions).where(lt(sessions.expires_at, now));
}

function createTooManyAttempts(remainingSeconds: number): RequestError {
  const seconds = Math.max(1, remainingSeconds);
  return new RequestError('too_many_requests', `Too many attempts: try again in ${seconds} seconds.`, {
    retryAfterSeconds: seconds,
  });
}
