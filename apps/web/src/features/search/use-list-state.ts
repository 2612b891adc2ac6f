import type { ListChoice } from '@cae-map/expedition/places-list';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readListState, wholeListState, writeListState, type ListState } from './list-address.ts';
import { useTextInAddress } from './use-text-in-address.ts';

/** The state of the list, as it stands in the address, and what changes it. */
export interface ListStateControls extends ListState {
  /** What the field holds; the address follows when the typing has paused. */
  readonly fieldText: string;
  readonly onType: (typed: string) => void;
  /** A step that can be gone back. */
  readonly onChoose: (change: Partial<ListChoice>) => void;
  readonly onReset: () => void;
}

/** Reads the state of the list from the address, and writes what the visitor changes there. */
export function useListState(): ListStateControls {
  const [query, setQuery] = useSearchParams();
  const { fieldText, onType } = useTextInAddress();
  const state = useMemo(() => readListState(query), [query]);
  return {
    ...state,
    fieldText,
    onType,
    onChoose: (change) =>
      setQuery((before) => {
        const { typed, choice } = readListState(before);
        return writeListState({ typed, choice: { ...choice, ...change } }, before);
      }),
    onReset: () => setQuery((before) => writeListState(wholeListState, before)),
  };
}
