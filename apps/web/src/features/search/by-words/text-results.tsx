import { useEffect } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { searchMessages } from '../messages/index.ts';
import { FoundList, optionId } from './found-list.tsx';
import { foundPlaceIds, searchGroups } from './search-choices.ts';
import { closeSearch } from '../common/search-dialog-store.ts';
import { SearchFailed } from '../common/search-failed.tsx';
import { SearchStatus } from '../common/search-status.tsx';
import styles from './text-results.module.css';
import type { SearchFieldState } from './text-search.tsx';
import { useFoundList } from './use-found-list.ts';
import { useSearch } from '../engine/use-search.ts';
import { useSearchContent } from '../engine/use-search-content.ts';
import { useSearchNavigation } from './use-search-navigation.ts';
import { paths } from '../../../lib/url/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';

interface TextResultsProps {
  readonly fieldState: SearchFieldState;
  /** The location of the search. */
  readonly place: 'dialog' | 'search-page';
  /** The maximum number of listed hits of each kind. */
  readonly limit: number;
}

/** The results of the text in the field. */
export function TextResults({ fieldState, place, limit }: TextResultsProps) {
  const { messages } = useLanguage(searchMessages);
  const { typed, onType, entered, listId, onListed } = fieldState;
  const readiness = useSearchContent({ isEnabled: true });
  const latest = useSearch({ typed, limit, isImmediate: entered === typed });
  const found = readiness.hasFailed ? null : latest;
  const groups = found === null ? [] : searchGroups(found.answer);
  const placeIds = found === null ? [] : foundPlaceIds(found.answer);
  const origin = { kind: place, typed: found?.query ?? typed };
  const list = useFoundList({ groups, query: found?.query ?? null, fieldState, origin });
  const navigation = useSearchNavigation();
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
            fieldState.focusField();
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
          <Button
            className={styles.showAll}
            onClick={() => {
              closeSearch();
              navigation.showOnMap({ kind: 'places', query: found.query.trim(), placeIds, origin });
            }}
          >
            {messages.searchResults.showOnMap(placeIds.length)}
          </Button>
          <LocalLink to={paths.concordance(found.query.trim())} onClick={closeSearch}>
            {messages.searchResults.sentences}
          </LocalLink>
          <span className={styles.keys} aria-hidden="true">
            {messages.searchResults.keys}
          </span>
        </div>
      )}
    </>
  );
}
