import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { closeSearch } from '../common/search-dialog-store.ts';
import styles from './search-field.module.css';

/** The list below the field, as the field speaks of it. */
export interface ListBelow {
  readonly id: string;
  /** Whether it is there. */
  readonly isListed: boolean;
  /** The id of the element of the line that Enter takes. */
  readonly activeId: string | null;
}

/** What the keys of the field do to the list below it. */
export interface ListHandle {
  /** Goes so many lines on, round the list. @returns whether there is a line to go to */
  move(step: number): boolean;
}

interface SearchFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onEnter: () => void;
  readonly below: ListBelow;
  /** Null until what finds is loaded. */
  readonly list: RefObject<ListHandle | null>;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** The field, which keeps the keyboard while the list below is gone through. */
export function SearchField({ typed, onType, onEnter, below, list, field }: SearchFieldProps) {
  const { messages } = useLanguage();
  const wasFocused = useRef(false);
  // A dialog gives the keyboard to the part with this attribute when it opens; React itself never writes it.
  useLayoutEffect(() => field.current?.setAttribute('autofocus', ''), [field]);
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
        aria-expanded={below.isListed}
        aria-controls={below.id}
        aria-autocomplete="list"
        {...(!below.isListed || below.activeId === null ? {} : { 'aria-activedescendant': below.activeId })}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={typed}
        onFocus={({ target }) => {
          // What was asked before is typed over.
          if (!wasFocused.current) target.select();
          wasFocused.current = true;
        }}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={handleKey}
      />
    </div>
  );
}

/** In a dialog Escape leaves it at once and keeps what was typed; the field by itself would be emptied first. */
function isInDialog(element: Element): boolean {
  return element.closest('dialog') !== null;
}
