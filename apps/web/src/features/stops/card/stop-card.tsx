import { useRef } from 'react';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { stayDays } from '@cae-map/expedition/dates/stays';
import { titleIn } from '@cae-map/expedition/texts/titles';
import type { Place } from '@cae-map/expedition/to-expedition';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { phoneQuery } from '../../../lib/browser/media-queries.ts';
import type { Camera } from '../../../map/camera/camera.ts';
import type { ScreenPoint } from '../../../map/camera/screen-geometry.ts';
import { StayIcon } from '../../../ui/icons/stay-icon.tsx';
import styles from './stop-card.module.css';
import { useScreenPosition } from './use-screen-position.ts';

interface StopCardProps {
  readonly place: Place;
  readonly camera: Camera;
  /** Whether the stop has the pin; the card is above the pin then. */
  readonly hasPin?: boolean;
}

/** A card at the position of a stop on the map with its title, its dates and its stay. */
export function StopCard({ place, camera, hasPin = false }: StopCardProps) {
  const { language, messages } = useLanguage();
  const card = useRef<HTMLDivElement>(null);
  useScreenPosition(card, camera, place.position, positionCard);
  const title = titleIn(place.record, language);
  const nights = place.precision === 'day' ? stayDays(place.record) : null;
  const stay = messages.place.stay[place.stayIcon];
  return (
    <div ref={card} className={styles.card} data-pin={hasPin} role="tooltip">
      <strong className={styles.title} lang={title.language}>
        {title.text}
      </strong>
      <span>{formatDateRange(place.record, language) ?? messages.place.dateUnknown}</span>
      <span className={styles.stay}>
        <span aria-hidden="true">
          <StayIcon icon={place.stayIcon} label={stay} size={14} />
        </span>
        {nights === null || nights === 0 ? stay : `${stay}, ${messages.place.days(nights + 1)}`}
      </span>
    </div>
  );
}

/**
 * The space that a card needs above and beside its point, in CSS pixels, including the header and on a phone the key hints
 * of the walk.
 */
const spaceAbove = { desktop: 190, phone: 290 };
const spaceBeside = 148;

function positionCard(element: HTMLElement, { x, y }: ScreenPoint): void {
  const isPhone = window.matchMedia(phoneQuery).matches;
  const widest = Math.max(spaceBeside, window.innerWidth - spaceBeside);
  const inside = Math.min(Math.max(x, spaceBeside), widest);
  element.dataset.side = y < (isPhone ? spaceAbove.phone : spaceAbove.desktop) ? 'below' : 'above';
  element.style.translate = `${inside}px ${y}px`;
}
