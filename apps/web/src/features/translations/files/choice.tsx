import { Field } from '../../../ui/controls/field.tsx';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly nameOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

/** A field with a few values. */
export function Choice<Value extends string>({ label, values, value, nameOf, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(attributes) => (
        <select
          {...attributes}
          value={value}
          onChange={({ target }) => {
            const chosen = values.find((one) => one === target.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {values.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
