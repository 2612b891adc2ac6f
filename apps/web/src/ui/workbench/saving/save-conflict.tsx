import { useEffect, useId, useRef, useState } from 'react';
import type { FieldConflict } from '../../../lib/editing/draft.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { FieldLabels } from '../kind/field-labels.ts';
import { editingMessages } from '../messages/index.ts';
import styles from './save-conflict.module.css';
import { isLongText, TextDifference } from '../difference/text-difference.tsx';
import { Button } from '../../controls/button.tsx';

interface SaveConflictProps<Field extends string> {
  /** The version that both have edited. */
  readonly base: { readonly [Name in Field]: unknown };
  readonly conflicts: readonly FieldConflict<Field>[];
  readonly fields: FieldLabels;
  /** @param keepsTheirs the fields in which the value of the other editor is kept */
  readonly onResolve: (keepsTheirs: ReadonlySet<Field>) => void;
  readonly onBack: () => void;
}

/** Both versions of a record field by field after a conflict; the editor chooses what is saved. */
export function SaveConflict<Field extends string>({
  base,
  conflicts,
  fields,
  onResolve,
  onBack,
}: SaveConflictProps<Field>) {
  const { messages } = useLanguage(editingMessages);
  const [theirs, setTheirs] = useState<ReadonlySet<Field>>(new Set());
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => panel.current?.focus(), []);
  const labels = messages.editing.conflict;
  const choose = (field: Field, isTheirs: boolean): void => {
    const chosen = new Set(theirs);
    if (isTheirs) chosen.add(field);
    else chosen.delete(field);
    setTheirs(chosen);
  };
  return (
    <>
      <div
        ref={panel}
        role="group"
        aria-labelledby={id}
        tabIndex={-1}
        className={styles.conflict}
        data-conflict
      >
        <h2 id={id}>{labels.title}</h2>
        <p>{conflicts.length === 0 ? labels.none : labels.hint}</p>
        {conflicts.map((conflict) => (
          <FieldChoice
            key={conflict.field}
            before={base[conflict.field]}
            conflict={conflict}
            fields={fields}
            isTheirs={theirs.has(conflict.field)}
            onChoose={(isTheirs) => choose(conflict.field, isTheirs)}
          />
        ))}
      </div>
      <div className={styles.buttons}>
        <Button look="outlined" onClick={onBack}>
          {labels.back}
        </Button>
        <Button look="main" onClick={() => onResolve(theirs)}>
          {labels.resume}
        </Button>
      </div>
    </>
  );
}

interface FieldChoiceProps {
  /** The value that both have edited. */
  readonly before: unknown;
  readonly conflict: FieldConflict<string>;
  readonly fields: FieldLabels;
  readonly isTheirs: boolean;
  readonly onChoose: (isTheirs: boolean) => void;
}

function FieldChoice({ before, conflict, fields, isTheirs, onChoose }: FieldChoiceProps) {
  const { field, mine, theirs } = conflict;
  const { messages } = useLanguage(editingMessages);
  const labels = messages.editing.conflict;
  const options = [
    { label: labels.mine, value: mine, isChosen: !isTheirs, choose: () => onChoose(false) },
    { label: labels.theirs, value: theirs, isChosen: isTheirs, choose: () => onChoose(true) },
  ];
  return (
    <fieldset className={styles.field}>
      <legend>{fields.name(field)}</legend>
      {options.map(({ label, value, isChosen, choose }) => (
        <label key={label} className={styles.option} data-chosen={isChosen} aria-label={label}>
          <input type="radio" name={field} aria-label={label} checked={isChosen} onChange={choose} />
          <span>
            <b>{label}</b>
            <span className={styles.value}>
              <ComparedValue before={fields.format(field, before)} after={fields.format(field, value)} />
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** A value; a long text with the words that the editor has changed. */
function ComparedValue({ before, after }: { readonly before: string; readonly after: string }) {
  return isLongText(before, after) ? <TextDifference before={before} after={after} /> : after;
}
