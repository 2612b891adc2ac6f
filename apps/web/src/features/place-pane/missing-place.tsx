import { getTitle } from '@cae-map/expedition/texts/titles';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../lib/api/api-client-context.tsx';
import { formerPlacesQuery } from '../../lib/api/former-places-query.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { defaultPlaceId } from '../../lib/selection/selected-place.ts';
import { PlaceLink } from '../../ui/links/place-link.tsx';
import styles from './missing-place.module.css';

/** The message for a stop that does not exist: what was there if it was removed. */
export function MissingPlace({ placeId }: { readonly placeId: number }) {
  const { language, messages } = useLanguage();
  const { data: formerPlaces } = useQuery(formerPlacesQuery(useApiClient()));
  const former = formerPlaces?.find(({ place_id }) => place_id === placeId);
  const { removed, removedHint, notFound, notFoundHint } = messages.place;
  return (
    <div className={styles.message} role="status">
      <h1>{former === undefined ? notFound : removed(getTitle(former, language))}</h1>
      <p>{former === undefined ? notFoundHint(String(placeId)) : removedHint}</p>
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
