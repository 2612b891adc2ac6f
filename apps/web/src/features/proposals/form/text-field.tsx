import { Field } from '../../../ui/controls/field.tsx';

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
  return (
    <Field label={label} hint={hint} problem={problem} isProblemAnnounced>
      {(attributes) => {
        const shared = { ...attributes, value, maxLength, lang, autoComplete, 'data-field': field };
        return isLong ? (
          <textarea {...shared} rows={4} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <input {...shared} type="text" onChange={({ target }) => onChange(target.value)} />
        );
      }}
    </Field>
  );
}
