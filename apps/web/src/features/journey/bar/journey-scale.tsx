import { shareToMoment, momentToShare } from '@cae-map/expedition/journey/chart/axis';
import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { journeyStore, seekTo, togglePlaying, useJourney } from '../../../lib/journey/journey-store.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { JourneyChart } from './journey-chart.tsx';
import type { JourneyModel } from '../model/journey-model.ts';
import { positionAt } from '../model/journey-position.ts';
import styles from './journey-scale.module.css';
import { dayInWords, spokenPosition, whereInWords } from '../model/journey-text.ts';
import { journeyOptions } from '../model/journey-options.ts';
import { momentOfKey } from '../model/steer.ts';

/** The scale of the journey with its handle: a slider for the pointer, the keyboard and those who listen. */
export function JourneyScale({ model }: { readonly model: JourneyModel }) {
  const { messages } = useLanguage();
  const { journey, axis } = model;
  const scale = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const [pointedShare, point] = useState<number | null>(null);
  useHandle(model, handle);
  useSpokenValue(model, scale);
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    const share = shareUnder(event);
    const isDragged = event.currentTarget.hasPointerCapture(event.pointerId);
    if (isDragged) seekTo(shareToMoment(axis, share));
    point(isDragged || event.pointerType !== 'mouse' ? null : share);
  };
  return (
    <div
      ref={scale}
      role="slider"
      tabIndex={0}
      className={styles.scale}
      aria-label={messages.journey.date}
      aria-valuemin={0}
      aria-valuemax={Math.floor(journey.end)}
      aria-valuenow={0}
      aria-orientation="horizontal"
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const { step } = journeyOptions.store.getState();
        const next = momentOfKey(journey, journeyStore.getState().moment, event, step);
        if (next !== null) seekTo(next);
        else if (event.key === ' ') togglePlaying();
        else return;
        event.preventDefault();
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(shareToMoment(axis, shareUnder(event)));
        point(null);
      }}
      onPointerMove={drag}
      onPointerLeave={() => point(null)}
    >
      <JourneyChart model={model} />
      <div ref={handle} className={styles.handle} />
      {pointedShare !== null && <Pointed model={model} share={pointedShare} />}
    </div>
  );
}

/** Where the pointer is on the scale, 0 to 1. */
function shareUnder(event: PointerEvent<HTMLDivElement>): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return width > 0 ? Math.min(1, Math.max(0, (event.clientX - left) / width)) : 0;
}

/** Moves the handle with every frame; nothing is laid out anew for it. */
function useHandle({ axis }: JourneyModel, handleRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const follow = (): void => {
      const share = momentToShare(axis, journeyStore.getState().moment);
      if (handleRef.current) handleRef.current.style.transform = `translateX(${(share * 100).toFixed(3)}%)`;
    };
    follow();
    return journeyStore.subscribe(follow);
  }, [axis, handleRef]);
}

/** While it plays the value is told so often, in milliseconds: it is read out whenever it changes. */
const tellingMilliseconds = 1000;

/** The value of the slider as it is spoken. It goes to the element itself: nothing has to be drawn again. */
function useSpokenValue({ journey }: JourneyModel, scale: RefObject<HTMLElement | null>): void {
  const { language, messages } = useLanguage();
  const isPlaying = useJourney((state) => state.isPlaying);
  useEffect(() => {
    const tell = (): void => {
      const position = positionAt(journey, journeyStore.getState().moment);
      scale.current?.setAttribute('aria-valuenow', String(Math.floor(position.moment)));
      scale.current?.setAttribute('aria-valuetext', spokenPosition(position, { language, messages }));
    };
    tell();
    if (!isPlaying) return journeyStore.subscribe(tell);
    const timer = setInterval(tell, tellingMilliseconds);
    return () => clearInterval(timer);
  }, [journey, scale, language, messages, isPlaying]);
}

/** The day and the place under the pointer. */
function Pointed({
  model: { journey, axis, clock },
  share,
}: {
  readonly model: JourneyModel;
  readonly share: number;
}) {
  const { language, messages } = useLanguage();
  const speech = { language, messages };
  const position = positionAt(journey, shareToMoment(axis, share));
  return (
    <div
      className={styles.pointed}
      style={{ left: `${share * 100}%`, transform: `translateX(-${share * 100}%)` }}
      aria-hidden="true"
    >
      <b>{dayInWords(position.day, speech.language)}</b> {whereInWords(position, clock, speech)}
    </div>
  );
}
