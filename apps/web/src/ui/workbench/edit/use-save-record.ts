import { ApiError } from '@cae-map/contract/api/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { rememberAction } from '../../../lib/editing/action-history.ts';
import { findUnsavedFields } from '../../../lib/editing/compare-saved.ts';
import { draftRecord, isChanged } from '../../../lib/editing/draft.ts';
import { toRecordBody } from '../../../lib/editing/edited-fields.ts';
import { createRecordApi, readRecordId } from '../../../lib/editing/record-api.ts';
import { isReadAlone, recordQuery, recordsQuery } from '../../../lib/editing/record-queries.ts';
import { restoredFields } from '../../../lib/editing/restored-fields.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { dismissNotice, notify } from '../../../lib/notices/notices.ts';
import { editingMessages } from '../messages/index.ts';
import { useFieldLabels } from '../kind/field-labels-context.ts';
import { nullableTexts } from '../kind/form-section.ts';
import {
  newRecordId,
  type ChangedNeighbour,
  type EditedRecord,
  type RecordKind,
} from '../kind/record-kind.ts';
import { failureId } from './failure-id.ts';

/** Saves the draft of the edited record: its check, the comparison with the response, and the conflict with another editor. */
export function useSaveRecord<Item extends EditedRecord, Field extends keyof Item & string>(
  kind: RecordKind<Item, Field>,
) {
  const { entity, drafts, form } = kind;
  const { language, messages } = useLanguage(editingMessages);
  const client = useRequiredClient();
  const api = useMemo(() => createRecordApi<Item>(client, entity), [client, entity]);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const fields = useFieldLabels();
  const labels = kind.readMessages(language);
  const [hasTried, setTried] = useState(false);
  const [conflict, setConflict] = useState<Item | null>(null);
  const idOf = (record: Item): number => readRecordId(entity, record);
  const toBody = (record: Item) => {
    const body = toRecordBody(entity, record, nullableTexts(form));
    const omitted = idOf(record) === newRecordId ? (kind.creation?.chosenByServer ?? []) : [];
    return Object.fromEntries(Object.entries(body).filter(([field]) => !omitted.includes(field)));
  };

  const replace = useMutation({
    mutationFn: ({ stored, record }: { readonly stored: Item; readonly record: Item }) =>
      api.replace(stored, toBody(record), stored.version),
  });
  const create = useMutation({ mutationFn: (record: Item) => api.create(record, toBody(record)) });
  const isSaving = replace.isPending || create.isPending;

  /** Reports the fields that the response does not contain as they were sent; time stamps are not sent. */
  const reportUnsaved = (sent: Item, saved: Item): void => {
    const unsaved = findUnsavedFields(toBody(sent), saved);
    if (unsaved.length === 0) return;
    const { saveErrorTitle, unsavedFields } = messages.editing;
    notify({
      kind: 'error',
      title: saveErrorTitle,
      message: unsavedFields(unsaved.map(fields.name).join(', ')),
    });
  };

  /** Saves what changes beside a new record. @returns null after a failure, which a notice reports */
  const replaceNeighbour = async ({ before, after }: ChangedNeighbour<Item>): Promise<Item | null> => {
    try {
      return await replace.mutateAsync({ stored: before, record: after });
    } catch (error) {
      const message = labels.updateError(kind.readTitle(before, language).text, failureText(error));
      notify({ kind: 'error', title: labels.updateErrorTitle, message });
      return null;
    }
  };

  /** The loaded records with their present versions. */
  const readRecords = (): readonly Item[] => {
    const records: readonly unknown[] = queryClient.getQueryData(recordsQuery(client, entity).queryKey) ?? [];
    // The table of the contract pairs each kind with the call that lists its records.
    return records as readonly Item[];
  };

  /** A saved record with its present version, which another change of this page may have increased. */
  const readCurrent = (saved: Item): Item => {
    if (!isReadAlone(entity)) return readRecords().find((one) => idOf(one) === idOf(saved)) ?? saved;
    const current: unknown = queryClient.getQueryData(recordQuery(client, entity, idOf(saved)).queryKey);
    // The table of the contract pairs each kind with the call that reads one of its records.
    return (current as Item | null | undefined) ?? saved;
  };

  /** The record as it is stored now, and without a saved change. @throws {ApiError} if another change has replaced it */
  const withoutChange = (before: Item, saved: Item): { readonly current: Item; readonly record: Item } => {
    const current = readCurrent(saved);
    const fields = { before: toBody(before), saved: toBody(saved), current: toBody(current) };
    return { current, record: { ...current, ...restoredFields(fields) } };
  };

  /** Stores a new record, on which the draft of it then continues. */
  const store = async (sent: Item, record: Item): Promise<Item> => {
    drafts.setBeingStored(true);
    try {
      const added = await create.mutateAsync(sent);
      reportUnsaved(sent, added);
      drafts.continueAsStored(added, record);
      return added;
    } finally {
      drafts.setBeingStored(false);
    }
  };

  const add = async (record: Item, title: string): Promise<void> => {
    const neighbour = kind.creation?.changeNeighbour?.(record, readRecords()) ?? null;
    const sent = neighbour?.record ?? record;
    const added = await store(sent, record);
    const changed = neighbour === null ? null : await replaceNeighbour(neighbour);
    rememberAction({
      label: kind.creation?.readMessages(language).created(title) ?? title,
      question: messages.editing.undo.questionOfNew,
      async undo() {
        await api.remove(added, withoutChange(sent, added).current.version);
        if (neighbour === null || changed === null) return;
        const { current, record: restored } = withoutChange(neighbour.before, changed);
        await replace.mutateAsync({ stored: current, record: restored });
      },
    });
    await navigate(localPath(language, kind.paths.edit(idOf(added))));
  };

  const change = async (record: Item, before: Item, title: string): Promise<void> => {
    const saved = await replace.mutateAsync({ stored: before, record });
    drafts.continueOn(saved);
    setTried(false);
    reportUnsaved(record, saved);
    rememberAction({
      label: labels.saved(title),
      question: messages.editing.undo.question,
      async undo() {
        const { current, record: wanted } = withoutChange(before, saved);
        const restored = await replace.mutateAsync({ stored: current, record: wanted });
        const { draft } = drafts.store.getState();
        if (draft !== null && idOf(draft.base) === idOf(restored)) drafts.continueOn(restored);
      },
    });
  };

  const save = async (): Promise<void> => {
    const { draft } = drafts.store.getState();
    if (draft === null || isSaving || !isChanged(draft)) return;
    setTried(true);
    const record = draftRecord(draft);
    if (Object.keys(kind.check(record)).length > 0) {
      focusFirstInvalid();
      return;
    }
    const title = kind.readTitle(record, language).text;
    // The message of an earlier attempt is settled by this one.
    dismissNotice(failureId);
    try {
      await (idOf(record) === newRecordId ? add(record, title) : change(record, draft.base, title));
    } catch (error) {
      const current = error instanceof ApiError ? error.versions?.record : undefined;
      // The server presents the record of a conflict as in its other responses.
      if (current !== undefined) setConflict(current as Item);
      else {
        const message = labels.updateError(title, failureText(error));
        notify({ id: failureId, kind: 'error', title: labels.updateErrorTitle, message });
        // The screen shows that the record is deleted as soon as it is loaded again.
        if (isMissing(error))
          void queryClient.invalidateQueries(
            isReadAlone(entity) ? recordQuery(client, entity, idOf(record)) : recordsQuery(client, entity),
          );
      }
    }
  };

  const failureText = (error: unknown): string => {
    if (!(error instanceof ApiError)) return failureMessage(error, messages);
    // The detail of a rejected record names the field.
    if (error.status === 422) return error.message;
    const { signedOut, notPermitted, deletedMeanwhile } = messages.editing.saving;
    if (error.status === 401) return signedOut;
    if (error.status === 403) return notPermitted;
    if (isMissing(error)) return deletedMeanwhile;
    return failureMessage(error, messages);
  };

  return {
    save: (): void => void save(),
    isSaving,
    /** Whether an attempt to save has failed because of problems in the form. */
    hasTried,
    /** The version of another editor, after a conflict. */
    conflict,
    resolve: (keepsTheirs: ReadonlySet<Field>): void => {
      if (conflict === null) return;
      drafts.continueOn(conflict, keepsTheirs);
      setConflict(null);
      void save();
    },
    /** Returns to the form; the draft still belongs to the version that was edited. */
    dismiss: (): void => setConflict(null),
  };
}

/** Whether the server no longer has the record that was to be saved. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}

function focusFirstInvalid(): void {
  // The form shows its problems after the next rendering.
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[data-group] [aria-invalid="true"]')?.focus(),
  );
}
