import { useId } from 'react';
import styles from './proposal-form.module.css';

interface TextFieldProps {
  /** The name by which the form finds the field to focus. */
  readonly field?: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly maxLength: number;
  readonly problem?: string | null;
  readonly isLong?: boolean;
  readonly lang?: string;
  readonly autoComplete?: string;
  readonly onChange: (value: string) => void;
}

/** A field with its label, its hint and the message about its value. */
export function TextField({
  field,
  label,
  hint,
  value,
  maxLength,
  problem = null,
  isLong = false,
  lang,
  autoComplete = 'off',
  onChange,
}: TextFieldProps) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, problem !== null && `${id}-problem`].filter(Boolean);
  const shared = {
    id,
    value,
    maxLength,
    lang,
    autoComplete,
    'data-field': field,
    'aria-invalid': problem !== null,
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea {...shared} rows={4} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...shared} type="text" onChange={({ target }) => onChange(target.value)} />
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
