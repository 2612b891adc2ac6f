import type { ListChoice } from '@cae-map/expedition/search/places-list';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readListState, wholeListState, writeListState, type ListState } from './list-address.ts';
import { useTextInAddress } from '../by-words/use-text-in-address.ts';

/** The state of the list, as it stands in the address, and what changes it. */
export interface ListStateControls extends ListState {
  /** What the field holds; the address follows when the typing has paused. */
  readonly fieldText: string;
  readonly onType: (typed: string) => void;
  /** What the controls show: the list follows as soon as it is drawn. */
  readonly shownChoice: ListChoice;
  /** A step that can be gone back. */
  readonly onChoose: (change: Partial<ListChoice>) => void;
  readonly onReset: () => void;
}

/** Reads the state of the list from the address, and writes what the visitor changes there. */
export function useListState(): ListStateControls {
  const [query, setQuery] = useSearchParams();
  const { fieldText, onType } = useTextInAddress();
  const state = useMemo(() => readListState(query), [query]);
  const [shownChoice, setShownChoice] = useState(state.choice);
  const [known, setKnown] = useState(state);
  if (known !== state) {
    setKnown(state);
    setShownChoice(state.choice);
  }
  return {
    ...state,
    fieldText,
    onType,
    shownChoice,
    onChoose(change) {
      const choice = { ...shownChoice, ...change };
      setShownChoice(choice);
      setQuery((before) => writeListState({ typed: state.typed, choice }, before));
    },
    onReset() {
      setShownChoice(wholeListState.choice);
      setQuery((before) => writeListState(wholeListState, before));
    },
  };
}
