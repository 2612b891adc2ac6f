import { headingIds } from '@cae-map/contract/entities/shipped/shipped-bounds';
import type { PageBody } from '@cae-map/contract/entities/shipped/page-editing';
import type { pages } from '../../database/schema.ts';
import { RequestError } from '../../responses/request-error.ts';
import type { PlannedChange } from '../../writes/records/record-kind.ts';

/**
 * Checks that the headings to which other pages and controls link stay.
 * @throws {RequestError} `invalid_request` with the field and the heading
 */
export function checkPages(changes: readonly PlannedChange<typeof pages.$inferSelect, PageBody>[]): void {
  for (const { before, values } of changes)
    for (const field of ['text_ru', 'text_en'] as const) {
      const text = values[field];
      if (text === undefined) continue;
      const ids = new Set(headingIds(text));
      const missing = headingIds(before?.shipped[field] ?? '').find((id) => !ids.has(id));
      if (missing !== undefined)
        throw new RequestError(
          'invalid_request',
          `${field} lacks the heading {#${missing}}, to which other pages link.`,
        );
    }
}
