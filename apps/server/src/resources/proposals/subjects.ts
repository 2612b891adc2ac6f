import {
  proposalSubjects,
  type ProposalSubject,
  type ProposalSubjectRecord,
} from '@cae-map/contract/entities/editing/proposal';
import type { Orm } from '../../database/connection.ts';
import type { CorrectableRecords } from '../../writes/correctable-records.ts';

/** The records that visitors correct, by kind. */
export type CorrectableSubjects = Readonly<Record<ProposalSubject, CorrectableRecords>>;

/** Finds one record; undefined if there is no published one. */
export async function findSubject(
  orm: Orm,
  subjects: CorrectableSubjects,
  { subject, subject_id: id }: { readonly subject: ProposalSubject; readonly subject_id: number },
): Promise<ProposalSubjectRecord | undefined> {
  const [found] = await subjects[subject].find(orm, [id]);
  return found;
}

/** Finds the records of proposals with one query for each kind, and returns the function that looks one up. */
export async function findSubjects(
  orm: Orm,
  subjects: CorrectableSubjects,
  rows: readonly { readonly subject: ProposalSubject; readonly subject_id: number }[],
): Promise<(subject: ProposalSubject, id: number) => ProposalSubjectRecord | undefined> {
  const found = new Map<string, ProposalSubjectRecord>();
  for (const subject of proposalSubjects) {
    const ids = rows.flatMap((row) => (row.subject === subject ? [row.subject_id] : []));
    const records = ids.length === 0 ? [] : await subjects[subject].find(orm, [...new Set(ids)]);
    for (const record of records) found.set(`${subject} ${record.id}`, record);
  }
  return (subject, id) => found.get(`${subject} ${id}`);
}
