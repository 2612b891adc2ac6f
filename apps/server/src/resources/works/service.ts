import type { Orm } from '../../database/connection.ts';
import type { CallHandlers } from '../calls.ts';
import { presentCitations, presentWork } from './presenter.ts';
import { findCitations, findWorks } from './repository.ts';

/** The endpoints of the bibliography. */
export function worksService(orm: Orm): CallHandlers<'listWorks' | 'listCitations'> {
  return {
    listWorks: async () => (await findWorks(orm)).map(presentWork),
    listCitations: async () => presentCitations(await findCitations(orm)),
  };
}
