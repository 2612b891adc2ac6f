import { useLanguage } from '../../lib/language/language-context.tsx';
import styles from './text-search.module.css';
import { isLongEnough, type AnsweredQuery } from './use-search.ts';
import type { SearchReadiness } from './use-search-content.ts';

interface SearchStatusProps {
  readonly typed: string;
  readonly found: AnsweredQuery | null;
  readonly readiness: SearchReadiness;
  readonly onQuery: (query: string) => void;
}

/** How the search goes: what to type, that nothing was found, another reading, that the texts are still to come. */
export function SearchStatus({ typed, found, readiness, onQuery }: SearchStatusProps) {
  const { words } = useLanguage();
  const isShort = !isLongEnough(typed);
  const count = found === null ? 0 : Object.values(found.answer.counts).reduce((sum, each) => sum + each, 0);
  const didYouMean = found?.answer.didYouMean ?? null;
  return (
    <div className={styles.status}>
      <p role="status">
        {isShort && words.search.hint}
        {!isShort &&
          found !== null &&
          (count === 0 ? words.search.nothing(found.query) : words.search.count(count))}
      </p>
      {!isShort && didYouMean !== null && (
        <p>
          {words.search.didYouMean}{' '}
          <button type="button" className={styles.inline} onClick={() => onQuery(didYouMean.query)}>
            {didYouMean.query}
          </button>
        </p>
      )}
      {!isShort && readiness.texts === 'loading' && <p>{words.search.textsLoading}</p>}
      {!isShort && readiness.texts === 'failed' && (
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
