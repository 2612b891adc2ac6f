import { readTarget, type UnreadableReason } from '@cae-map/expedition/map-links/read-target';
import type { Position } from '@cae-map/expedition/route/geography';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '../controls/button.tsx';
import { useInitialFocus } from '../dialog/use-initial-focus.ts';
import styles from './coordinates-form.module.css';

interface CoordinatesFormProps {
  readonly label: string;
  readonly submitLabel: string;
  readonly failures: Readonly<Record<UnreadableReason, string>>;
  readonly placeholder?: string;
  readonly hint?: string;
  /** Whether the field receives the focus when the dialog that contains the form opens. */
  readonly isFocusedInDialog?: boolean;
  /** Called with the position of a readable text, after which the field is empty. */
  readonly onPosition: (position: Position) => void;
}

/**
 * A field for coordinates or the URL of a map. A text without a position stays in the field, which receives the focus, and the reason is
 * shown below it.
 */
export function CoordinatesForm({
  label,
  submitLabel,
  failures,
  placeholder,
  hint,
  isFocusedInDialog = false,
  onPosition,
}: CoordinatesFormProps) {
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<UnreadableReason | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useInitialFocus(field, isFocusedInDialog);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const target = readTarget(text);
    field.current?.focus();
    if (target.kind === 'failure') return setFailure(target.reason);
    setText('');
    return onPosition(target.position);
  };
  return (
    <form onSubmit={submit} className={styles.form}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <input
          ref={field}
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={text}
          aria-invalid={failure !== null}
          aria-describedby={hint === undefined ? `${id}-failure` : `${id}-failure ${id}-hint`}
          onChange={({ target }) => {
            setText(target.value);
            setFailure(null);
          }}
        />
        <Button type="submit">{submitLabel}</Button>
      </div>
      <p id={`${id}-failure`} role="alert" className={styles.failure}>
        {failure !== null && failures[failure]}
      </p>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </form>
  );
}
