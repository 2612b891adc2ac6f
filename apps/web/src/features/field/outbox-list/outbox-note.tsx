import { isChangeable } from '@cae-map/expedition/field/outbox/outbox-item';
import { numberLocales } from '../../../lib/language/number-format.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { paths } from '../../../lib/url/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { fieldMessages } from '../messages/index.ts';
import type { Note } from '../outbox/note.ts';
import { readPhotograph } from '../outbox/outbox-storage.ts';
import { PhotographPreview } from '../note/photograph-preview.tsx';
import styles from './outbox-screen.module.css';

interface OutboxNoteProps {
  readonly note: Note;
  readonly onRemove: () => void;
}

/** A note of the outbox: its state, its contents, and what can still be done with it. */
export function OutboxNote({ note, onRemove }: OutboxNoteProps) {
  const { language, messages } = useLanguage(fieldMessages);
  const labels = messages.outbox;
  const { state, failure, unanswered, notBefore, observation, hasPhotograph, imageId } = note;
  const format = new Intl.DateTimeFormat(numberLocales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const isSettled = note.sentAt !== null;
  const mayChange = isChangeable(note);
  return (
    <li className={styles.note} data-state={state}>
      <p className={styles.state}>
        <span className={styles.mark} aria-hidden="true" />
        {labels.states[state]}
      </p>
      <h2 className={styles.place}>
        <LocalLink to={paths.place(note.placeId)} lang={note.lang}>
          {note.placeTitle}
        </LocalLink>
      </h2>
      <p className={styles.quiet}>
        <time dateTime={new Date(note.createdAt).toISOString()}>{format.format(note.createdAt)}</time>
        {observation.is_task_done && ` · ${labels.taskDone}`}
        {hasPhotograph && ` · ${labels.photograph}`}
      </p>
      {note.remark !== '' && <blockquote lang={note.lang}>{note.remark}</blockquote>}
      {hasPhotograph && state !== 'accepted' && state !== 'declined' && (
        <PhotographPreview
          alt={messages.note.preview}
          photograph={undefined}
          read={() => readPhotograph(note.id)}
        />
      )}
      {failure !== null && <p>{labels.failures[failure]}</p>}
      {state === 'waiting' && unanswered > 0 && <p className={styles.quiet}>{labels.uncertain}</p>}
      {state === 'waiting' && failure !== null && notBefore > 0 && (
        <p className={styles.quiet}>{labels.next(format.format(notBefore))}</p>
      )}
      {imageId !== null && (
        <p>
          <LocalLink to={paths.picture(imageId)}>{labels.published}</LocalLink>
        </p>
      )}
      <div className={styles.buttons}>
        {mayChange && (
          <LocalLink to={paths.fieldNote(note.placeId, note.id)} className={styles.action ?? ''}>
            {labels.edit}
          </LocalLink>
        )}
        {hasPhotograph && !isSettled && (
          <Button look="link" onClick={() => void savePhotograph(note)}>
            {labels.savePhotograph}
          </Button>
        )}
        {(mayChange || isSettled) && (
          <Button
            look="link"
            aria-label={`${isSettled ? labels.removeSent : labels.remove}: ${note.placeTitle}`}
            onClick={onRemove}
          >
            {isSettled ? labels.removeSent : labels.remove}
          </Button>
        )}
      </div>
    </li>
  );
}

async function savePhotograph({ id, placeId }: Note): Promise<void> {
  const photograph = await readPhotograph(id);
  if (photograph !== undefined) saveFile(photograph.bytes, `stop-${placeId}.jpg`, photograph.type);
}
