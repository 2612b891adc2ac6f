import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { PlaceViewLeg } from '@cae-map/expedition/place-view';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useKilometres } from '../../../lib/kilometres.ts';
import { isStraightLeg } from '../../../lib/leg-distance.ts';
import styles from './leg-fact.module.css';
import { highlightRoute, shortHighlightMilliseconds } from '../../../lib/selection/route-highlight.ts';
import { CloseButton } from '../../../ui/controls/round-button.tsx';

/** The time after which the popover closes automatically, in milliseconds. */
const popoverMilliseconds = 3000;

interface LegPopoverProps {
  /** The `popovertarget` of the button. */
  readonly id: string;
  readonly leg: PlaceViewLeg;
  readonly to: PlaceRecord;
  /** Whether the button has keyboard focus. */
  readonly isButtonFocused: boolean;
}

/**
 * The ends of the leg, its length along the route and the straight distance. The popover closes automatically unless it is
 * hovered or contains the focus, and on Escape. Opening it highlights the leg on the map.
 */
export function LegPopover({ id, leg, to, isButtonFocused }: LegPopoverProps) {
  const { language, messages } = useLanguage();
  const kilometres = useKilometres();
  const wholeKilometres = useKilometres(0);
  const transport = messages.transport[leg.transport ?? 'unknown'];
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isInUse, setInUse] = useState(false);

  useEffect(() => {
    if (!isOpen || isInUse || isButtonFocused) return undefined;
    const timer = setTimeout(() => popover.current?.hidePopover(), popoverMilliseconds);
    return () => clearTimeout(timer);
  }, [isOpen, isInUse, isButtonFocused]);

  return (
    <div
      ref={popover}
      id={id}
      popover="auto"
      className={styles.popover}
      onToggle={({ newState }) => {
        setOpen(newState === 'open');
        setInUse(false);
        if (newState === 'open') highlightRoute(leg.legIds, shortHighlightMilliseconds);
      }}
      onPointerEnter={() => setInUse(true)}
      onPointerLeave={() => setInUse(false)}
      onFocus={() => setInUse(true)}
      onBlur={() => setInUse(false)}
    >
      <div role="status">
        {isOpen && (
          <>
            <p className={styles.between}>
              {messages.place.way.between(getTitle(leg.from, language), getTitle(to, language))}
            </p>
            {isStraightLeg(leg) ? (
              <>
                <p>{messages.place.distanceStraight(kilometres(leg.straightMetres), transport)}</p>
                <p>{messages.place.way.notRecorded}</p>
              </>
            ) : (
              <>
                <p>
                  {leg.isInferred
                    ? messages.place.way.alongInferred(wholeKilometres(leg.distanceMetres), transport)
                    : leg.isRecorded
                      ? messages.place.way.along(kilometres(leg.distanceMetres), transport)
                      : messages.place.distanceAbout(wholeKilometres(leg.distanceMetres), transport)}
                </p>
                {leg.isInferred && <p>{messages.place.way.inferred}</p>}
                <p>{messages.place.way.straight(kilometres(leg.straightMetres))}</p>
              </>
            )}
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
