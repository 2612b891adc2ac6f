import { shareToMoment, momentToShare } from '@cae-map/expedition/journey/chart/axis';
import type { Moment } from '@cae-map/expedition/journey/moment';
import { useEffect, useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { journeyStore, seekTo, togglePlaying, useJourney } from '../../../lib/journey/journey-store.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { JourneyChart } from './journey-chart.tsx';
import { describeHeight, useJourneyHeights } from '../model/journey-height.ts';
import type { JourneyModel } from '../model/journey-model.ts';
import { positionAt } from '../model/journey-position.ts';
import styles from './journey-scale.module.css';
import { SkylineStrip } from './skyline.tsx';
import { pointAtMoment, usePointedMoment } from '../model/pointed-moment.ts';
import { formatDay, describePosition, describeLocation } from '../model/journey-text.ts';
import { journeyOptions } from '../model/journey-options.ts';
import { findMomentForKey } from '../model/steer.ts';

/** The slider of the journey, for pointers, keyboards and screen readers. */
export function JourneyScale({ model }: { readonly model: JourneyModel }) {
  const { messages } = useLanguage();
  const { journey, axis } = model;
  const scale = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const pointedMoment = usePointedMoment();
  const pointAt = (share: number | null): void =>
    pointAtMoment(share === null ? null : shareToMoment(axis, share));
  useEffect(() => () => pointAtMoment(null), []);
  useMoveHandle(model, handle);
  useAriaValue(model, scale);
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    const share = readPointerShare(event);
    const isDragged = event.currentTarget.hasPointerCapture(event.pointerId);
    if (isDragged) seekTo(shareToMoment(axis, share));
    // A finger covers the handle, and a phone has no room for the texts in the bar.
    const isShown = event.pointerType === 'mouse' ? !isDragged : isDragged;
    pointAt(isShown ? share : null);
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
        pointAt(null);
      }}
      onPointerMove={drag}
      onPointerUp={({ pointerType }) => pointerType !== 'mouse' && pointAt(null)}
      onPointerCancel={() => pointAt(null)}
      onPointerLeave={() => pointAt(null)}
    >
      <JourneyChart model={model} />
      <SkylineStrip model={model} />
      <div ref={handle} className={styles.handle} />
      {pointedMoment !== null && <HoverLabel model={model} moment={pointedMoment} />}
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
  const heights = useJourneyHeights(journey);
  useEffect(() => {
    const update = (): void => {
      const position = positionAt(journey, journeyStore.getState().moment);
      const context = { language, messages };
      const texts = [describePosition(position, context), describeHeight(position, heights, context)];
      scale.current?.setAttribute('aria-valuenow', String(Math.floor(position.moment)));
      scale.current?.setAttribute('aria-valuetext', texts.filter((text) => text !== null).join(', '));
    };
    update();
    if (!isPlaying) return journeyStore.subscribe(update);
    const timer = setInterval(update, updateMilliseconds);
    return () => clearInterval(timer);
  }, [journey, heights, scale, language, messages, isPlaying]);
}

/** The day, the place and the height under the pointer. */
function HoverLabel({
  model: { journey, axis, clock },
  moment,
}: {
  readonly model: JourneyModel;
  readonly moment: Moment;
}) {
  const { language, messages } = useLanguage();
  const textContext = { language, messages };
  const position = positionAt(journey, moment);
  const height = describeHeight(position, useJourneyHeights(journey), textContext);
  const share = momentToShare(axis, moment);
  return (
    <div
      className={styles.pointed}
      style={{ left: `${share * 100}%`, transform: `translateX(-${share * 100}%)` }}
      aria-hidden="true"
    >
      <b>{formatDay(position.day, textContext.language)}</b> {describeLocation(position, clock, textContext)}
      {height !== null && <span className={styles.height}>{height}</span>}
    </div>
  );
}
