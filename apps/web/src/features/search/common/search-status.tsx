import { maxQueryLength, readQuery } from '@cae-map/expedition/search/read-query';
import type { SearchAnswer } from '@cae-map/expedition/search/search-answer';
import type { SearchMessages } from '../messages/index.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { searchMessages } from '../messages/index.ts';
import styles from './search-status.module.css';
import type { AnsweredQuery } from '../engine/use-search.ts';
import type { SearchReadiness } from '../engine/use-search-content.ts';
import { Button } from '../../../ui/controls/button.tsx';

interface SearchStatusProps {
  readonly typed: string;
  readonly found: AnsweredQuery | null;
  readonly readiness: SearchReadiness;
  readonly onQuery: (query: string) => void;
}

/** The status of a search: a hint, the number of results, a suggestion, and whether the texts are loaded. */
export function SearchStatus({ typed, found, readiness, onQuery }: SearchStatusProps) {
  const { messages } = useLanguage(searchMessages);
  const isSearched = readQuery(typed) !== null;
  const didYouMean = isSearched ? (found?.answer.didYouMean ?? null) : null;
  return (
    <div className={styles.status}>
      <p role="status">{isSearched ? resultMessage(found, messages) : emptyMessage(typed, messages)}</p>
      {typed.length > maxQueryLength && <p>{messages.searchResults.tooLong(maxQueryLength)}</p>}
      {didYouMean !== null && (
        <p>
          {messages.searchResults.didYouMean}{' '}
          <Button className={styles.inline} onClick={() => onQuery(didYouMean.query)}>
            {didYouMean.query}
          </Button>
        </p>
      )}
      {isSearched && readiness.texts === 'loading' && <p>{messages.searchResults.textsLoading}</p>}
      {isSearched && readiness.texts === 'failed' && (
        <p>
          {messages.searchResults.textsFailed}{' '}
          <Button className={styles.inline} onClick={readiness.retryTexts}>
            {messages.failure.retry}
          </Button>
        </p>
      )}
    </div>
  );
}

function emptyMessage(typed: string, messages: SearchMessages): string {
  return typed.trim() === '' ? messages.searchResults.hint : messages.searchResults.tooShort;
}

function resultMessage(found: AnsweredQuery | null, messages: SearchMessages): string {
  if (found === null) return messages.searchResults.searching;
  const count = countResults(found.answer);
  if (count > 0) return messages.searchResults.count(count);
  const query = readQuery(found.query);
  if (query?.words.length === 0) return messages.searchResults.withoutWords;
  return messages.searchResults.nothing(shorten(query?.text ?? ''));
}

/** Counts the results. Days without stops are suggestions and are not counted. */
function countResults({ hits, counts }: SearchAnswer): number {
  const stopsOfDays = hits.reduce((sum, hit) => sum + (hit.kind === 'date' ? hit.placeIds.length : 0), 0);
  const { place, coordinates, text, caption, person, work } = counts;
  return place + stopsOfDays + coordinates + text + caption + person + work;
}

const longestShownQuery = 40;

function shorten(query: string): string {
  const characters = Array.from(query);
  return characters.length <= longestShownQuery
    ? query
    : `${characters.slice(0, longestShownQuery).join('')}…`;
}
