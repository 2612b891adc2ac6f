import { useLanguage } from '../../lib/language/language-context.tsx';
import { defaultPlaceId } from '../../lib/selection/selected-place.ts';
import { PlaceLink } from '../../ui/links/place-link.tsx';
import styles from './missing-place.module.css';

/** The message for a stop that does not exist. */
export function MissingPlace({ placeId }: { readonly placeId: number }) {
  const { messages } = useLanguage();
  return (
    <div className={styles.message} role="status">
      <h1>{messages.place.notFound}</h1>
      <p>{messages.place.notFoundHint(String(placeId))}</p>
      <PlaceLink placeId={defaultPlaceId}>{messages.place.begin}</PlaceLink>
    </div>
  );
}

/** The message while no stop is open. */
export function NoPlace() {
  const { messages } = useLanguage();
  return (
    <div className={styles.message} role="status">
      <h1>{messages.place.nothingOpen}</h1>
      <p>{messages.place.nothingOpenHint}</p>
      <PlaceLink placeId={defaultPlaceId}>{messages.place.begin}</PlaceLink>
    </div>
  );
}
