import { maxQueryLength, readQuery } from '@cae-map/expedition/search/read-query';
import type { SearchAnswer } from '@cae-map/expedition/search/search-answer';
import type { Catalogue } from '../../../lib/language/catalogue-ru.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import styles from './search-status.module.css';
import type { AnsweredQuery } from '../engine/use-search.ts';
import type { SearchReadiness } from '../engine/use-search-content.ts';

interface SearchStatusProps {
  readonly typed: string;
  readonly found: AnsweredQuery | null;
  readonly readiness: SearchReadiness;
  readonly onQuery: (query: string) => void;
}

/** The status of a search: a hint, the number of results, a suggestion, and whether the texts are loaded. */
export function SearchStatus({ typed, found, readiness, onQuery }: SearchStatusProps) {
  const { messages } = useLanguage();
  const isSearched = readQuery(typed) !== null;
  const didYouMean = isSearched ? (found?.answer.didYouMean ?? null) : null;
  return (
    <div className={styles.status}>
      <p role="status">{isSearched ? resultMessage(found, messages) : emptyMessage(typed, messages)}</p>
      {typed.length > maxQueryLength && <p>{messages.search.tooLong(maxQueryLength)}</p>}
      {didYouMean !== null && (
        <p>
          {messages.search.didYouMean}{' '}
          <button type="button" className={styles.inline} onClick={() => onQuery(didYouMean.query)}>
            {didYouMean.query}
          </button>
        </p>
      )}
      {isSearched && readiness.texts === 'loading' && <p>{messages.search.textsLoading}</p>}
      {isSearched && readiness.texts === 'failed' && (
        <p>
          {messages.search.textsFailed}{' '}
          <button type="button" className={styles.inline} onClick={readiness.retryTexts}>
            {messages.failure.retry}
          </button>
        </p>
      )}
    </div>
  );
}

function emptyMessage(typed: string, messages: Catalogue): string {
  return typed.trim() === '' ? messages.search.hint : messages.search.tooShort;
}

function resultMessage(found: AnsweredQuery | null, messages: Catalogue): string {
  if (found === null) return messages.search.searching;
  const count = countResults(found.answer);
  if (count > 0) return messages.search.count(count);
  const query = readQuery(found.query);
  if (query?.words.length === 0) return messages.search.withoutWords;
  return messages.search.nothing(shorten(query?.text ?? ''));
}

/** Counts the results. Days without stops are suggestions and are not counted. */
function countResults({ hits, counts }: SearchAnswer): number {
  const stopsOfDays = hits.reduce((sum, hit) => sum + (hit.kind === 'date' ? hit.placeIds.length : 0), 0);
  return counts.place + stopsOfDays + counts.coordinates + counts.text + counts.caption;
}

const longestShownQuery = 40;

function shorten(query: string): string {
  const characters = Array.from(query);
  return characters.length <= longestShownQuery
    ? query
    : `${characters.slice(0, longestShownQuery).join('')}…`;
}
