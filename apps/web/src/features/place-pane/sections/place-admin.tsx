import { formatDate } from '@cae-map/expedition/dates/format-dates';
import { useQueryClient } from '@tanstack/react-query';
import { refreshLists } from '../../../lib/api/refresh-lists.ts';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { notify } from '../../../lib/notices/notices.ts';
import { paths } from '../../../lib/url/paths.ts';
import type { PlaceSectionProps } from '../../../lib/manifest/place-section.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import paneStyles from '../../../ui/layout/pane-section.module.css';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './place-admin.module.css';

/** The section for editors: a warning about a missing day and links to the admin screens. */
export function PlaceAdmin({ view }: PlaceSectionProps) {
  const { messages } = useLanguage();
  return (
    <section className={paneStyles.section}>
      <h2 className={paneStyles.heading}>{messages.place.admin.heading}</h2>
      <MissingDayWarning view={view} />
      <ul className={styles.links}>
        <li>
          <LocalLink to={paths.editPlace(view.place.place_id)}>{messages.place.admin.edit}</LocalLink>
        </li>
        <li>
          <LocalLink to={paths.admin()}>{messages.place.admin.admin}</LocalLink>
        </li>
        <li>
          <LocalLink to={paths.placesList()}>{messages.place.admin.placesList}</LocalLink>
        </li>
        <li>
          <LocalLink to={paths.adminImages()}>{messages.place.admin.images}</LocalLink>
        </li>
        <li>
          <LocalLink to={paths.booksList()}>{messages.place.admin.booksList}</LocalLink>
        </li>
      </ul>
      <RefreshButton />
    </section>
  );
}

function MissingDayWarning({ view: { missingDay } }: PlaceSectionProps) {
  const { language, messages } = useLanguage();
  if (missingDay === null) return null;
  const format = (day: string) => formatDate(day, 'YYYY-MM-DD', language) ?? day;
  return (
    <p className={styles.warning} role="note">
      {messages.place.admin.missingDay(format(missingDay.previousEnd), format(missingDay.date))}
    </p>
  );
}

function RefreshButton() {
  const { messages } = useLanguage();
  const queryClient = useQueryClient();
  const refresh = async () => {
    try {
      const count = (await refreshLists(queryClient))?.expedition.places.length ?? 0;
      notify({ kind: 'success', message: messages.place.admin.refreshed(count) });
    } catch (error) {
      const message = messages.failure.initialization(failureMessage(error, messages));
      notify({ kind: 'error', title: messages.failure.initializationTitle, message });
    }
  };
  return (
    <Button className={styles.refresh} onClick={() => void refresh()}>
      {messages.place.admin.refresh}
    </Button>
  );
}
