import { useId, useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { foundPlaceIds, searchGroups, type SearchChoice, type SearchTarget } from './search-choices.ts';
import { closeSearch, openSearch } from './search-dialog-store.ts';
import { FoundList, optionId } from './found-list.tsx';
import { showFoundPlaces } from './found-places-store.ts';
import { SearchStatus } from './search-status.tsx';
import styles from './text-search.module.css';
import { useSearch, type AnsweredQuery } from './use-search.ts';
import { useSearchContent } from './use-search-content.ts';
import { useSearchTarget } from './use-search-target.ts';

/** The most hits of each kind that the list shows. */
const limit = 8;

/** Searches by words: a field, and under it what was found. */
export function TextSearch() {
  const { words } = useLanguage();
  const readiness = useSearchContent();
  const [typed, setTyped] = useState('');
  const found = useSearch(typed, limit);
  const list = useFoundList(found, setTyped);
  const listId = useId();
  return (
    <>
      <div className={styles.field}>
        <input
          type="search"
          role="combobox"
          className={styles.input}
          aria-label={words.search.field}
          placeholder={words.search.placeholder}
          aria-expanded={list.choices.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          {...(list.active ? { 'aria-activedescendant': optionId(listId, list.active.id) } : {})}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={300}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens a search wants to type.
          autoFocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={list.handleKey}
        />
      </div>
      <SearchStatus typed={typed} found={found} readiness={readiness} onQuery={setTyped} />
      <FoundList
        id={listId}
        groups={list.groups}
        activeId={list.active?.id ?? null}
        onPoint={list.point}
        onChoose={list.choose}
      />
      {found !== null && list.placeIds.length > 0 && (
        <footer className={styles.footer}>
          <button
            type="button"
            className={styles.showAll}
            onClick={() => {
              showFoundPlaces(found.query, list.placeIds);
              closeSearch();
            }}
          >
            {words.search.showOnMap(list.placeIds.length)}
          </button>
          <span className={styles.keys} aria-hidden="true">
            {words.search.keys}
          </span>
        </footer>
      )}
    </>
  );
}

/** The list of what was found, and where the keyboard is in it. */
function useFoundList(found: AnsweredQuery | null, setTyped: (query: string) => void) {
  const go = useSearchTarget();
  const [pointed, setPointed] = useState<{ readonly query: string; readonly id: string } | null>(null);
  const groups = found === null ? [] : searchGroups(found.answer);
  const placeIds = found === null ? [] : foundPlaceIds(found.answer);
  const choices = groups.flatMap((group) => group.choices);
  const at = pointed?.query === found?.query ? choices.findIndex(({ id }) => id === pointed?.id) : -1;
  const active = choices[at] ?? choices[0] ?? null;

  const choose = (choice: SearchChoice): void => chooseTarget(choice.target);
  function chooseTarget(target: SearchTarget): void {
    if (target.kind === 'query') setTyped(target.query);
    else if (target.kind === 'day') openSearch('date');
    else {
      closeSearch();
      go(target);
    }
  }
  const point = (choice: SearchChoice): void =>
    setPointed(found === null ? null : { query: found.query, id: choice.id });
  const handleKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      const from = active === null ? -1 : choices.indexOf(active);
      const next = choices[(from + step + choices.length) % choices.length];
      if (next) point(next);
    } else if (event.key === 'Enter' && active !== null) {
      event.preventDefault();
      choose(active);
    }
  };
  return { groups, choices, placeIds, active, point, choose, handleKey };
}
