import { otherLanguage } from '@cae-map/expedition/sentences/bilingual-text';
import { recordLanguageOf } from '@cae-map/contract/content-languages';
import type { LinkableRecord } from '@cae-map/expedition/sentences/names/linkable-records';
import { targetKey } from '@cae-map/expedition/sentences/marked-text';
import { searchRecords, type RecordSearch } from '@cae-map/expedition/sentences/names/search-records';
import { formatStayDates } from '@cae-map/expedition/dates/format-dates';
import { useId, useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../controls/button.tsx';
import { Field } from '../../controls/field.tsx';
import { editingMessages } from '../messages/index.ts';
import styles from './record-links.module.css';

interface RecordChoiceProps {
  readonly label: string;
  readonly search: RecordSearch;
  /** The name that is searched for first. */
  readonly initial: string;
  /** The day of the text, `YYYY-MM-DD`. */
  readonly day: string | null;
  readonly accepts?: (record: LinkableRecord) => boolean;
  readonly onChoose: (record: LinkableRecord) => void;
}

/** The most records that are offered. */
const limit = 8;

/** A field in which a place or a person is found as one types: the nearest in time first, in any spelling. */
export function RecordChoice({ label, search, initial, day, accepts, onChoose }: RecordChoiceProps) {
  const { language, messages } = useLanguage(editingMessages);
  const labels = messages.editing.recordLinks;
  const [typed, setTyped] = useState(initial);
  const [active, setActive] = useState(0);
  const id = useId();
  const found = searchRecords(search, typed, { language, day, limit: limit * 3 })
    .filter((record) => accepts?.(record) ?? true)
    .slice(0, limit);
  const shown = Math.min(active, found.length - 1);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const record = found[shown];
    if (step !== undefined && found.length > 0) setActive((shown + step + found.length) % found.length);
    else if (event.key === 'Enter' && record !== undefined) onChoose(record);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Field label={label}>
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-expanded={found.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={found.length > 0 ? `${id}-${shown}` : undefined}
            value={typed}
            data-first
            onChange={({ target }) => {
              setTyped(target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.records}>
        {found.map((record, index) => (
          <Button
            key={targetKey(record.target)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === shown}
            tabIndex={-1}
            className={styles.record}
            onClick={() => onChoose(record)}
          >
            <span>{record.titles[language]}</span>
            <span className={styles.details}>{describeRecord(record)}</span>
          </Button>
        ))}
      </div>
      {found.length === 0 && <p className={styles.details}>{labels.noneFound}</p>}
    </>
  );

  function describeRecord({ stay, dateFormat, target, titles }: LinkableRecord): string {
    if (target.kind === 'person') return labels.person;
    const [date, enddate] = stay ?? [null, null];
    const dates = formatStayDates({ date, enddate, date_format: dateFormat }, language);
    const other = titles[otherLanguage(recordLanguageOf[language])];
    return [dates ?? labels.undated, other].join(' · ');
  }
}
