import type { Orm } from '../../database/connection.ts';
import { personKind } from '../../resources/people/person-kind.ts';
import { workKind } from '../../resources/works/work-kind.ts';
import { findAllRecords } from '../../writes/records/find-records.ts';
import type { Content } from '../content.ts';
import { createPersonRows } from '../person-records.ts';
import type { ImportReport } from './import-plan.ts';
import { planRows, type Write } from './plan-records.ts';

type Report = ImportReport & { unchanged: number };

/** Plans the import of works, which the files name by their `work_id`. */
export async function planWorks(
  transaction: Orm,
  report: Report,
  imported: Content['works'],
): Promise<Write[]> {
  const stored = await findAllRecords(transaction, workKind);
  const numbers = new Map(stored.map(({ work_id, work_number }) => [work_id, work_number]));
  const rows = imported.map(({ file: _file, ...work }) => ({
    id: numbers.get(work.work_id) ?? null,
    name: `work ${work.work_id}`,
    values: work,
  }));
  return await planRows(transaction, report, workKind, rows);
}

/** Plans the import of people, whom the files name by their `person_id`. */
export async function planPeople(
  transaction: Orm,
  report: Report,
  imported: Content['people'],
): Promise<Write[]> {
  const stored = await findAllRecords(transaction, personKind);
  const numbers = new Map(stored.map(({ person_id, person_number }) => [person_id, person_number]));
  const rows = createPersonRows(imported).map(({ seqid: _seqid, ...person }) => ({
    id: numbers.get(person.person_id) ?? null,
    name: `person ${person.person_id}`,
    values: person,
  }));
  return await planRows(transaction, report, personKind, rows);
}
