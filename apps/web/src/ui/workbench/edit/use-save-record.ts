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
import { recordsQuery } from '../../../lib/editing/record-queries.ts';
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
  const toBody = (record: Item) => toRecordBody(entity, record, nullableTexts(form));

  const replace = useMutation({
    mutationFn: ({ record, version }: { readonly record: Item; readonly version: number }) =>
      api.replace(idOf(record), toBody(record), version),
  });
  const create = useMutation({ mutationFn: (record: Item) => api.create(toBody(record)) });
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
      return await replace.mutateAsync({ record: after, version: before.version });
    } catch (error) {
      const message = labels.updateError(kind.readTitle(before, language).text, failureText(error));
      notify({ kind: 'error', title: labels.updateErrorTitle, message });
      return null;
    }
  };

  const add = async (record: Item, title: string): Promise<void> => {
    const records: readonly unknown[] = queryClient.getQueryData(recordsQuery(client, entity).queryKey) ?? [];
    // The table of the contract pairs each kind with the call that lists its records.
    const neighbour = kind.creation?.changeNeighbour?.(record, records as readonly Item[]) ?? null;
    const sent = neighbour?.record ?? record;
    const added = await create.mutateAsync(sent);
    reportUnsaved(sent, added);
    const changed = neighbour === null ? null : await replaceNeighbour(neighbour);
    drafts.continueAsStored(added, record);
    rememberAction({
      label: kind.creation?.readMessages(language).created(title) ?? title,
      question: messages.editing.undo.questionOfNew,
      async undo() {
        await api.remove(idOf(added), added.version);
        if (neighbour !== null && changed !== null)
          await replace.mutateAsync({ record: neighbour.before, version: changed.version });
      },
    });
    await navigate(localPath(language, kind.paths.edit(idOf(added))));
  };

  const change = async (record: Item, before: Item, title: string): Promise<void> => {
    const saved = await replace.mutateAsync({ record, version: before.version });
    drafts.continueOn(saved);
    setTried(false);
    reportUnsaved(record, saved);
    rememberAction({
      label: labels.saved(title),
      question: messages.editing.undo.question,
      async undo() {
        const restored = await replace.mutateAsync({ record: before, version: saved.version });
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
        // The screen shows that the record is deleted as soon as the list no longer has it.
        if (isMissing(error)) void queryClient.invalidateQueries(recordsQuery(client, entity));
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
