import { useEffect } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { searchMessages } from '../messages/index.ts';
import { FoundList, optionId } from './found-list.tsx';
import { foundPlaceIds, searchGroups } from './search-choices.ts';
import { closeSearch } from '../common/search-dialog-store.ts';
import { SearchFailed } from '../common/search-failed.tsx';
import { SearchStatus } from '../common/search-status.tsx';
import styles from './text-results.module.css';
import type { AskedText } from './text-search.tsx';
import { useFoundList } from './use-found-list.ts';
import { useSearch } from '../engine/use-search.ts';
import { useSearchContent } from '../engine/use-search-content.ts';
import { useSearchWays } from './use-search-ways.ts';

interface TextResultsProps {
  readonly asked: AskedText;
  /** Where the search is. */
  readonly place: 'dialog' | 'search-page';
  /** The most hits of each kind that the list shows. */
  readonly limit: number;
}

/** Finds what is typed into the field, and lists it. */
export function TextResults({ asked, place, limit }: TextResultsProps) {
  const { messages } = useLanguage(searchMessages);
  const { typed, onType, entered, listId, onListed } = asked;
  const readiness = useSearchContent({ isWanted: true });
  const answered = useSearch({ typed, limit, isHurried: entered === typed });
  const found = readiness.hasFailed ? null : answered;
  const groups = found === null ? [] : searchGroups(found.answer);
  const placeIds = found === null ? [] : foundPlaceIds(found.answer);
  const where = { kind: place, typed: found?.query ?? typed };
  const list = useFoundList({ groups, query: found?.query ?? null, asked, where });
  const ways = useSearchWays();
  const isListed = groups.length > 0;
  const activeId = list.active === null ? null : optionId(listId, list.active.id);
  useEffect(() => onListed(isListed, activeId), [onListed, isListed, activeId]);
  useEffect(() => () => onListed(false, null), [onListed]);
  return (
    <>
      {readiness.hasFailed ? (
        <SearchFailed
          message={messages.search.failed}
          onRetry={() => {
            readiness.retry();
            asked.focusField();
          }}
        />
      ) : (
        <SearchStatus typed={typed} found={found} readiness={readiness} onQuery={onType} />
      )}
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
              ways.showOnMap({ kind: 'places', query: found.query.trim(), placeIds, where });
            }}
          >
            {messages.searchResults.showOnMap(placeIds.length)}
          </button>
          <span className={styles.keys} aria-hidden="true">
            {messages.searchResults.keys}
          </span>
        </div>
      )}
    </>
  );
}
