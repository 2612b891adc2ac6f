import type { FieldControl, FormField } from '../kind/form-field.ts';
import { DateInput } from './date-input.tsx';
import { Field } from '../../controls/field.tsx';
import styles from './form.module.css';

interface RecordFieldProps<Field extends string> {
  readonly definition: FormField<Field>;
  readonly label: string;
  readonly help: string | undefined;
  /** What is wrong with the value. */
  readonly problem: string | undefined;
  /** What is unusual about the value, which may be right. */
  readonly warning?: string | undefined;
  readonly value: unknown;
  readonly isChanged: boolean;
  /** The text of one of the choices. */
  readonly format: (value: string | null) => string;
  /** @param isTyped whether consecutive changes are a single step of undo */
  readonly onChange: (value: unknown, isTyped: boolean) => void;
}

/** A field of the form with its label, its explanation and the message about its value. */
export function RecordField<Field extends string>(properties: RecordFieldProps<Field>) {
  const { definition, label, help, problem, warning, isChanged } = properties;
  return (
    <Field
      className={styles.field}
      label={label}
      hint={help}
      problem={problem}
      warning={warning}
      isRequired={definition.isRequired}
      isInline={definition.control.kind === 'check' || definition.control.kind === 'approximate'}
      data-changed={isChanged}
    >
      {(attributes) => (
        <FieldInput
          control={definition.control}
          language={definition.language}
          value={properties.value}
          format={properties.format}
          onChange={properties.onChange}
          attributes={{ ...attributes, name: definition.field }}
        />
      )}
    </Field>
  );
}

interface FieldInputProps extends Pick<RecordFieldProps<string>, 'value' | 'format' | 'onChange'> {
  readonly control: FieldControl;
  readonly language: FormField<string>['language'];
  readonly attributes: object;
}

function FieldInput({ control, language, value, format, onChange, attributes }: FieldInputProps) {
  const set = (next: unknown, isTyped = false): void => onChange(next, isTyped);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (control.kind) {
    case 'line':
      return (
        <input
          {...attributes}
          type="text"
          lang={language}
          autoComplete="off"
          value={text}
          onChange={({ target }) =>
            set(target.value === '' && control.isOptional === true ? null : target.value, true)
          }
        />
      );
    case 'text':
      return (
        <textarea
          {...attributes}
          lang={language}
          rows={2}
          value={text}
          onChange={({ target }) => set(target.value, true)}
        />
      );
    case 'date':
      return (
        <DateInput
          attributes={attributes}
          value={text}
          min={control.min}
          max={control.max}
          hasTime={control.hasTime === true}
          onChange={(day) => set(day, true)}
        />
      );
    case 'number':
      return (
        <input
          {...attributes}
          type="number"
          min={control.min}
          max={control.max}
          step={control.isInteger === true ? 1 : 'any'}
          value={typeof value === 'number' && Number.isFinite(value) ? value : ''}
          onChange={({ target }) =>
            set(target.value === '' && control.isOptional === true ? null : target.valueAsNumber, true)
          }
        />
      );
    case 'check':
      return (
        <input
          {...attributes}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => set(target.checked)}
        />
      );
    case 'approximate':
      return (
        <input
          {...attributes}
          type="checkbox"
          checked={value !== null && value !== 0}
          onChange={({ target }) => set(target.checked ? -1 : null)}
        />
      );
    case 'choice':
      return (
        <select
          {...attributes}
          value={text}
          onChange={({ target }) => set(target.value === '' ? null : target.value)}
        >
          {withCurrent(control.values, value).map((one) => (
            <option key={one ?? ''} value={one ?? ''}>
              {format(one)}
            </option>
          ))}
        </select>
      );
  }
}

/** The choices with the stored value, which may be one that the form does not offer. */
function withCurrent(values: readonly (string | null)[], value: unknown): readonly (string | null)[] {
  const isOffered = typeof value !== 'string' || values.includes(value);
  return isOffered ? values : [value, ...values];
}
