import { useState, type ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ListView } from '../../../lib/lists/list-store.ts';
import { readDays } from '../../../lib/editing/shift-dates.ts';
import { Button } from '../../controls/button.tsx';
import { recordListMessages } from './messages/index.ts';
import { SelectionBar } from './selection-bar.tsx';

/** A value that all chosen records can get. */
export interface BulkChoice {
  /** Distinguishes the choices of a field. */
  readonly key: string;
  readonly label: string;
}

/** How the value of a field is entered: chosen, or typed. */
export type BulkControl =
  | { readonly kind: 'choice'; readonly choices: readonly BulkChoice[] }
  | { readonly kind: 'text' | 'number' }
  /** A number of days by which dates are shifted. */
  | { readonly kind: 'days' }
  /** A control of the feature, such as the search of a place. */
  | {
      readonly kind: 'custom';
      readonly render: (value: string | null, onChange: (value: string) => void, label: string) => ReactNode;
    };

interface BulkBarProps<Field extends string> {
  /** The accessible name. */
  readonly label: string;
  /** The number of chosen records that are listed. */
  readonly count: number;
  readonly store: ListView;
  readonly fields: readonly Field[];
  readonly initialField: Field;
  readonly nameOf: (field: Field) => string;
  readonly controlOf: (field: Field) => BulkControl;
  /** @param value the key of the choice, or the text */
  readonly onApply: (field: Field, value: string) => Promise<unknown>;
  readonly onRemove: (() => unknown) | null;
  /** Further actions. They are run one at a time. */
  readonly renderActions?: (run: (action: () => Promise<unknown>) => void) => ReactNode;
}

/** Gives a field of all chosen records the same value, or deletes them. */
export function BulkBar<Field extends string>(properties: BulkBarProps<Field>) {
  const { label, count, store, fields, initialField, nameOf, controlOf, onRemove } = properties;
  const { messages } = useLanguage(recordListMessages);
  const [field, setField] = useState(initialField);
  /** Null until a value is chosen or typed, so that no slip changes all records. */
  const [value, setValue] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const labels = messages.recordList.bulk;
  const control = controlOf(field);
  const isUsable = value !== null && (control.kind !== 'days' || readDays(value) !== null);
  const run = async (action: () => unknown): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await action();
    setBusy(false);
  };
  return (
    <SelectionBar
      label={label}
      count={count}
      store={store}
      isBusy={isBusy}
      onRemove={onRemove === null ? null : () => void run(onRemove)}
    >
      <select
        aria-label={labels.field}
        value={field}
        onChange={({ target }) => {
          const chosen = fields.find((one) => one === target.value);
          if (chosen === undefined) return;
          setField(chosen);
          setValue(null);
        }}
      >
        {fields.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
      <BulkValue control={control} value={value} onChange={setValue} />
      <Button
        look="main"
        aria-disabled={isBusy || !isUsable}
        onClick={() => {
          if (isUsable) void run(() => properties.onApply(field, value));
        }}
      >
        {labels.apply}
      </Button>
      {properties.renderActions?.((action) => void run(action))}
    </SelectionBar>
  );
}

/** The value of the option that is shown until another one is chosen; the empty text may be a key. */
const notChosen = 'none';

interface BulkValueProps {
  readonly control: BulkControl;
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

function BulkValue({ control, value, onChange }: BulkValueProps) {
  const { messages } = useLanguage(recordListMessages);
  const labels = messages.recordList.bulk;
  if (control.kind === 'custom') return control.render(value, onChange, labels.value);
  if (control.kind !== 'choice') {
    const isDays = control.kind === 'days';
    return (
      <input
        type="text"
        // The numeric keyboard of telephones has no minus.
        inputMode={control.kind === 'number' ? 'numeric' : 'text'}
        placeholder={isDays ? labels.days : undefined}
        title={isDays ? labels.daysHint : undefined}
        aria-label={isDays ? labels.days : labels.value}
        value={value ?? ''}
        maxLength={500}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <select
      aria-label={labels.value}
      value={value ?? notChosen}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value={notChosen} disabled>
        {labels.chooseValue}
      </option>
      {control.choices.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  );
}
