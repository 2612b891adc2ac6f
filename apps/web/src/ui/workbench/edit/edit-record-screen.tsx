import { useState } from 'react';
import { useStore } from 'zustand';
import { draftRecord, isChanged } from '../../../lib/editing/draft.ts';
import { readRecordId } from '../../../lib/editing/record-api.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import type { EditedRecord, RecordKind } from '../kind/record-kind.ts';
import { RecordPanel } from '../record-panel.tsx';
import { useEditedRecord } from '../use-edited-record.ts';
import { WithRecords } from '../with-records.tsx';
import { DeletedMeanwhile } from './deleted-meanwhile.tsx';
import { MissingRecord } from './missing-record.tsx';
import { RecordEditor } from './record-editor.tsx';

interface EditRecordScreenProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
  readonly id: number;
}

/** The screen on which a record is edited, beside the map. */
export function EditRecordScreen<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
  id,
}: EditRecordScreenProps<Item, Field>) {
  const { language } = useLanguage();
  const query = useEditedRecord<Item>(kind.entity, id);
  const stored = query.data?.find((record) => readRecordId(kind.entity, record) === id);
  const title = useEditedTitle(kind, id) ?? (stored && kind.readTitle(stored, language).text);
  const tool = useStore(kind.drafts.store, (state) => state.tool);
  const opened = useOpened(kind, stored);
  const labels = kind.readMessages(language);
  const missingTitle = opened === null ? labels.editor : kind.readTitle(opened.record, language).text;
  usePageHead({
    title: title === undefined ? missingTitle : labels.documentTitle(title),
    description: labels.intro,
  });
  return (
    <RecordPanel kind={kind} title={title ?? missingTitle} screen={null} needsMap={tool !== 'select'}>
      <WithRecords query={query}>
        {(records) =>
          stored !== undefined ? (
            <RecordEditor kind={kind} record={stored} records={records} />
          ) : opened !== null ? (
            <DeletedMeanwhile kind={kind} id={id} kept={opened.kept} />
          ) : (
            <MissingRecord kind={kind} id={id} />
          )
        }
      </WithRecords>
    </RecordPanel>
  );
}

/** A record that was open in the editor, and how its unsaved changes are kept; null if there are none. */
interface OpenedRecord<Item> {
  readonly record: Item;
  readonly kept: 'browser' | 'page' | null;
}

/** The record as it was last open; null if it was not. It remains when the record is deleted meanwhile. */
function useOpened<Item extends EditedRecord, Field extends keyof Item & string>(
  { drafts }: RecordKind<Item, Field>,
  stored: Item | undefined,
): OpenedRecord<Item> | null {
  const kept = useStore(drafts.store, ({ draft, keeping }) => {
    if (draft === null || !isChanged(draft)) return null;
    return keeping.isStored ? 'browser' : 'page';
  });
  const [opened, setOpened] = useState<OpenedRecord<Item> | null>(null);
  if (stored !== undefined && (opened?.record !== stored || opened.kept !== kept))
    setOpened({ record: stored, kept });
  return opened;
}

/** The title of the edited record with its unsaved changes; undefined while it is not open or has none. */
export function useEditedTitle<Item extends EditedRecord, Field extends keyof Item & string>(
  { entity, drafts, readTitle }: RecordKind<Item, Field>,
  id: number,
): string | undefined {
  const { language } = useLanguage();
  const draft = useStore(drafts.store, (state) => state.draft);
  if (draft === null || readRecordId(entity, draft.base) !== id) return undefined;
  const title = readTitle(draftRecord(draft), language).text;
  return title === '' ? undefined : title;
}
