import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { dismissAction } from '../../../lib/editing/action-history.ts';
import { draftRecord, findConflicts, type Draft } from '../../../lib/editing/draft.ts';
import { takeValuesToRestore } from '../../../lib/editing/values-to-restore.ts';
import { readRecordId } from '../../../lib/editing/record-api.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { DraftNotes } from '../saving/draft-notes.tsx';
import styles from '../editor.module.css';
import { editingMessages } from '../messages/index.ts';
import { PresenceNote } from '../presence/presence-note.tsx';
import { SaveBar } from '../saving/save-bar.tsx';
import { SaveConflict } from '../saving/save-conflict.tsx';
import { useEditKeys } from '../saving/use-edit-keys.ts';
import { useEditing } from '../saving/use-editing.ts';
import { LoadingPage } from '../../feedback/loading-page.tsx';
import { useFieldLabels } from '../kind/field-labels-context.ts';
import { RecordForm } from '../form/record-form.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { newRecordId, type EditedRecord, type RecordKind } from '../kind/record-kind.ts';
import { EditHead, type EditorTab } from './edit-head.tsx';
import { useSaveRecord } from './use-save-record.ts';

interface RecordEditorProps<Item extends EditedRecord, Field extends keyof Item & string> {
  readonly kind: RecordKind<Item, Field>;
  readonly record: Item;
  readonly records: readonly Item[];
}

/** The editor of one record: its views, who else has it open, and the bar that saves it. */
export function RecordEditor<Item extends EditedRecord, Field extends keyof Item & string>(
  properties: RecordEditorProps<Item, Field>,
) {
  const { kind, record } = properties;
  const draft = useStore(kind.drafts.store, (state) => state.draft);
  useEditing(kind.drafts, record);
  // The draft may still be that of the record that was edited before.
  const isOpen =
    draft !== null && readRecordId(kind.entity, draft.base) === readRecordId(kind.entity, record);
  return isOpen ? <OpenEditor {...properties} draft={draft} /> : <LoadingPage />;
}

interface OpenEditorProps<
  Item extends EditedRecord,
  Field extends keyof Item & string,
> extends RecordEditorProps<Item, Field> {
  readonly draft: Draft<Item, Field>;
}

function OpenEditor<Item extends EditedRecord, Field extends keyof Item & string>({
  kind,
  record,
  records,
  draft,
}: OpenEditorProps<Item, Field>) {
  const { entity, drafts, FormHead, FormFoot, Preview } = kind;
  const { language, messages } = useLanguage(editingMessages);
  const [tab, setTab] = useState<EditorTab>('form');
  const isDiscarded = useStore(drafts.store, (state) => state.isDiscarded);
  const saving = useSaveRecord(kind);
  useValuesToRestore(kind, readRecordId(entity, record));
  const fields = useFieldLabels();
  const { undoneInForm, nothingInForm } = messages.editing.undo;
  useEditKeys({
    save: saving.save,
    undo: () => announce(drafts.undo() ? undoneInForm : nothingInForm),
    redo: drafts.redo,
  });
  const labels = kind.readMessages(language);
  const id = readRecordId(entity, record);
  const isNew = id === newRecordId;
  // Latitude and longitude are one control.
  const nameControl = (field: string): string =>
    field === 'latitude' || field === 'longitude' ? messages.editing.position.label : fields.name(field);
  return (
    <>
      <EditHead kind={kind} record={record} records={records} tab={tab} onTabChange={setTab} />
      {!isNew && <PresenceNote entity={entity} id={id} labels={labels.presence} />}
      {saving.conflict !== null ? (
        <SaveConflict
          base={draft.base}
          conflicts={findConflicts(draft, saving.conflict)}
          fields={fields}
          onResolve={saving.resolve}
          onBack={saving.dismiss}
        />
      ) : (
        <>
          <div
            className={styles.content}
            role="tabpanel"
            aria-label={messages.editing.tabs[tab]}
            tabIndex={-1}
          >
            <DraftNotes drafts={drafts} />
            {tab === 'form' && (
              <>
                {FormHead && <FormHead record={record} />}
                <RecordForm kind={kind} draft={draft} records={records} showsAllProblems={saving.hasTried} />
                {FormFoot && <FormFoot record={record} />}
              </>
            )}
            {tab === 'preview' && Preview && <Preview id={id} />}
            {tab === 'history' && <RecordHistory kind={kind} id={id} onReverted={() => setTab('form')} />}
          </div>
          <SaveBar
            draft={draft}
            problems={[...new Set(Object.keys(kind.check(draftRecord(draft))).map(nameControl))]}
            isSaving={saving.isSaving}
            isDiscarded={isDiscarded}
            {...(isNew && kind.creation ? { saveLabel: kind.creation.readMessages(language).create } : {})}
            onSave={saving.save}
            onUndo={drafts.undo}
            onRedo={drafts.redo}
            onDiscard={() => {
              // The offer to undo an earlier save would be taken for one to bring the changes back.
              dismissAction();
              drafts.discard();
            }}
          />
        </>
      )}
    </>
  );
}

/** Puts the values into the form that the editor has brought back in the list of all changes. */
function useValuesToRestore<Item extends EditedRecord, Field extends keyof Item & string>(
  { entity, drafts }: RecordKind<Item, Field>,
  id: number,
): void {
  const { messages } = useLanguage(editingMessages);
  const { reverted } = messages.editing.changes;
  useEffect(() => {
    const values = takeValuesToRestore(entity, id);
    if (values === null) return;
    drafts.edit(values);
    announce(reverted);
  }, [entity, id, drafts, reverted]);
}
