import { useId } from 'react';
import styles from './filters.module.css';

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  /** The label of the empty option. */
  readonly anyLabel: string;
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
}

/** A select element with an empty option for any value. */
export function Choice<Value extends string>({
  name,
  label,
  values,
  labels,
  anyLabel,
  value,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select
        name={name}
        value={value ?? ''}
        data-chosen={value !== null}
        onChange={({ target }) => onChange(values.find((each) => each === target.value) ?? null)}
      >
        <option value="">{anyLabel}</option>
        {values.map((each) => (
          <option key={each} value={each}>
            {labels[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CheckProps {
  readonly name: string;
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A checkbox with its label. */
export function Check({ name, label, isChecked, onChange }: CheckProps) {
  const id = useId();
  return (
    <span className={styles.check}>
      <input
        id={id}
        type="checkbox"
        name={name}
        value="1"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
