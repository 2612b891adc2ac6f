import { formatDate } from '@cae-map/expedition/dates/format-dates';
import { useQueryClient } from '@tanstack/react-query';
import { refreshLists } from '../../lib/api/refresh-lists.ts';
import { failureWords } from '../../lib/api/failure-words.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { notify } from '../../lib/notices.ts';
import { paths } from '../../lib/paths.ts';
import type { PlaceSectionProps } from '../../lib/place-section.ts';
import { useIsAdmin } from '../../lib/role/role.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import paneStyles from '../../ui/pane-section.module.css';
import styles from './place-admin.module.css';

/** What editors see of a stop: what is wrong with it, and the ways to where it is mended. */
export function PlaceAdmin({ view }: PlaceSectionProps) {
  const { words } = useLanguage();
  const isAdmin = useIsAdmin();
  if (!isAdmin) return null;
  return (
    <section className={paneStyles.section}>
      <h2 className={paneStyles.heading}>{words.place.admin.heading}</h2>
      <MissingDayWarning view={view} />
      <ul className={styles.links}>
        <li>
          <LocalLink to={paths.editPlace(view.place.place_id)}>{words.place.admin.edit}</LocalLink>
        </li>
        <li>
          <LocalLink to={paths.admin()}>{words.place.admin.admin}</LocalLink>
        </li>
        <li>
          <LocalLink to={paths.placesList()}>{words.place.admin.placesList}</LocalLink>
        </li>
        <li>
          <LocalLink to={paths.adminImages()}>{words.place.admin.images}</LocalLink>
        </li>
        <li>
          <LocalLink to={paths.booksList()}>{words.place.admin.booksList}</LocalLink>
        </li>
      </ul>
      <RefreshButton />
    </section>
  );
}

function MissingDayWarning({ view: { missingDay } }: PlaceSectionProps) {
  const { language, words } = useLanguage();
  if (missingDay === null) return null;
  const inWords = (day: string) => formatDate(day, 'YYYY-MM-DD', language) ?? day;
  return (
    <p className={styles.warning} role="note">
      {words.place.admin.missingDay(inWords(missingDay.previousEnd), inWords(missingDay.date))}
    </p>
  );
}

function RefreshButton() {
  const { words } = useLanguage();
  const queryClient = useQueryClient();
  const refresh = async () => {
    try {
      const count = (await refreshLists(queryClient))?.expedition.places.length ?? 0;
      notify({ kind: 'success', message: words.place.admin.refreshed(count) });
    } catch (error) {
      const message = words.failure.initialization(failureWords(error, words));
      notify({ kind: 'error', title: words.failure.initializationTitle, message });
    }
  };
  return (
    <button type="button" className={styles.refresh} onClick={() => void refresh()}>
      {words.place.admin.refresh}
    </button>
  );
}
