import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './field.module.css';

interface FieldGroupProps extends Omit<ComponentProps<'div'>, 'id' | 'role'> {
  readonly label: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A field of several controls, such as buttons, with its label and its explanation. */
export function FieldGroup({ label, hint, className, children, ...attributes }: FieldGroupProps) {
  const id = useId();
  return (
    <div
      {...attributes}
      role="group"
      className={[styles.field, className].filter(Boolean).join(' ')}
      aria-labelledby={`${id}-label`}
      {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
