import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './field.module.css';

/** The attributes that connect a control with its label and its messages. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby'?: string;
  readonly 'aria-required'?: true;
}

interface FieldProps extends Omit<ComponentProps<'div'>, 'children' | 'id'> {
  readonly label: string;
  /** The explanation of the value. */
  readonly hint?: string | null | undefined;
  /** What is wrong with the value. */
  readonly problem?: string | null | undefined;
  /** What is unusual about the value, which may be right. */
  readonly warning?: string | null | undefined;
  /** Whether the label has the mark of required values. A form whose fields are all required does without. */
  readonly isRequired?: boolean | undefined;
  /** Whether the control is beside the label, as a check box is. */
  readonly isInline?: boolean;
  /** Whether the problem is announced when it appears. A form that moves the focus to the invalid field does without. */
  readonly isProblemAnnounced?: boolean;
  /** Renders the control with the attributes. */
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/**
 * A field of a form: its label, its control, and the messages about its value, to which `aria-describedby` of the control refers. The property
 * `--field-height` changes the height of the control.
 */
export function Field({
  label,
  hint,
  problem,
  warning,
  isRequired = false,
  isInline = false,
  isProblemAnnounced = false,
  className,
  children,
  ...attributes
}: FieldProps) {
  const id = useId();
  const messages = [
    { id: `${id}-hint`, text: hint, className: styles.hint, role: undefined },
    {
      id: `${id}-problem`,
      text: problem,
      className: styles.problem,
      role: isProblemAnnounced ? 'alert' : undefined,
    },
    { id: `${id}-warning`, text: warning, className: styles.warning, role: 'status' },
  ].filter(({ text }) => text !== undefined && text !== null);
  return (
    <div
      {...attributes}
      className={[styles.field, className].filter(Boolean).join(' ')}
      data-inline={isInline}
    >
      <label htmlFor={id} className={styles.label} data-required={isRequired}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': problem !== undefined && problem !== null,
        ...(messages.length === 0 ? {} : { 'aria-describedby': messages.map((one) => one.id).join(' ') }),
        ...(isRequired ? { 'aria-required': true } : {}),
      })}
      {messages.map(({ text, ...message }) => (
        <p key={message.id} {...message}>
          {text}
        </p>
      ))}
    </div>
  );
}
