import type { ListChoice } from '@cae-map/expedition/search/places-list';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readListState, wholeListState, writeListState, type ListState } from './list-address.ts';
import { pageParameter } from './list-pages.ts';
import { useTextInAddress } from '../../by-words/use-text-in-address.ts';

/** The state of the list in the address. */
export interface ListAddress {
  readonly state: ListState;
  /** A step in the history. The list is shown from its first page on. */
  readonly onChange: (change: { readonly typed?: string; readonly choice?: ListChoice }) => void;
  readonly onReset: () => void;
}

/** Reads the state of the list from the address, and writes it there. */
export function useListAddress(): ListAddress {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readListState(query), [query]);
  return {
    state,
    onChange: (change) =>
      setQuery((before) => writeListState({ ...readListState(before), ...change }, before)),
    onReset: () => setQuery((before) => writeListState(wholeListState, before)),
  };
}

/** What the controls of the list show, which may be ahead of the address. */
export interface ListControls {
  /** What the address holds. */
  readonly typed: string;
  /** What the field holds; the address follows when the typing has paused. */
  readonly fieldText: string;
  readonly onType: (typed: string) => void;
  /** What the controls show: the list follows as soon as it is rendered. */
  readonly shownChoice: ListChoice;
  readonly onChoose: (change: Partial<ListChoice>) => void;
}

/** The state of the controls: they follow the address, and change at once when the visitor uses them. */
export function useListControls(): ListControls {
  const { state, onChange } = useListAddress();
  const { fieldText, onType } = useTextInAddress(pageParameter);
  const [shownChoice, setShownChoice] = useState(state.choice);
  const [known, setKnown] = useState(state);
  if (known !== state) {
    setKnown(state);
    setShownChoice(state.choice);
  }
  return {
    typed: state.typed,
    fieldText,
    onType,
    shownChoice,
    onChoose(change) {
      const choice = { ...shownChoice, ...change };
      setShownChoice(choice);
      onChange({ choice });
    },
  };
}
