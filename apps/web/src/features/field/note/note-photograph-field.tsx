import { IconCamera, IconGhost2, IconPhoto, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { paths } from '../../../lib/url/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldGroup } from '../../../ui/controls/field-group.tsx';
import { reducePhotograph } from '../device/reduce-photograph.ts';
import { fieldMessages } from '../messages/index.ts';
import type { NotePhotograph } from '../outbox/note.ts';
import { readPhotograph } from '../outbox/outbox-storage.ts';
import type { NoteDraft } from './note-draft.ts';
import styles from './note-form.module.css';
import { PhotographPreview } from './photograph-preview.tsx';

interface NotePhotographFieldProps {
  readonly draft: NoteDraft;
  readonly onPhotograph: (photograph: NotePhotograph | null) => void;
}

/** The photograph of a note: taken with the camera, chosen from files, or taken through a picture of the place. */
export function NotePhotographField({ draft, onPhotograph }: NotePhotographFieldProps) {
  const { language, messages } = useLanguage(fieldMessages);
  const labels = messages.note;
  const navigate = useNavigate();
  const [state, setState] = useState<'ready' | 'reducing' | 'unreadable'>('ready');
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);

  async function choose(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    // The same file can be chosen again.
    input.value = '';
    if (file === undefined) return;
    setState('reducing');
    const photograph = await reducePhotograph(file);
    setState(photograph === null ? 'unreadable' : 'ready');
    if (photograph !== null) onPhotograph(photograph);
  }

  return (
    <FieldGroup label={`${labels.photograph} (${labels.optional})`} hint={labels.photographHint}>
      {draft.photograph !== null && (
        <div className={styles.photograph}>
          <PhotographPreview
            alt={labels.preview}
            photograph={draft.photograph}
            read={() => readPhotograph(draft.noteId ?? '')}
          />
          <Button label={labels.removePhotograph} look="bare" onClick={() => onPhotograph(null)}>
            <IconX size={20} stroke={1.8} aria-hidden="true" />
          </Button>
        </div>
      )}
      <p role="status" className={styles.quiet}>
        {state === 'reducing' && labels.reducing}
        {state === 'unreadable' && labels.unreadable}
      </p>
      <div className={styles.buttons}>
        <Button look="outlined" onClick={() => camera.current?.click()}>
          <IconCamera size={20} stroke={1.8} aria-hidden="true" />
          {labels.take}
        </Button>
        <Button look="outlined" onClick={() => files.current?.click()}>
          <IconPhoto size={20} stroke={1.8} aria-hidden="true" />
          {labels.choose}
        </Button>
        <Button
          look="outlined"
          title={labels.ghostHint}
          onClick={() => void navigate(localPath(language, paths.fieldGhost(draft.placeId)))}
        >
          <IconGhost2 size={20} stroke={1.8} aria-hidden="true" />
          {labels.ghost}
        </Button>
      </div>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        data-photograph="camera"
        onChange={({ target }) => void choose(target)}
      />
      <input
        ref={files}
        type="file"
        hidden
        accept="image/*"
        data-photograph="file"
        onChange={({ target }) => void choose(target)}
      />
    </FieldGroup>
  );
}
