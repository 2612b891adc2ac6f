import { useId, useState, type RefObject } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ControlAttributes } from '../../controls/field.tsx';
import { editingMessages } from '../messages/index.ts';
import { findTypedPlace, type TypedPlace } from './find-typed-place.ts';
import styles from './place-input.module.css';
import { usePlaceOptions } from './use-place-options.ts';

interface PlaceInputProps {
  /** Those of the field that contains it. */
  readonly attributes?: ControlAttributes;
  /** The accessible name outside of a field. */
  readonly name?: string;
  /** The placeholder without a place. */
  readonly emptyLabel: string;
  readonly placeId: number | null;
  readonly onChange: (placeId: number | null) => void;
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/**
 * A text field that finds a place by its number or by any part of its names; the browser suggests the matching ones in the order of the
 * route. A text that names one place chooses it when the field is left; any other stays in the field with the reason, and the place that
 * was chosen before stays chosen.
 */
export function PlaceInput({ attributes, name, emptyLabel, placeId, onChange, inputRef }: PlaceInputProps) {
  const { messages } = useLanguage(editingMessages);
  const options = usePlaceOptions();
  /** What is typed; null while the field shows the chosen place. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Why the typed text chose no place. */
  const [failure, setFailure] = useState<TypedPlace | null>(null);
  const id = useId();
  const problemId = `${id}-problem`;
  const chosen = options.find((option) => option.placeId === placeId)?.label ?? '';
  const labels = messages.editing.placeSearch;
  const choose = (next: number | null): void => {
    if (next !== placeId) onChange(next);
  };
  const finish = (): void => {
    // Until the places are loaded every text is unknown.
    if (typed === null || options.length === 0) return;
    const found = findTypedPlace(options, typed);
    if (found.kind === 'place') choose(found.placeId);
    const isUnclear = found.kind === 'unknown' || found.kind === 'ambiguous';
    setFailure(isUnclear ? found : null);
    if (!isUnclear) setTyped(null);
  };
  const described = [attributes?.['aria-describedby'], failure && problemId].filter(Boolean).join(' ');
  return (
    <>
      <input
        {...attributes}
        aria-label={name}
        aria-invalid={failure !== null}
        aria-describedby={described === '' ? undefined : described}
        ref={inputRef}
        name="place"
        type="text"
        list={`${id}-list`}
        autoComplete="off"
        placeholder={emptyLabel}
        data-chosen={placeId !== null}
        value={typed ?? chosen}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          const option = options.find(({ label }) => label === target.value);
          setTyped(option === undefined ? target.value : null);
          setFailure(null);
          if (option !== undefined) choose(option.placeId);
          if (target.value === '') choose(null);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish();
        }}
        onBlur={finish}
      />
      <datalist id={`${id}-list`}>
        {options.map(({ placeId: each, label }) => (
          <option key={each} value={label}>
            {label}
          </option>
        ))}
      </datalist>
      {failure !== null && (
        <span id={problemId} role="alert" className={styles.problem}>
          {failure.kind === 'ambiguous' ? labels.ambiguous(failure.count) : labels.unknown}{' '}
          {chosen !== '' && labels.stillChosen(chosen)}
        </span>
      )}
    </>
  );
}
