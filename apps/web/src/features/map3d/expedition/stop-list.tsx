import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { titleIn } from '@cae-map/expedition/texts/titles';
import { IconMountain } from '@tabler/icons-react';
import { memo } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { map3dMessages } from '../messages/index.ts';
import type { ListedStop } from './listed-stops-query.ts';
import { stopsByYear } from './main-stops.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './stop-list.module.css';

interface StopListProps {
  readonly stops: readonly ListedStop[];
  readonly selectedId: number | null;
  /** Null without a scene to show a stop in. */
  readonly onShow: ((placeId: number) => void) | null;
}

/** The main stops as links, by year: what the scene shows, for those who cannot see it. */
export const StopList = memo(function StopList({ stops, selectedId, onShow }: StopListProps) {
  const { language, messages } = useLanguage(map3dMessages);
  return stopsByYear(stops).map(({ year, stops: stopsOfYear }) => (
    <section key={`${year} ${stopsOfYear[0]?.id}`} className={styles.year}>
      <h3>{year}</h3>
      <ol>
        {stopsOfYear.map((stop) => {
          const title = titleIn(stop.record, language);
          return (
            <li key={stop.id} aria-current={stop.id === selectedId ? 'location' : undefined}>
              <LocalLink to={paths.place(stop.id)} className={styles.stop ?? ''}>
                <span className={styles.title} lang={title.language}>
                  {title.text}
                </span>
                <span className={styles.date}>{formatDateRange(stop.record, language)}</span>
              </LocalLink>
              {onShow !== null && (
                <Button
                  className={styles.show}

                  label={messages.map3d.showStop(title.text)}
                  onClick={() => onShow(stop.id)}
                >
                  <IconMountain size={18} stroke={1.8} aria-hidden="true" />
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  ));
});
