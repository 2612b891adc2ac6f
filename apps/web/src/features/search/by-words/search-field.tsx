import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useInitialFocus } from '../../../ui/dialog/use-initial-focus.ts';
import { closeSearch } from '../common/search-dialog-store.ts';
import styles from './search-field.module.css';

/** The state of the results for the ARIA attributes of the field. */
export interface ResultListState {
  readonly id: string;
  /** Whether the list is rendered. */
  readonly isListed: boolean;
  /** The element id of the line that Enter opens. */
  readonly activeId: string | null;
}

/** Controls the results with the keys of the field. */
export interface ListHandle {
  /** Moves the active line by a number of lines, cyclically. @returns whether the list has lines */
  move(step: number): boolean;
}

interface SearchFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onEnter: () => void;
  readonly listState: ResultListState;
  /** Null until the results are loaded. */
  readonly list: RefObject<ListHandle | null>;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** The search field. It keeps the focus while the arrow keys move through the results. */
export function SearchField({ typed, onType, onEnter, listState, list, field }: SearchFieldProps) {
  const { messages } = useLanguage();
  const wasFocused = useRef(false);
  useInitialFocus(field);
  const handleKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      if (list.current?.move(step) !== true) return;
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter();
    else if (event.key === 'Escape' && isInDialog(event.currentTarget)) closeSearch();
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.field}>
      <input
        ref={field}
        type="search"
        name="q"
        role="combobox"
        className={styles.input}
        aria-label={messages.search.field}
        placeholder={messages.search.placeholder}
        aria-expanded={listState.isListed}
        aria-controls={listState.id}
        aria-autocomplete="list"
        {...(!listState.isListed || listState.activeId === null
          ? {}
          : { 'aria-activedescendant': listState.activeId })}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={typed}
        onFocus={({ target }) => {
          // Typing replaces the previous query.
          if (!wasFocused.current) target.select();
          wasFocused.current = true;
        }}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={handleKey}
      />
    </div>
  );
}

/** In a dialog Escape closes it and keeps the text; the default action of the field would clear the text first. */
function isInDialog(element: Element): boolean {
  return element.closest('dialog') !== null;
}
