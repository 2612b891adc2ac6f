import { useId } from 'react';
import styles from './reader-settings.module.css';

interface OptionChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Value[];
  readonly format: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

/** A setting with several values, as a list to select from. */
export function OptionChoice<Value extends string | number>(properties: OptionChoiceProps<Value>) {
  const { label, value, choices, format, onChange } = properties;
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => String(choice) === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {format(choice)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface OptionCheckProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A setting that is on or off. */
export function OptionCheck({ label, isOn, onChange }: OptionCheckProps) {
  return (
    <label className={styles.row}>
      {label}
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    </label>
  );
}
