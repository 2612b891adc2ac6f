import type { Orm } from '../../database/connection.ts';
import { placeKind, type PlaceValues } from '../../resources/places/place-kind.ts';
import type { PlaceRow } from '../../resources/places/presenter.ts';
import { RequestError } from '../../responses/request-error.ts';
import { describeValue, emptyReport, type ImportPlan } from './import-plan.ts';
import { findChangedValues } from '../../writes/records/changed-values.ts';
import { findAllRecords } from '../../writes/records/find-records.ts';
import { advanceSequences, readNextId } from '../../writes/records/id-sequences.ts';
import { insertRecord, updateRecord } from '../../writes/records/write-records.ts';
import { validatePlace, type PlaceFields } from './place-fields.ts';

type Planned =
  | { readonly id: number; readonly existing: undefined; readonly values: PlaceValues }
  | { readonly id: number; readonly existing: PlaceRow; readonly values: Partial<PlaceValues> };

/** The distance of the orders of new places. */
const seqidStep = 10;
const listedViolations = 20;

/**
 * Plans the import of fields of places: those with an id change that place, or add it, and those without one are added after all others,
 * with the next ids of the sequence.
 * @throws {RequestError} with one line for each value that is not valid.
 */
export async function planPlaces(transaction: Orm, imported: readonly PlaceFields[]): Promise<ImportPlan> {
  const rows = await findAllRecords(transaction, placeKind);
  const byId = new Map(rows.map((row) => [row.place_id, row]));
  // No id that the file names: those are written as they are.
  const lastNamed = Math.max(0, ...imported.map(({ placeId }) => placeId ?? 0));
  let nextId = Math.max(lastNamed + 1, await readNextId(transaction, placeKind));
  let lastSeqid = Math.max(0, ...rows.map(({ seqid }) => seqid));
  const report = emptyReport();
  const planned: Planned[] = [];
  const violations: string[] = [];
  const seen = new Set<number>();
  for (const place of imported) {
    const existing = place.placeId === null ? undefined : byId.get(place.placeId);
    if (existing?.deleted_at) {
      report.skipped.push({
        record: describePlace(existing.place_id, existing.title_ru),
        reason: 'it was deleted: restore it in the administration first',
      });
      continue;
    }
    const validated = validatePlace(place, existing ?? { seqid: lastSeqid + seqidStep });
    if ('reasons' in validated) {
      violations.push(...validated.reasons.map((reason) => `${place.where}: ${reason}`));
      continue;
    }
    const { values } = validated;
    const id = place.placeId ?? nextId++;
    if (seen.has(id)) violations.push(`${place.where}: place_id ${id} is in the file twice`);
    seen.add(id);
    if (existing === undefined) {
      lastSeqid = Math.max(lastSeqid, values.seqid);
      report.added.push(describePlace(id, values.title_ru));
      planned.push({ id, existing, values });
      continue;
    }
    const differing = findChangedValues(placeKind, existing, values);
    const changed = (Object.keys(place.fields) as (keyof PlaceValues)[]).filter((name) => name in differing);
    if (changed.length === 0) {
      report.unchanged += 1;
      continue;
    }
    report.changed.push({
      record: describePlace(id, existing.title_ru),
      fields: changed.map((name) => ({
        name,
        before: describeValue(existing[name]),
        after: describeValue(values[name]),
      })),
    });
    planned.push({ id, existing, values: Object.fromEntries(changed.map((name) => [name, values[name]])) });
  }
  throwIfAny(violations);
  return { report, tags: ['places'], apply: (writing) => applyPlaces(writing, planned) };
}

async function applyPlaces(transaction: Orm, planned: readonly Planned[]): Promise<void> {
  const writing = { transaction, editorId: null };
  for (const { id, existing, values } of planned) {
    if (existing === undefined) await insertRecord(writing, placeKind, values, id);
    else await updateRecord(writing, placeKind, existing, values);
  }
  await advanceSequences(transaction, [placeKind]);
}

function describePlace(id: number, title: string): string {
  return `place ${id} ${title}`;
}

/** @throws {RequestError} with the first violations, if there are any. */
export function throwIfAny(violations: readonly string[]): void {
  if (violations.length === 0) return;
  const more =
    violations.length > listedViolations ? [`… and ${violations.length - listedViolations} more`] : [];
  const lines = [...violations.slice(0, listedViolations), ...more];
  throw new RequestError('invalid_request', `Nothing was imported:\n${lines.join('\n')}`);
}
