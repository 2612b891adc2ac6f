import { useLocation } from 'react-router';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { useShowOnMap } from '../../../../lib/found-on-map/use-show-on-map.ts';
import { paths } from '../../../../lib/url/paths.ts';
import { openSearch } from '../../common/search-dialog-store.ts';
import { searchMessages } from '../../messages/index.ts';
import styles from '../../../../ui/filters/list-actions.module.css';
import type { ListUrlState } from '../state/use-list-url-state.ts';
import type { ListedPlaces } from '../state/use-listed-places.ts';
import { Button } from '../../../../ui/controls/button.tsx';

interface ListSummaryProps {
  readonly urlState: ListUrlState;
  readonly listed: ListedPlaces;
  /** The number of all places. */
  readonly count: number;
}

/** The number of listed places and the actions of the list. */
export function ListSummary({ urlState, listed: { places, didYouMean }, count }: ListSummaryProps) {
  const { messages } = useLanguage(searchMessages);
  const showOnMap = useShowOnMap();
  const { search: query } = useLocation();
  const typed = urlState.state.typed.trim();
  const isWhole = places.length === count;
  const show = (): void =>
    showOnMap({
      kind: 'places',
      query: typed === '' ? messages.placesList.choice : typed,
      placeIds: places.map(({ place_id }) => place_id),
      origin: { kind: 'list', path: paths.placesList() + query },
    });
  return (
    <div className={styles.state}>
      <p role="status">{messages.placesList.shown(places.length, count)}</p>
      {didYouMean !== null && (
        <Button className={styles.action} onClick={() => urlState.onChange({ typed: didYouMean.query })}>
          {messages.searchResults.didYouMean} {didYouMean.query}
        </Button>
      )}
      {!isWhole && (
        <Button className={styles.action} onClick={urlState.onReset}>
          {messages.placesList.reset}
        </Button>
      )}
      {!isWhole && places.length > 0 && (
        <Button className={styles.action} onClick={show}>
          {messages.placesList.showOnMap}
        </Button>
      )}
      <Button className={styles.action} onClick={() => openSearch('date')}>
        {messages.search.byDate}
      </Button>
      <Button className={styles.action} onClick={() => window.print()}>
        {messages.placesList.print}
      </Button>
    </div>
  );
}
