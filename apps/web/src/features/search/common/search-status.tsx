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

/** How the search goes: what to type, that nothing was found, another reading, that the texts are still to come. */
export function SearchStatus({ typed, found, readiness, onQuery }: SearchStatusProps) {
  const { words } = useLanguage();
  const isAsked = readQuery(typed) !== null;
  const didYouMean = isAsked ? (found?.answer.didYouMean ?? null) : null;
  return (
    <div className={styles.status}>
      <p role="status">{isAsked ? answerInWords(found, words) : emptyInWords(typed, words)}</p>
      {typed.length > maxQueryLength && <p>{words.search.tooLong(maxQueryLength)}</p>}
      {didYouMean !== null && (
        <p>
          {words.search.didYouMean}{' '}
          <button type="button" className={styles.inline} onClick={() => onQuery(didYouMean.query)}>
            {didYouMean.query}
          </button>
        </p>
      )}
      {isAsked && readiness.texts === 'loading' && <p>{words.search.textsLoading}</p>}
      {isAsked && readiness.texts === 'failed' && (
        <p>
          {words.search.textsFailed}{' '}
          <button type="button" className={styles.inline} onClick={readiness.retryTexts}>
            {words.failure.retry}
          </button>
        </p>
      )}
    </div>
  );
}

function emptyInWords(typed: string, words: Catalogue): string {
  return typed.trim() === '' ? words.search.hint : words.search.tooShort;
}

function answerInWords(found: AnsweredQuery | null, words: Catalogue): string {
  if (found === null) return words.search.searching;
  const count = countOf(found.answer);
  if (count > 0) return words.search.count(count);
  const query = readQuery(found.query);
  if (query?.words.length === 0) return words.search.withoutWords;
  return words.search.nothing(shortened(query?.text ?? ''));
}

/** How much was found; days without stops lead on to others, and count as nothing. */
function countOf({ hits, counts }: SearchAnswer): number {
  const stopsOfDays = hits.reduce((sum, hit) => sum + (hit.kind === 'date' ? hit.placeIds.length : 0), 0);
  return counts.place + stopsOfDays + counts.coordinates + counts.text + counts.caption;
}

const longestShownQuery = 40;

function shortened(query: string): string {
  const characters = Array.from(query);
  return characters.length <= longestShownQuery
    ? query
    : `${characters.slice(0, longestShownQuery).join('')}…`;
}
