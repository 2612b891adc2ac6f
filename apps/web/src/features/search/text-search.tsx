import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { closeSearch } from './search-dialog-store.ts';
import { FoundList, optionId } from './found-list.tsx';
import { foundPlaceIds, searchGroups } from './search-choices.ts';
import { SearchStatus } from './search-status.tsx';
import styles from './text-search.module.css';
import { useFoundList } from './use-found-list.ts';
import { useSearch } from './use-search.ts';
import { useSearchContent } from './use-search-content.ts';
import { useSearchWays } from './use-search-ways.ts';

interface TextSearchProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** The most hits of each kind that the list shows. */
  readonly limit: number;
}

/** Searches by words: a field, and under it what was found. The keyboard begins in the field. */
export function TextSearch({ typed, onType, limit }: TextSearchProps) {
  const { words } = useLanguage();
  const readiness = useSearchContent({ isWanted: true });
  const [hurried, setHurried] = useState<string | null>(null);
  const found = useSearch({ typed, limit, isHurried: hurried === typed });
  const groups = found === null ? [] : searchGroups(found.answer);
  const placeIds = found === null ? [] : foundPlaceIds(found.answer);
  const list = useFoundList({ groups, query: found?.query ?? null, typed, hurried, setHurried, onType });
  const ways = useSearchWays();
  const listId = useId();
  const isListed = groups.length > 0;
  return (
    <>
      <div className={styles.field}>
        <SearchField
          typed={typed}
          onType={onType}
          listId={listId}
          isListed={isListed}
          activeId={list.active === null ? null : optionId(listId, list.active.id)}
          onKeyDown={list.handleKey}
        />
      </div>
      <SearchStatus typed={typed} found={found} readiness={readiness} onQuery={onType} />
      {isListed && (
        <FoundList
          id={listId}
          groups={groups}
          activeId={list.active?.id ?? null}
          onPoint={list.point}
          onChoose={list.choose}
        />
      )}
      {found !== null && placeIds.length > 0 && (
        <div className={styles.footer}>
          <button
            type="button"
            className={styles.showAll}
            onClick={() => {
              closeSearch();
              ways.showOnMap({ kind: 'places', query: found.query.trim(), placeIds });
            }}
          >
            {words.search.showOnMap(placeIds.length)}
          </button>
          <span className={styles.keys} aria-hidden="true">
            {words.search.keys}
          </span>
        </div>
      )}
    </>
  );
}

interface SearchFieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly listId: string;
  /** Whether the list below is there. */
  readonly isListed: boolean;
  readonly activeId: string | null;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The field, which keeps the keyboard while the list below is gone through. */
function SearchField({ typed, onType, listId, isListed, activeId, onKeyDown }: SearchFieldProps) {
  const { words } = useLanguage();
  const wasFocused = useRef(false);
  return (
    <input
      // A dialog gives the keyboard to the part with this attribute when it opens; React itself never writes it.
      ref={(element) => element?.setAttribute('autofocus', '')}
      type="search"
      name="q"
      role="combobox"
      className={styles.input}
      aria-label={words.search.field}
      placeholder={words.search.placeholder}
      aria-expanded={isListed}
      aria-controls={listId}
      aria-autocomplete="list"
      {...(!isListed || activeId === null ? {} : { 'aria-activedescendant': activeId })}
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
      onKeyDown={onKeyDown}
    />
  );
}
