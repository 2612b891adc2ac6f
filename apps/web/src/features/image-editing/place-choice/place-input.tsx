import { fold } from '@cae-map/expedition/search/words/fold';
import { useId, useState, type RefObject } from 'react';
import type { ControlAttributes } from '../../../ui/controls/field.tsx';
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
 * A text field that finds a place by any part of its title; the browser suggests the matching ones in the order of the route. A
 * text that only one place contains chooses it when the field is left; any other is replaced by the place chosen before.
 */
export function PlaceInput({ attributes, name, emptyLabel, placeId, onChange, inputRef }: PlaceInputProps) {
  const options = usePlaceOptions();
  /** What is typed; null while the field shows the chosen place. */
  const [typed, setTyped] = useState<string | null>(null);
  const listId = useId();
  const chosen = options.find((option) => option.placeId === placeId)?.label ?? '';
  const choose = (next: number | null): void => {
    if (next !== placeId) onChange(next);
  };
  const finish = (): void => {
    const words = fold(typed ?? '').trim();
    const matches = words === '' ? [] : options.filter(({ label }) => fold(label).includes(words));
    const [only] = matches;
    if (only !== undefined && matches.length === 1) choose(only.placeId);
    setTyped(null);
  };
  return (
    <>
      <input
        {...attributes}
        aria-label={name}
        ref={inputRef}
        name="place"
        type="text"
        list={listId}
        autoComplete="off"
        placeholder={emptyLabel}
        data-chosen={placeId !== null}
        value={typed ?? chosen}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          const option = options.find(({ label }) => label === target.value);
          setTyped(option === undefined ? target.value : null);
          if (option !== undefined) choose(option.placeId);
          if (target.value === '') choose(null);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish();
        }}
        onBlur={finish}
      />
      <datalist id={listId}>
        {options.map(({ placeId: each, label }) => (
          <option key={each} value={label}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
}
