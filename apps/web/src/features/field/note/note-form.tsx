import { proposalBounds } from '@cae-map/contract/entities/editing/proposal';
import type { Place } from '@cae-map/expedition/places/place';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useBrowserApiClient } from '../../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { notify } from '../../../lib/notices/notices.ts';
import { paths } from '../../../lib/url/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { useCompass } from '../device/compass.ts';
import { usePosition } from '../device/position-store.ts';
import { fieldMessages } from '../messages/index.ts';
import { OutboxStorageError } from '../outbox/outbox-storage.ts';
import { changeDraft, endDraft, measure, type NoteDraft } from './note-draft.ts';
import styles from './note-form.module.css';
import { NotePhotographField } from './note-photograph-field.tsx';
import { NotePosition } from './note-position.tsx';
import { hasTask } from './place-task.tsx';
import { isEmptyDraft, saveNote } from './save-note.ts';

interface NoteFormProps {
  readonly draft: NoteDraft;
  readonly place: Place;
  readonly title: string;
}

/** The form of a note: the finished task, the text, the photograph, the position, and the traveller. */
export function NoteForm({ draft, place, title }: NoteFormProps) {
  const { language, messages } = useLanguage(fieldMessages);
  const labels = messages.note;
  const navigate = useNavigate();
  const client = useBrowserApiClient();
  const remark = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { fix } = usePosition();
  const { heading } = useCompass();
  // The time is that of saving.
  const measured = draft.measured ?? measure(fix, heading, 0);

  async function save(): Promise<void> {
    setSaving(true);
    setProblem(null);
    try {
      const now = draft.measured ?? measure(fix, heading, Date.now());
      await saveNote(draft, { placeTitle: title, lang: language, measured: now });
    } catch (error) {
      setProblem(labels.problems[error instanceof OutboxStorageError ? error.problem : 'unavailable']);
      return;
    } finally {
      setSaving(false);
    }
    notify({ kind: 'success', message: draft.noteId === null ? labels.saved : labels.changed });
    endDraft();
    if (client !== null)
      void import('../outbox/run-outbox.ts').then(
        ({ sendNow }) => sendNow(client),
        () => undefined,
      );
    await navigate(localPath(language, paths.fieldOutbox()));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isSaving) return;
    if (isEmptyDraft(draft)) {
      setProblem(labels.empty);
      remark.current?.focus();
    } else void save();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {hasTask(place.record) && (
        <label className={styles.done}>
          <input
            type="checkbox"
            checked={draft.isTaskDone}
            onChange={({ target }) => changeDraft({ isTaskDone: target.checked })}
          />
          {labels.done}
        </label>
      )}
      <Field label={labels.remark} hint={labels.remarkHint}>
        {(attributes) => (
          <textarea
            {...attributes}
            ref={remark}
            rows={5}
            maxLength={proposalBounds.remark}
            value={draft.remark}
            onChange={({ target }) => changeDraft({ remark: target.value })}
          />
        )}
      </Field>
      <NotePhotographField
        draft={draft}
        onPhotograph={(photograph) =>
          changeDraft({
            photograph,
            measured: photograph === null ? null : measure(fix, heading, Date.now()),
          })
        }
      />
      <NotePosition draft={draft} measured={measured} />
      <Field label={`${labels.creditName} (${labels.optional})`} hint={labels.creditHint}>
        {(attributes) => (
          <input
            {...attributes}
            autoComplete="name"
            maxLength={proposalBounds.creditName}
            value={draft.creditName}
            onChange={({ target }) => changeDraft({ creditName: target.value })}
          />
        )}
      </Field>
      <Field label={`${labels.contact} (${labels.optional})`} hint={labels.contactHint}>
        {(attributes) => (
          <input
            {...attributes}
            autoComplete="email"
            maxLength={proposalBounds.contact}
            value={draft.contact}
            onChange={({ target }) => changeDraft({ contact: target.value })}
          />
        )}
      </Field>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <Button type="submit" look="main" className={styles.save} aria-disabled={isSaving}>
        {isSaving ? labels.saving : draft.noteId === null ? labels.save : labels.saveChanges}
      </Button>
    </form>
  );
}
