import { allPaintings } from '@cae-map/expedition/paintings/paintings-list';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageParameter } from '../../../lib/url/page-parameter.ts';
import { useQueryText } from '../../../lib/url/use-query-text.ts';
import { readPaintingsState, writePaintingsState, type PaintingsState } from './painting-query.ts';

/** A change of the filters or the grouping. The text is changed by the field. */
export type PaintingsChange = Partial<Pick<PaintingsState, 'grouping'>> &
  Partial<Omit<PaintingsState['choice'], 'typed'>>;

/** The state of the catalogue in the URL. */
export interface PaintingsUrl {
  readonly state: PaintingsState;
  /** Pushes a history entry with the first page of the changed catalogue. */
  readonly onChange: (change: PaintingsChange) => void;
  readonly onReset: () => void;
}

/** Reads the state of the catalogue from the URL and writes it there. */
export function usePaintingsUrl(): PaintingsUrl {
  const [query, setQuery] = useSearchParams();
  const state = useMemo(() => readPaintingsState(query), [query]);
  return {
    state,
    onChange: (change) =>
      setQuery((before) => writePaintingsState(changeState(readPaintingsState(before), change), before)),
    onReset: () =>
      setQuery((before) =>
        writePaintingsState({ ...readPaintingsState(before), choice: allPaintings }, before),
      ),
  };
}

/** The state of the controls, which may be newer than the URL. */
export interface PaintingControls {
  /** The text in the field; the URL follows after a pause in typing. */
  readonly fieldText: string;
  readonly onType: (typed: string) => void;
  /** The selected values; the list follows with its next rendering. */
  readonly shown: PaintingsState;
  readonly onChange: (change: PaintingsChange) => void;
}

/** Returns the state of the controls. They follow the URL and are updated immediately on input. */
export function usePaintingControls(): PaintingControls {
  const { state, onChange } = usePaintingsUrl();
  const { fieldText, onType } = useQueryText(pageParameter);
  const [shown, setShown] = useState(state);
  const [known, setKnown] = useState(state);
  if (known !== state) {
    setKnown(state);
    setShown(state);
  }
  return {
    fieldText,
    onType,
    shown,
    onChange(change) {
      setShown((before) => changeState(before, change));
      onChange(change);
    },
  };
}

function changeState(state: PaintingsState, { grouping = state.grouping, ...choice }: PaintingsChange) {
  return { grouping, choice: { ...state.choice, ...choice } };
}
