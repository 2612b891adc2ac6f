import { translationBounds } from '@cae-map/contract/entities/translations/translation-bounds';
import type { TranslationStatus } from '@cae-map/contract/enumerations';
import type { FieldRow } from '../model/field-row.ts';
import { referenceOf, type Candidate } from './opened-fields.ts';

interface NextFieldsOptions {
  /** The keys of the listed fields in their order, as they were when the first of them was opened. */
  readonly order: readonly string[];
  readonly byKey: ReadonlyMap<string, FieldRow>;
  readonly currentKey: string;
  /** The status that the list is limited to; null for a list of all. */
  readonly status: TranslationStatus | null;
  /** The fields that were saved meanwhile, whose rows may still be as they were. */
  readonly isDone: (key: string) => boolean;
}

/**
 * The fields that can be the next one: those behind the present one in the order of the list, then those before it, without the ones that no
 * longer belong to the list.
 */
export function nextCandidates(options: NextFieldsOptions): Candidate[] {
  const { order, byKey, currentKey, status, isDone } = options;
  const at = order.indexOf(currentKey);
  const candidates: Candidate[] = [];
  for (const key of [...order.slice(at + 1), ...order.slice(0, Math.max(0, at))]) {
    if (candidates.length === translationBounds.candidates) break;
    const state = byKey.get(key)?.state;
    if (state === undefined || isDone(key) || (status !== null && state.status !== status)) continue;
    candidates.push({ reference: referenceOf(state), version: state.version });
  }
  return candidates;
}

/** The key of the field before or after one in the order of the list; null at its ends. */
export function neighbourKey(order: readonly string[], key: string, step: 1 | -1): string | null {
  const at = order.indexOf(key);
  return at === -1 ? (order[0] ?? null) : (order[at + step] ?? null);
}
