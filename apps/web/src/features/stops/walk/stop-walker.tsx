import { useId, useMemo, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import type { VisitedOn } from '@cae-map/contract/enumerations';
import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { getTitle } from '@cae-map/expedition/texts/titles';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { StopCard } from '../card/stop-card.tsx';
import { cameraStore } from '../../../map/camera/camera-store.ts';
import type { Camera } from '../../../map/camera/camera.ts';
import type { ScreenPoint } from '../../../map/camera/screen-geometry.ts';
import styles from './stop-walker.module.css';
import { moveTo, useScreenPosition } from '../card/use-screen-position.ts';
import { useStopWalk } from './use-stop-walk.ts';
import type { StopWalk, StopWalkOptions } from './use-stop-walk.ts';
import { walkableStops } from './walkable-stops.ts';
import { Button } from '../../../ui/controls/button.tsx';

interface StopWalkerProps {
  readonly expedition: Expedition;
  readonly camera: Camera | null;
  /** The open stop, where the walk starts. Opening another stop moves the walk there. */
  readonly selectedId: number | null;
  readonly sections: readonly VisitedOn[];
  readonly whitelist?: readonly number[];
  readonly onOpen: (placeId: number) => void;
}

const noWhitelist: readonly number[] = [];

/**
 * Access to the stops on the map for keyboards and screen readers: a single tab stop that moves along the stops of the route.
 */
export function StopWalker(properties: StopWalkerProps) {
  const { expedition, sections, whitelist = noWhitelist } = properties;
  const stops = useMemo(
    () => walkableStops(expedition, { sections, whitelist }),
    [expedition, sections, whitelist],
  );
  const [first] = stops;
  return first ? <Walker {...properties} stops={stops} first={first} /> : null;
}

function Walker(options: StopWalkOptions) {
  const walk = useStopWalk(options);
  const [isFocused, setIsFocused] = useState(false);
  const instructionsId = useId();
  return (
    <div
      className={styles.walker}
      onFocus={() => setIsFocused(true)}
      onBlur={(event) => setIsFocused(isFocusInside(event))}
    >
      <WalkedStop {...options} walk={walk} instructionsId={instructionsId} />
      {isFocused && options.camera && (
        <StopCard place={walk.here} camera={options.camera} hasPin={walk.here.id === options.selectedId} />
      )}
      <WalkHelp walk={walk} isShown={isFocused} instructionsId={instructionsId} />
    </div>
  );
}

interface WalkedStopProps extends StopWalkOptions {
  readonly walk: StopWalk;
  readonly instructionsId: string;
}

/** The tab stop: a listbox that contains only the current option. */
function WalkedStop({ walk, stops, camera, selectedId, instructionsId }: WalkedStopProps) {
  const { language, messages } = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const { here } = walk;
  useScreenPosition(element, camera, here.position, followWhenFocused);
  const date = formatDateRange(here.record, language) ?? messages.place.dateUnknown;
  return (
    <div
      ref={element}
      className={styles.proxy}
      role="listbox"
      tabIndex={0}
      aria-label={messages.map.walker.label}
      aria-describedby={instructionsId}
      aria-activedescendant={optionId(here.id)}
      onFocus={walk.show}
      onKeyDown={walk.handleKey}
    >
      <div
        id={optionId(here.id)}
        role="option"
        aria-selected={here.id === selectedId}
        aria-posinset={stops.indexOf(here) + 1}
        aria-setsize={stops.length}
        aria-label={`${getTitle(here.record, language)}, ${date}`}
      />
    </div>
  );
}

interface WalkHelpProps {
  readonly walk: StopWalk;
  readonly isShown: boolean;
  readonly instructionsId: string;
}

/** The key hints and the button that announces the position; visually hidden until the walk or the button is focused. */
function WalkHelp({ walk, isShown, instructionsId }: WalkHelpProps) {
  const { messages } = useLanguage();
  return (
    <div className={styles.help} data-shown={isShown}>
      <p id={instructionsId} className="visually-hidden">
        {messages.map.walker.instructions}
      </p>
      <p aria-hidden="true" className={styles.hint}>
        {messages.map.walker.hint}
      </p>
      <Button onClick={walk.announce}>{messages.map.walker.whereAmI}</Button>
      <p role="status" className={styles.announcement}>
        {/* A new key each time, so that screen readers repeat an identical text. */}
        <span key={walk.announcement.count}>{walk.announcement.text}</span>
      </p>
    </div>
  );
}

/** Without focus the element is moved only after the end of a movement, which saves a style calculation per frame. */
function followWhenFocused(element: HTMLElement, point: ScreenPoint): void {
  if (document.activeElement === element || !cameraStore.getState().isMoving) moveTo(element, point);
}

function optionId(placeId: number): string {
  return `walked-stop-${placeId}`;
}

function isFocusInside({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
}
