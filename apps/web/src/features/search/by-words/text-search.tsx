import { useId, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { SearchField, type ListBelow, type ListHandle } from './search-field.tsx';

/** What is asked for in the field, for the part that finds it and lists it below. */
export interface AskedText {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** What Enter was pressed for: the line that it takes is opened as soon as there is one. Null when nothing waits. */
  readonly entered: string | null;
  /** What Enter was pressed for is answered. */
  readonly onEntered: () => void;
  readonly listId: string;
  /** Hears the keys of the field. */
  readonly list: RefObject<ListHandle | null>;
  /** Gives the keyboard to the field. */
  readonly focusField: () => void;
  /** Tells the field what it says of the list. */
  readonly onListed: (isListed: boolean, activeId: string | null) => void;
}

interface TextSearchProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** The part that finds. */
  readonly children: (asked: AskedText) => ReactNode;
}

const nothingListed: Omit<ListBelow, 'id'> = { isListed: false, activeId: null };

/**
 * Searches by words: a field, and under it what was found. The field is there before the part that finds, and stays the
 * same when that has come: nothing that is typed meanwhile is lost, nor is a word that is still being composed.
 */
export function TextSearch({ typed, onType, children }: TextSearchProps) {
  const listId = useId();
  const list = useRef<ListHandle>(null);
  const field = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState<string | null>(null);
  const [below, setBelow] = useState(nothingListed);
  const reports = useMemo(
    () => ({
      onEntered: () => setEntered(null),
      focusField: () => field.current?.focus(),
      onListed: (isListed: boolean, activeId: string | null) => setBelow({ isListed, activeId }),
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
        below={{ id: listId, ...below }}
        list={list}
        field={field}
      />
      {children({ typed, onType, entered, listId, list, ...reports })}
    </>
  );
}
