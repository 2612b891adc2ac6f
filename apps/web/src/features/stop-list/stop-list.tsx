import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { titleIn } from '@cae-map/expedition/texts/titles';
import type { Place } from '@cae-map/expedition/to-expedition';
import { memo, useEffect, useMemo, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { setHoveredStop } from '../../lib/selection/hovered-stop.ts';
import { useIsInBrowser } from '../../lib/browser/use-is-in-browser.ts';
import { PlaceLink } from '../../ui/links/place-link.tsx';
import { StayIcon } from '../../ui/icons/stay-icon.tsx';
import { rowAfterKey } from './row-after-key.ts';
import styles from './stop-list.module.css';
import { stopsByYear } from './use-listed-stops.ts';

interface StopListProps {
  /** In travel order. */
  readonly stops: readonly Place[];
  readonly selectedId: number;
  /** Stops that the map shows now; null where there is no map. */
  readonly inView: ReadonlySet<number> | null;
}

/**
 * The route as a list in travel order, by year. The open stop is brought into sight. For the keyboard the list is one tab
 * stop, at the open stop, and the arrows lead through it; without scripts every row is one.
 */
export function StopList({ stops, selectedId, inView }: StopListProps) {
  const { messages } = useLanguage();
  const years = useMemo(() => stopsByYear(stops), [stops]);
  const list = useRef<HTMLDivElement>(null);
  useRowInSight(list, selectedId);
  // A row that vanishes with the keyboard on it is left without a word.
  useEffect(() => () => setHoveredStop(null), []);
  const hasKeys = useIsInBrowser();
  const tabStopId = stops.some(({ id }) => id === selectedId) ? selectedId : stops[0]?.id;
  const goByKey = (event: KeyboardEvent<HTMLElement>): void => {
    const row = rowAfterKey(event.currentTarget, event);
    if (row === null) return;
    event.preventDefault();
    row.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the rows within
    <div ref={list} className={styles.years} onPointerLeave={() => setHoveredStop(null)} onKeyDown={goByKey}>
      {years.map(({ year, stops: stopsOfYear }) => (
        <section key={`${year} ${stopsOfYear[0]?.id}`} className={styles.year}>
          <h3>{year ?? messages.place.dateUnknown}</h3>
          <ol>
            {stopsOfYear.map((stop) => (
              <StopRow
                key={stop.id}
                stop={stop}
                isOpen={stop.id === selectedId}
                isInView={inView?.has(stop.id) ?? false}
                isTabStop={!hasKeys || stop.id === tabStopId}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface StopRowProps {
  readonly stop: Place;
  readonly isOpen: boolean;
  readonly isInView: boolean;
  readonly isTabStop: boolean;
}

const StopRow = memo(function StopRow({ stop, isOpen, isInView, isTabStop }: StopRowProps) {
  const { language, messages } = useLanguage();
  const title = titleIn(stop.record, language);
  const stay = messages.place.stay[stop.stayIcon];
  const point = () => setHoveredStop(stop.position === null ? null : stop.id);
  return (
    <li data-in-view={isInView} data-stop={stop.id}>
      <PlaceLink
        placeId={stop.id}
        className={styles.stop ?? ''}
        {...(isOpen ? { 'aria-current': 'location' as const } : {})}
        {...(isTabStop ? {} : { tabIndex: -1 })}
        onPointerEnter={point}
        onFocus={point}
        onBlur={() => setHoveredStop(null)}
      >
        {/* Those who hear the list hear the name first. */}
        <span aria-hidden="true">
          <StayIcon icon={stop.stayIcon} label={stay} size={14} />
        </span>
        <span className={styles.title} lang={title.language}>
          {title.text}
        </span>
        <span className={styles.date}>
          {formatDateRange(stop.record, language) ?? messages.place.dateUnknown}
        </span>
        <span className="visually-hidden">{stay}</span>
        {!stop.record.ispathpart && <span className={styles.date}>{messages.place.sidePoint}</span>}
        {stop.position === null && <span className={styles.date}>{messages.stopList.withoutPosition}</span>}
      </PlaceLink>
    </li>
  );
});

/** Brings the row of a stop into sight of its scrolled surroundings. */
function useRowInSight(list: RefObject<HTMLElement | null>, placeId: number): void {
  useEffect(() => {
    list.current?.querySelector(`[data-stop="${placeId}"]`)?.scrollIntoView({ block: 'center' });
  }, [list, placeId]);
}
