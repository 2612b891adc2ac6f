import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { placeEditingMessages } from '../messages/index.ts';
import { fieldName, formatField } from '../records/format-field.ts';
import { findConflicts, type Draft, type EditedField, type FieldConflict } from './draft/draft.ts';
import styles from './save-conflict.module.css';

interface SaveConflictProps {
  readonly draft: Draft;
  /** The version that another editor has saved. */
  readonly current: PlaceRevision;
  readonly onResolve: (keepsTheirs: ReadonlySet<EditedField>) => void;
  readonly onBack: () => void;
}

/** Both versions of a place field by field after a conflict; the editor chooses what is saved. */
export function SaveConflict({ draft, current, onResolve, onBack }: SaveConflictProps) {
  const { messages } = useLanguage(placeEditingMessages);
  const [theirs, setTheirs] = useState<ReadonlySet<EditedField>>(new Set());
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => panel.current?.focus(), []);
  const texts = messages.placeEdit.conflict;
  const conflicts = findConflicts(draft, current);
  const choose = (field: EditedField, isTheirs: boolean): void => {
    const chosen = new Set(theirs);
    if (isTheirs) chosen.add(field);
    else chosen.delete(field);
    setTheirs(chosen);
  };
  return (
    <>
      <div ref={panel} role="group" aria-labelledby={id} tabIndex={-1} className={styles.conflict}>
        <h2 id={id}>{texts.title}</h2>
        <p>{conflicts.length === 0 ? texts.none : texts.hint}</p>
        {conflicts.map((conflict) => (
          <FieldChoice
            key={conflict.field}
            conflict={conflict}
            isTheirs={theirs.has(conflict.field)}
            onChoose={(isTheirs) => choose(conflict.field, isTheirs)}
          />
        ))}
      </div>
      <div className={styles.buttons}>
        <button type="button" onClick={onBack}>
          {texts.back}
        </button>
        <button type="button" className={styles.submit} onClick={() => onResolve(theirs)}>
          {texts.resume}
        </button>
      </div>
    </>
  );
}

interface FieldChoiceProps {
  readonly conflict: FieldConflict;
  readonly isTheirs: boolean;
  readonly onChoose: (isTheirs: boolean) => void;
}

function FieldChoice({ conflict: { field, mine, theirs }, isTheirs, onChoose }: FieldChoiceProps) {
  const { messages } = useLanguage(placeEditingMessages);
  const texts = messages.placeEdit.conflict;
  const options = [
    { label: texts.mine, value: mine, isChosen: !isTheirs, choose: () => onChoose(false) },
    { label: texts.theirs, value: theirs, isChosen: isTheirs, choose: () => onChoose(true) },
  ];
  return (
    <fieldset className={styles.field}>
      <legend>{fieldName(field, messages)}</legend>
      {options.map(({ label, value, isChosen, choose }) => (
        <label key={label} className={styles.option} data-chosen={isChosen} aria-label={label}>
          <input type="radio" name={field} aria-label={label} checked={isChosen} onChange={choose} />
          <span>
            <b>{label}</b>
            <span className={styles.value}>{formatField(field, value, messages)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
