import { shareToMoment, momentToShare } from '@cae-map/expedition/journey/chart/axis';
import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { journeyStore, seekTo, togglePlaying, useJourney } from '../../../lib/journey/journey-store.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { JourneyChart } from './journey-chart.tsx';
import type { JourneyModel } from '../model/journey-model.ts';
import { positionAt } from '../model/journey-position.ts';
import styles from './journey-scale.module.css';
import { formatDay, describePosition, describeLocation } from '../model/journey-text.ts';
import { journeyOptions } from '../model/journey-options.ts';
import { findMomentForKey } from '../model/steer.ts';

/** The slider of the journey, for pointers, keyboards and screen readers. */
export function JourneyScale({ model }: { readonly model: JourneyModel }) {
  const { messages } = useLanguage();
  const { journey, axis } = model;
  const scale = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const [hoveredShare, setHoveredShare] = useState<number | null>(null);
  useMoveHandle(model, handle);
  useAriaValue(model, scale);
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    const share = readPointerShare(event);
    const isDragged = event.currentTarget.hasPointerCapture(event.pointerId);
    if (isDragged) seekTo(shareToMoment(axis, share));
    setHoveredShare(isDragged || event.pointerType !== 'mouse' ? null : share);
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
        const next = findMomentForKey(journey, journeyStore.getState().moment, event, step);
        if (next !== null) seekTo(next);
        else if (event.key === ' ') togglePlaying();
        else return;
        event.preventDefault();
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(shareToMoment(axis, readPointerShare(event)));
        setHoveredShare(null);
      }}
      onPointerMove={drag}
      onPointerLeave={() => setHoveredShare(null)}
    >
      <JourneyChart model={model} />
      <div ref={handle} className={styles.handle} />
      {hoveredShare !== null && <HoverLabel model={model} share={hoveredShare} />}
    </div>
  );
}

/** Returns the position of the pointer on the scale, 0 to 1. */
function readPointerShare(event: PointerEvent<HTMLDivElement>): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return width > 0 ? Math.min(1, Math.max(0, (event.clientX - left) / width)) : 0;
}

/** Moves the handle in every frame by a transform, without layout. */
function useMoveHandle({ axis }: JourneyModel, handleRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const follow = (): void => {
      const share = momentToShare(axis, journeyStore.getState().moment);
      if (handleRef.current) handleRef.current.style.transform = `translateX(${(share * 100).toFixed(3)}%)`;
    };
    follow();
    return journeyStore.subscribe(follow);
  }, [axis, handleRef]);
}

/** The update interval of the value during the playback in milliseconds, since screen readers read every change. */
const updateMilliseconds = 1000;

/** Writes the ARIA value of the slider directly to the element, without rendering. */
function useAriaValue({ journey }: JourneyModel, scale: RefObject<HTMLElement | null>): void {
  const { language, messages } = useLanguage();
  const isPlaying = useJourney((state) => state.isPlaying);
  useEffect(() => {
    const update = (): void => {
      const position = positionAt(journey, journeyStore.getState().moment);
      scale.current?.setAttribute('aria-valuenow', String(Math.floor(position.moment)));
      scale.current?.setAttribute('aria-valuetext', describePosition(position, { language, messages }));
    };
    update();
    if (!isPlaying) return journeyStore.subscribe(update);
    const timer = setInterval(update, updateMilliseconds);
    return () => clearInterval(timer);
  }, [journey, scale, language, messages, isPlaying]);
}

/** The day and the place under the pointer. */
function HoverLabel({
  model: { journey, axis, clock },
  share,
}: {
  readonly model: JourneyModel;
  readonly share: number;
}) {
  const { language, messages } = useLanguage();
  const textContext = { language, messages };
  const position = positionAt(journey, shareToMoment(axis, share));
  return (
    <div
      className={styles.pointed}
      style={{ left: `${share * 100}%`, transform: `translateX(-${share * 100}%)` }}
      aria-hidden="true"
    >
      <b>{formatDay(position.day, textContext.language)}</b> {describeLocation(position, clock, textContext)}
    </div>
  );
}
