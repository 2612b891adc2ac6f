import type {
  TranslationDetail,
  TranslationDifference,
} from '@cae-map/contract/entities/translations/translation';
import { compareVersions } from '@cae-map/expedition/translations/difference/version-difference';
import type { TranslationRow } from '../../../writes/records/translations/translation-rows.ts';
import { requireField } from './find-detail.ts';

/** Compares the source that a translation was approved with, or made from, with the present one, word by word. */
export function findDifference(
  row: TranslationRow,
  { status, source }: Pick<TranslationDetail, 'status' | 'source'>,
): TranslationDifference {
  const { parts } = compareVersions(row.source_text, source, requireField(row).format);
  return {
    id: row.translation_id,
    status,
    since: (row.approved_at ?? row.updated_at).toISOString(),
    before: row.source_text,
    after: source,
    segments: parts.map(({ kind, text }) => ({ kind, text })),
  };
}
