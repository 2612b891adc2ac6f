import { recordKinds, type RecordEntity } from '@cae-map/contract/entities/editing/record-kinds';
import type { Language } from '@cae-map/contract/enumerations';
import type { RecordChange } from '@cae-map/contract/entities/editing/revision';
import { getTitle } from '@cae-map/expedition/texts/titles';

/** The titles of deleted records of a kind by their ids, as their deletions have recorded them; without those that had none. */
export function findDeletedTitles(
  entity: RecordEntity,
  changes: readonly RecordChange[] | undefined,
  language: Language,
): ReadonlyMap<number, string> {
  const { titles: fields } = recordKinds[entity];
  const titles = new Map<number, string>();
  for (const { action, entity_id: id, before } of changes ?? []) {
    if (action !== 'delete' || titles.has(id)) continue;
    const title = getTitle(
      { title_ru: readText(before?.[fields.ru]), title_en: readText(before?.[fields.en]) },
      language,
    );
    if (title.trim() !== '') titles.set(id, title);
  }
  return titles;
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
