import { useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { newRecordId, type EditedRecord, type RecordCreation, type RecordKind } from '../kind/record-kind.ts';
import { RecordPanel } from '../record-panel.tsx';
import { useRecords } from '../use-records.ts';
import { WithRecords } from '../with-records.tsx';
import { useEditedTitle } from './edit-record-screen.tsx';
import { RecordEditor } from './record-editor.tsx';

interface NewRecordScreenProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
  readonly creation: RecordCreation<Item>;
}

/** The screen on which a record is added, beside the map. */
export function NewRecordScreen<Item extends EditedRecord, Field extends keyof Item & string>(
  properties: NewRecordScreenProps<Item, Field>,
) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const neighbour = properties.creation.readNeighbour(query);
  return <NewRecord key={neighbour} {...properties} neighbour={neighbour} search={query} />;
}

interface NewRecordProps<
  Item extends EditedRecord,
  Field extends keyof Item & string,
> extends NewRecordScreenProps<Item, Field> {
  readonly neighbour: number | null;
  readonly search: URLSearchParams;
}

function NewRecord<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
  creation,
  neighbour,
  search,
}: NewRecordProps<Item, Field>) {
  const { language } = useLanguage();
  const isAlone = creation.isAlone === true;
  const query = useRecords<Item>(kind.entity, !isAlone);
  const tool = useStore(kind.drafts.store, (state) => state.tool);
  const emptyTitle = creation.readTitle(query.data ?? [], neighbour, language);
  const title = useEditedTitle(kind, newRecordId) ?? emptyTitle;
  const { intro } = kind.readMessages(language);
  usePageHead({ title: creation.readMessages(language).title, description: intro });
  const renderEditor = (records: readonly Item[]) => (
    <BlankEditor kind={kind} records={records} create={() => creation.create(records, neighbour, search)} />
  );
  return (
    <RecordPanel kind={kind} title={title} screen={null} needsMap={tool !== 'select'}>
      {isAlone ? renderEditor([]) : <WithRecords query={query}>{renderEditor}</WithRecords>}
    </RecordPanel>
  );
}

interface BlankEditorProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
  readonly records: readonly Item[];
  readonly create: () => Item;
}

function BlankEditor<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
  records,
  create,
}: BlankEditorProps<Item, Field>) {
  // The neighbours may change while the record is being entered.
  const [blank] = useState(create);
  return <RecordEditor kind={kind} record={blank} records={records} />;
}
