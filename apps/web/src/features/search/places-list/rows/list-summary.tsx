import { useLocation } from 'react-router';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { useSearchWays } from '../../by-words/use-search-ways.ts';
import { openSearch } from '../../common/search-dialog-store.ts';
import { searchMessages } from '../../messages/index.ts';
import styles from './list-summary.module.css';
import type { ListAddress } from '../state/use-list-state.ts';
import type { ListedPlaces } from '../state/use-listed-places.ts';

interface ListSummaryProps {
  readonly address: ListAddress;
  readonly listed: ListedPlaces;
  /** How many places there are in all. */
  readonly count: number;
}

/** How much the list holds, and what can be done with it. */
export function ListSummary({ address, listed: { places, didYouMean }, count }: ListSummaryProps) {
  const { messages } = useLanguage(searchMessages);
  const ways = useSearchWays();
  const { search: query } = useLocation();
  const typed = address.state.typed.trim();
  const isWhole = places.length === count;
  const show = (): void =>
    ways.showOnMap({
      kind: 'places',
      query: typed === '' ? messages.placesList.choice : typed,
      placeIds: places.map(({ place_id }) => place_id),
      where: { kind: 'places-list', query },
    });
  return (
    <div className={styles.state}>
      <p role="status">{messages.placesList.shown(places.length, count)}</p>
      {didYouMean !== null && (
        <button
          type="button"
          className={styles.action}
          onClick={() => address.onChange({ typed: didYouMean.query })}
        >
          {messages.searchResults.didYouMean} {didYouMean.query}
        </button>
      )}
      {!isWhole && (
        <button type="button" className={styles.action} onClick={address.onReset}>
          {messages.placesList.reset}
        </button>
      )}
      {!isWhole && places.length > 0 && (
        <button type="button" className={styles.action} onClick={show}>
          {messages.placesList.showOnMap}
        </button>
      )}
      <button type="button" className={styles.action} onClick={() => openSearch('date')}>
        {messages.search.byDate}
      </button>
      <button type="button" className={styles.action} onClick={() => window.print()}>
        {messages.placesList.print}
      </button>
    </div>
  );
}
