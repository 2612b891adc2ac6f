import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { accuracyBars } from '@cae-map/expedition/places/accuracy';
import { titleIn } from '@cae-map/expedition/texts/titles';
import type { Place } from '@cae-map/expedition/to-expedition';
import { memo, useEffect, useMemo, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { findRowForKey } from './find-row-for-key.ts';
import { setHoveredStop } from '../../lib/selection/hovered-stop.ts';
import { useIsInBrowser } from '../../lib/browser/use-is-in-browser.ts';
import { PlaceLink } from '../../ui/links/place-link.tsx';
import { AccuracyBars } from '../../ui/icons/accuracy-bars.tsx';
import { StayIcon } from '../../ui/icons/stay-icon.tsx';
import styles from './stop-list.module.css';
import { groupStopsByYear } from './use-listed-stops.ts';

interface StopListProps {
  /** In travel order. */
  readonly stops: readonly Place[];
  readonly selectedId: number;
  /** The stops in the view of the map; null without a map. */
  readonly inView: ReadonlySet<number> | null;
}

/**
 * The list of stops in travel order by year, scrolled to the open stop. The list is a single tab stop, at the open stop, and
 * the arrow keys move through it; without scripts every row is a tab stop.
 */
export function StopList({ stops, selectedId, inView }: StopListProps) {
  const { messages } = useLanguage();
  const years = useMemo(() => groupStopsByYear(stops), [stops]);
  const list = useRef<HTMLDivElement>(null);
  useScrollRowIntoView(list, selectedId);
  // A focused row that is removed dispatches no blur event.
  useEffect(() => () => setHoveredStop(null), []);
  const isInBrowser = useIsInBrowser();
  const tabStopId = stops.some(({ id }) => id === selectedId) ? selectedId : stops[0]?.id;
  const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
    const row = findRowForKey(event.currentTarget, event);
    if (row === null) return;
    event.preventDefault();
    row.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the handler receives the keys of the focused row
    <div
      ref={list}
      className={styles.years}
      onPointerLeave={() => setHoveredStop(null)}
      onKeyDown={moveFocus}
    >
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
                isTabStop={!isInBrowser || stop.id === tabStopId}
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
  const accuracy = `${messages.place.position}: ${messages.accuracy[stop.record.accuracy_level]}`;
  const highlight = () => setHoveredStop(stop.position === null ? null : stop.id);
  return (
    <li data-in-view={isInView} data-stop={stop.id}>
      <PlaceLink
        placeId={stop.id}
        className={styles.stop ?? ''}
        {...(isOpen ? { 'aria-current': 'location' as const } : {})}
        {...(isTabStop ? {} : { tabIndex: -1 })}
        onPointerEnter={highlight}
        onFocus={highlight}
        onBlur={() => setHoveredStop(null)}
      >
        {/* Hidden from screen readers, so that they read the title first. */}
        <span aria-hidden="true">
          <StayIcon icon={stop.stayIcon} label={stay} size={14} />
        </span>
        <span className={styles.title} lang={title.language}>
          {title.text}
        </span>
        <span className={styles.date}>
          {formatDateRange(stop.record, language) ?? messages.place.dateUnknown}
        </span>
        <span className={styles.accuracy} title={accuracy}>
          <AccuracyBars bars={accuracyBars(stop.record.accuracy_level)} />
        </span>
        <span className="visually-hidden">{`${stay}, ${accuracy}`}</span>
        {!stop.record.ispathpart && <span className={styles.date}>{messages.place.sidePoint}</span>}
        {stop.position === null && <span className={styles.date}>{messages.stopList.withoutPosition}</span>}
      </PlaceLink>
    </li>
  );
});

/** Scrolls the row of a stop to the centre of the scroll container. */
function useScrollRowIntoView(list: RefObject<HTMLElement | null>, placeId: number): void {
  useEffect(() => {
    list.current?.querySelector(`[data-stop="${placeId}"]`)?.scrollIntoView({ block: 'center' });
  }, [list, placeId]);
}
