import { readTarget, type UnreadableReason } from '@cae-map/expedition/map-links/read-target';
import { useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { showOnMap } from '../../lib/found-on-map/found-on-map-store.ts';
import { formatPosition } from '../../lib/format-position.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { announce } from '../../lib/notices/announcements.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { LoadedDialogProps } from '../../ui/dialog/lazy-dialog.tsx';
import { goToDialog } from './go-to-command.ts';
import styles from './go-to-dialog.module.css';
import { goToMessages } from './messages/index.ts';

/** The dialog for coordinates or the URL of a map. The position is marked on the map; a text that is none stays in the field. */
export function GoToDialog({ isOpen }: LoadedDialogProps) {
  const { messages } = useLanguage(goToMessages);
  return (
    <Dialog
      title={messages.goTo.title}
      closeLabel={messages.goTo.close}
      isOpen={isOpen}
      onClose={() => goToDialog.set(false)}
      use="form"
    >
      <GoToForm />
    </Dialog>
  );
}

function GoToForm() {
  const { messages } = useLanguage(goToMessages);
  const { goTo } = messages;
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<UnreadableReason | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  // React does not render this attribute, by which the native dialog finds the element to focus.
  useLayoutEffect(() => field.current?.setAttribute('autofocus', ''), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const target = readTarget(text);
    if (target.kind === 'failure') {
      setFailure(target.reason);
      field.current?.focus();
      return;
    }
    const position = formatPosition(target.position);
    setText('');
    goToDialog.set(false);
    showOnMap({ kind: 'point', position: target.position, origin: { kind: 'dialog', typed: position } });
    announce(goTo.moved(position));
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      <label htmlFor={id}>{goTo.label}</label>
      <div className={styles.line}>
        <input
          ref={field}
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={text}
          aria-invalid={failure !== null}
          aria-describedby={`${id}-failure ${id}-hint`}
          onChange={({ target }) => {
            setText(target.value);
            setFailure(null);
          }}
        />
        <button type="submit">{goTo.submit}</button>
      </div>
      <p id={`${id}-failure`} role="alert" className={styles.failure}>
        {failure !== null && goTo.failures[failure]}
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {goTo.hint}
      </p>
    </form>
  );
}
