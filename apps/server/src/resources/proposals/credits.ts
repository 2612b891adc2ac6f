import { creditSchema } from '@cae-map/contract/entities/editing/proposal';
import { z } from 'zod';
import type { Orm } from '../../database/connection.ts';
import type { CallHandlers } from '../calls.ts';
import { findCredits } from './repository.ts';

/** The endpoint of the visitors who have corrected something and want to be named. */
export function creditsService(orm: Orm): CallHandlers<'listCredits'> {
  return { listCredits: async () => z.array(creditSchema).parse(await findCredits(orm)) };
}
