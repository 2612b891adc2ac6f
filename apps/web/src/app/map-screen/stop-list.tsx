import { formatDateRange } from '@cae-map/expedition/dates';
import { titleOf } from '@cae-map/expedition/titles';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { PlaceLink } from '../../ui/place-link.tsx';
import styles from './stop-list.module.css';
import { visibleSections } from './visible-sections.ts';

interface StopListProps {
  readonly expedition: Expedition;
  readonly placeId: number;
}

/** The route as a list, for browsers that cannot draw the map. */
export function StopList({ expedition, placeId }: StopListProps) {
  const { language, words } = useLanguage();
  const stops = expedition.path.filter(
    ({ record }) => visibleSections.includes(record.visited_on) && record.minzoom > 0,
  );
  const openStop = useRef<HTMLLIElement>(null);
  // The list begins where the visitor is; another stop that is opened comes into sight.
  useEffect(() => {
    if (placeId > 0) openStop.current?.scrollIntoView({ block: 'center' });
  }, [placeId]);
  return (
    <section className={styles.list}>
      <div role="alert">
        <h2>{words.map.unavailable}</h2>
        <p>{words.map.unavailableHint}</p>
      </div>
      <h3>{words.map.stopList}</h3>
      <ol>
        {stops.map(({ id, record }) => (
          <li key={id} {...(id === placeId ? { ref: openStop, 'aria-current': 'true' as const } : {})}>
            <PlaceLink placeId={id}>{titleOf(record, language)}</PlaceLink>
            <span>{formatDateRange(record, language)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
