import { useId, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { SearchField, type ResultListState, type ListHandle } from './search-field.tsx';

/** The state of the search field for the results below it. */
export interface SearchFieldState {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** The text at the time of Enter, until its first result has been opened; else null. */
  readonly entered: string | null;
  /** Called after the result of Enter has been opened. */
  readonly onEntered: () => void;
  readonly listId: string;
  /** Receives the arrow keys of the field. */
  readonly list: RefObject<ListHandle | null>;
  readonly focusField: () => void;
  /** Reports the state of the list to the field. */
  readonly onListed: (isListed: boolean, activeId: string | null) => void;
}

interface TextSearchProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Renders the results. */
  readonly children: (fieldState: SearchFieldState) => ReactNode;
}

const emptyList: Omit<ResultListState, 'id'> = { isListed: false, activeId: null };

/**
 * The search by words: a field with the results below. The field is rendered before the results are loaded and is kept
 * afterwards, so that neither typed text nor an unfinished composition is lost.
 */
export function TextSearch({ typed, onType, children }: TextSearchProps) {
  const listId = useId();
  const list = useRef<ListHandle>(null);
  const field = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState<string | null>(null);
  const [listState, setListState] = useState(emptyList);
  const reports = useMemo(
    () => ({
      onEntered: () => setEntered(null),
      focusField: () => field.current?.focus(),
      onListed: (isListed: boolean, activeId: string | null) => setListState({ isListed, activeId }),
    }),
    [],
  );
  return (
    <>
      <SearchField
        typed={typed}
        onType={(text) => {
          setEntered(null);
          onType(text);
        }}
        onEnter={() => setEntered(typed)}
        listState={{ id: listId, ...listState }}
        list={list}
        field={field}
      />
      {children({ typed, onType, entered, listId, list, ...reports })}
    </>
  );
}
