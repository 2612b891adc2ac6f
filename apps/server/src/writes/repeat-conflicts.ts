import { setTimeout } from 'node:timers/promises';
import { isTransactionConflict } from '../database/transaction-conflict.ts';
import { createConflictError } from '../responses/write-conflict.ts';

/** The most attempts of a transaction. */
export const maxAttempts = 5;

/**
 * No attempt begins later, in milliseconds after the first: with the limit of a transaction (`defaultLimits`) the last one has ended
 * within the time limit of a call, which is 15 seconds.
 */
const lastBegin = 6_000;

/** The bound of the first pause in milliseconds; it doubles with each attempt, and a random part of it is waited. */
const firstPause = 40;

/**
 * Runs a whole transaction, and repeats it when PostgreSQL has rolled it back because of another one. Nothing outside of the transaction
 * may be changed by `run`, except for what each attempt sets again.
 * @throws {RequestError} `unavailable` when the last attempt was rolled back as well
 */
export async function repeatOnConflict<Result>(run: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isTransactionConflict(error)) throw error;
      if (attempt === maxAttempts || performance.now() - start > lastBegin) throw createConflictError(error);
    }
    // Random, so that the same transactions do not meet again.
    await setTimeout(Math.random() * firstPause * 2 ** (attempt - 1));
  }
}
