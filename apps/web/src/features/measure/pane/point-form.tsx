import { readTarget, type UnreadableReason } from '@cae-map/expedition/map-links/read-target';
import { addPoint } from '@cae-map/expedition/measure/measured-line';
import { useId, useRef, useState, type FormEvent } from 'react';
import { formatPosition } from '../../../lib/format-position.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { editLine } from '../line-store.ts';
import { measureMessages } from '../messages/index.ts';
import styles from './point-form.module.css';

/** Leh; a notation that every language reads. */
const example = '34.15, 77.58';

/** The field that adds a point by its coordinates or the link of a map. A text that is neither stays in the field. */
export function PointForm() {
  const { messages } = useLanguage(measureMessages);
  const { pane } = messages.measure;
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<UnreadableReason | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const target = readTarget(text);
    field.current?.focus();
    if (target.kind === 'failure') return setFailure(target.reason);
    editLine((line) => addPoint(line, target.position));
    setText('');
    return announce(pane.added(formatPosition(target.position)));
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      <label htmlFor={id}>{pane.addLabel}</label>
      <div className={styles.line}>
        <input
          ref={field}
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={example}
          value={text}
          aria-invalid={failure !== null}
          aria-describedby={`${id}-failure`}
          onChange={({ target }) => {
            setText(target.value);
            setFailure(null);
          }}
        />
        <button type="submit">{pane.add}</button>
      </div>
      <p id={`${id}-failure`} role="alert" className={styles.failure}>
        {failure !== null && pane.failures[failure]}
      </p>
    </form>
  );
}
