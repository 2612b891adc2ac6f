import { workSchema } from '@cae-map/contract/entities/work';
import type { Orm } from '../../database/connection.ts';
import { listForVisitors } from '../../writes/records/table-kind.ts';
import type { CallHandlers } from '../calls.ts';
import { presentCitations } from './presenter.ts';
import { findCitingRecords } from './repository.ts';
import { workKind } from './work-kind.ts';

/** The endpoints of the bibliography. */
export function worksService(orm: Orm): CallHandlers<'listWorks' | 'listCitations'> {
  return {
    listWorks: () => listForVisitors(orm, workKind, workSchema),
    listCitations: async () => presentCitations(await findCitingRecords(orm)),
  };
}
