import type { ListChoice } from '@cae-map/expedition/search/places-list';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readListState, wholeListState, writeListState, type ListState } from './list-query.ts';
import { pageParameter } from '../../../../lib/url/page-parameter.ts';
import { useQueryText } from '../../../../lib/url/use-query-text.ts';

/** The state of the list in the URL. */
export interface ListUrlState {
  readonly state: ListState;
  /** Pushes a history entry with the first page of the changed list. */
  readonly onChange: (change: { readonly typed?: string; readonly choice?: ListChoice }) => void;
  readonly onReset: () => void;
}

/** Reads the state of the list from the URL and writes it there. */
export function useListUrlState(): ListUrlState {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readListState(query), [query]);
  return {
    state,
    onChange: (change) =>
      setQuery((before) => writeListState({ ...readListState(before), ...change }, before)),
    onReset: () => setQuery((before) => writeListState(wholeListState, before)),
  };
}

/** The state of the filters, which may be newer than the URL. */
export interface ListControls {
  /** The text in the URL. */
  readonly typed: string;
  /** The text in the field; the URL follows after a pause in typing. */
  readonly fieldText: string;
  readonly onType: (typed: string) => void;
  /** The selected filters; the list follows with its next rendering. */
  readonly shownChoice: ListChoice;
  readonly onChoose: (change: Partial<ListChoice>) => void;
}

/** Returns the state of the filters. They follow the URL and are updated immediately on input. */
export function useListControls(): ListControls {
  const { state, onChange } = useListUrlState();
  const { fieldText, onType } = useQueryText(pageParameter);
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
