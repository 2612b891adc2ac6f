import { momentOfDayAt, momentOfPlace } from '@cae-map/expedition/journey/days/moment-of-place';
import type { Journey } from '@cae-map/expedition/journey/journey';
import type { Moment } from '@cae-map/expedition/journey/moment';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { IconFocusCentered } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { journeyStore } from '../../../lib/journey/journey-store.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { setFollowsText, useFollowsText } from '../../../lib/reading/reading-map.ts';
import { useReadText, type ReadText } from '../../../lib/reading/reading-store.ts';
import { useDebounced } from '../../../lib/timing/use-debounced.ts';
import type { Camera } from '../../../map/camera/camera.ts';
import { useMapOverlay } from '../../../map/map-context.tsx';
import { useMapColorScheme } from '../../../map/style/use-map-color-scheme.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { JourneyBar } from '../bar/journey-bar.tsx';
import type { JourneyModel } from '../model/journey-model.ts';
import { MotionLines } from '../motion/motion-lines.tsx';
import { Traveller } from '../motion/traveller.tsx';
import { usePassedStops } from '../motion/use-passed-stops.ts';
import { journeyPageMessages } from '../messages/index.ts';
import { namesOverlay } from './names-overlay.ts';
import { positionsOf, showReadText } from './read-view.ts';
import styles from './reading-director.module.css';

interface ReadingDirectorProps {
  readonly model: JourneyModel;
  readonly expedition: Expedition;
  readonly camera: Camera;
}

/** For how long the reader has to stay at a text before the map shows it, in milliseconds, so that nothing moves during a quick scroll. */
const settledMilliseconds = 250;

/** Shows on the map what is being read beside it: the stop, the route so far and the named places. The bar follows, too. */
export function ReadingDirector({ model, expedition, camera }: ReadingDirectorProps) {
  const { journey } = model;
  const text = useDebounced(
    useReadText((read) => read),
    settledMilliseconds,
  );
  useMomentOfText(journey, text);
  useFollowText(expedition, camera, text);
  usePassedStops(journey);
  useNames(expedition, text);
  return (
    <>
      <MotionLines journey={journey} />
      <Traveller journey={journey} camera={camera} />
      <JourneyBar model={model} />
      <FollowButton />
    </>
  );
}

/** Moves the journey to the text; without a date and a place of the journey the last moment stays. */
function useMomentOfText(journey: Journey, text: ReadText | null): void {
  // A layout effect is cleaned up before the journey player, which replaces the reader, sets the moment of the open stop.
  useLayoutEffect(() => {
    const moment = text === null ? null : momentOfText(journey, text);
    if (moment === null) return;
    journeyStore.setState({ moment, isActive: true, isPlaying: false, mover: 'address' });
  }, [journey, text]);
  useLayoutEffect(() => () => journeyStore.setState({ isActive: false, isPlaying: false }), []);
}

/** The moment of a text: its first day, at its place if the journey was there on that day; else when its place was reached. */
export function momentOfText(journey: Journey, { date, aboutIds }: ReadText): Moment | null {
  const [placeId = null] = aboutIds;
  if (date !== null) return momentOfDayAt(journey, date, placeId);
  return placeId === null ? null : momentOfPlace(journey, placeId);
}

function useFollowText(expedition: Expedition, camera: Camera, text: ReadText | null): void {
  const isFollowing = useFollowsText();
  useEffect(() => camera.onMovedByHand(() => setFollowsText(false)), [camera]);
  useEffect(() => {
    if (isFollowing && text !== null) showReadText(expedition, camera, text);
  }, [expedition, camera, text, isFollowing]);
}

const nameColours = { light: '#b5402a', dark: '#f0977a' } as const;

function useNames(expedition: Expedition, text: ReadText | null): void {
  const color = nameColours[useMapColorScheme()];
  useMapOverlay(
    useMemo(
      () =>
        namesOverlay(
          text === null ? [] : positionsOf(expedition, [...text.aboutIds, ...text.mentionedIds]),
          color,
        ),
      [expedition, text, color],
    ),
  );
}

/** The button that lets the map follow the text again after the reader has moved the map. */
function FollowButton() {
  const { messages } = useLanguage(journeyPageMessages);
  const isFollowing = useFollowsText();
  if (isFollowing) return null;
  return (
    <Button look="main" className={styles.follow} onClick={() => setFollowsText(true)}>
      <IconFocusCentered size={18} stroke={1.8} aria-hidden="true" />
      {messages.reading.follow}
    </Button>
  );
}
