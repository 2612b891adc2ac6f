import type { RecordTag } from '@cae-map/contract/record-tags';
import type { Orm } from '../../database/connection.ts';

/** What an import does, as the operator reads it. */
export interface ImportReport {
  readonly added: string[];
  readonly changed: { record: string; fields: { name: string; before: string; after: string }[] }[];
  readonly skipped: { record: string; reason: string }[];
  /** The records that are already as in the file. */
  readonly unchanged: number;
}

/** A planned import, which has not changed anything yet. */
export interface ImportPlan {
  readonly report: ImportReport;
  readonly tags: readonly RecordTag[];
  /** Makes the changes, and records them in the history. */
  readonly apply: (transaction: Orm) => Promise<void>;
}

export function emptyReport(): ImportReport & { unchanged: number } {
  return { added: [], changed: [], skipped: [], unchanged: 0 };
}

/** The longest value of a report, in characters. */
const longestValue = 100;

/** A value as a report shows it. */
export function describeValue(value: unknown): string {
  const text = typeof value === 'string' ? `“${value}”` : JSON.stringify(value ?? null);
  return text.length <= longestValue ? text : `${text.slice(0, longestValue)}… (${text.length} characters)`;
}
