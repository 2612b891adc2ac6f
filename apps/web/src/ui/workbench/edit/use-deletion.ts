import { useQuery } from '@tanstack/react-query';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { findDeletedTitles } from '../../../lib/editing/deleted-titles.ts';
import { recordChangesQuery } from '../../../lib/editing/record-queries.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { numberLocales } from '../../../lib/language/number-format.ts';
import type { EditedRecord, RecordKind } from '../kind/record-kind.ts';
import { editingMessages } from '../messages/index.ts';

/** What the history knows of the deletion of a record. */
interface Deletion {
  /** The title that the record had; null if it had none. */
  readonly title: string | null;
  /** A sentence with the editor and the time. */
  readonly text: string;
}

/** Reads who deleted a record, and when; undefined if its last change is no deletion, or is not known yet. */
export function useDeletion<Item extends EditedRecord, Field extends keyof Item & string>(
  { entity }: Pick<RecordKind<Item, Field>, 'entity'>,
  id: number,
): Deletion | undefined {
  const { language, messages } = useLanguage(editingMessages);
  const { data: changes } = useQuery(recordChangesQuery(useRequiredClient(), entity, id));
  const [last] = changes ?? [];
  if (last?.action !== 'delete') return undefined;
  const { deletedRecord, changes: ofChanges } = messages.editing;
  const format = new Intl.DateTimeFormat(numberLocales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return {
    title: findDeletedTitles(entity, changes, language).get(id) ?? null,
    text: deletedRecord.text(format.format(new Date(last.at)), last.editor ?? ofChanges.operator),
  };
}
