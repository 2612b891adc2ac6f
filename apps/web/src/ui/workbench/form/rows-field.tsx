import { IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../controls/button.tsx';
import { FieldGroup } from '../../controls/field-group.tsx';
import { editingMessages } from '../messages/index.ts';
import styles from './rows-field.module.css';

interface RowsFieldProps<Row> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  readonly isChanged: boolean;
  readonly rows: readonly Row[];
  readonly most: number;
  /** The label of the button that adds a row. */
  readonly addLabel: string;
  /** Creates an empty row. */
  readonly create: () => Row;
  readonly onChange: (rows: readonly Row[]) => void;
  /** The controls of a row. @param number of the row, from 1 */
  readonly renderRow: (row: Row, change: (row: Row) => void, number: number) => ReactNode;
}

/** A field that is a list of rows with the same controls. Rows are added at the end, moved up and removed. */
export function RowsField<Row>(properties: RowsFieldProps<Row>) {
  const { label, hint, problem, isChanged, rows, most, addLabel, create, onChange, renderRow } = properties;
  const { messages } = useLanguage(editingMessages);
  const labels = messages.editing.rows;
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLDivElement>(null);
  return (
    <FieldGroup label={label} {...(hint === undefined ? {} : { hint })} data-changed={isChanged}>
      {rows.length > 0 && (
        <ol ref={list} className={styles.rows}>
          {rows.map((row, index) => (
            // Rows have no ids, and their controls show only what the row has.
            <li key={index} className={styles.row}>
              <div className={styles.controls}>
                {renderRow(row, (next) => onChange(rows.with(index, next)), index + 1)}
              </div>
              <Button
                look="bare"
                label={labels.up(index + 1)}
                disabled={index === 0}
                onClick={() => onChange(rows.toSpliced(index - 1, 2, row, rows[index - 1] ?? row))}
              >
                <IconArrowUp size={18} stroke={1.8} aria-hidden="true" />
              </Button>
              <Button
                look="bare"
                label={labels.remove(index + 1)}
                onClick={() => {
                  onChange(rows.toSpliced(index, 1));
                  add.current?.querySelector('button')?.focus();
                }}
              >
                <IconX size={18} stroke={1.8} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ol>
      )}
      <div ref={add}>
        <Button
          look="outlined"
          disabled={rows.length >= most}
          onClick={() => {
            onChange([...rows, create()]);
            // The controls of the new row exist after the next rendering.
            requestAnimationFrame(() =>
              list.current?.querySelector<HTMLElement>('li:last-child :is(input, select)')?.focus(),
            );
          }}
        >
          <IconPlus size={18} stroke={1.8} aria-hidden="true" />
          {addLabel}
        </Button>
      </div>
      {problem !== undefined && <p className={styles.problem}>{problem}</p>}
    </FieldGroup>
  );
}
