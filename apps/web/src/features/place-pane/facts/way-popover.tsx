import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { PlaceViewLeg } from '@cae-map/expedition/place-view';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { highlightRoute, otherMilliseconds } from '../../../lib/route-highlight.ts';
import { useKilometres } from '../../../lib/kilometres.ts';
import { CloseButton } from '../../../ui/round-button.tsx';
import styles from './way-here.module.css';

/** How long the popover stays open by itself, in milliseconds. */
const popoverMilliseconds = 3000;

interface WayPopoverProps {
  /** The id by which its button opens it. */
  readonly id: string;
  readonly leg: PlaceViewLeg;
  readonly to: PlaceRecord;
  /** Whether the keyboard is at the button that has opened it. */
  readonly isAtButton: boolean;
}

/**
 * From where to where the way leads, how long it is along the route and as the crow flies. It closes by itself, but not
 * while it is pointed at or holds the keyboard; Escape closes it too. The way is lit on the map when it opens.
 */
export function WayPopover({ id, leg, to, isAtButton }: WayPopoverProps) {
  const { language, messages } = useLanguage();
  const kilometres = useKilometres();
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (!isOpen || isHeld || isAtButton) return undefined;
    const timer = setTimeout(() => popover.current?.hidePopover(), popoverMilliseconds);
    return () => clearTimeout(timer);
  }, [isOpen, isHeld, isAtButton]);

  return (
    <div
      ref={popover}
      id={id}
      popover="auto"
      className={styles.popover}
      onToggle={({ newState }) => {
        setOpen(newState === 'open');
        setHeld(false);
        if (newState === 'open') highlightRoute(leg.legIds, otherMilliseconds);
      }}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="status">
        {isOpen && (
          <>
            <p className={styles.between}>
              {messages.place.way.between(getTitle(leg.from, language), getTitle(to, language))}
            </p>
            <p>
              {messages.place.way.along(
                kilometres(leg.distanceMetres),
                messages.transport[leg.transport ?? 'unknown'],
              )}
            </p>
            <p>{messages.place.way.straight(kilometres(leg.straightMetres))}</p>
          </>
        )}
      </div>
      <CloseButton
        isBare
        className={styles.close}
        popoverTarget={id}
        popoverTargetAction="hide"
        label={messages.place.way.close}
      />
    </div>
  );
}
