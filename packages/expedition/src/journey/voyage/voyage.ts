import type { Journey } from '../journey.ts';
import type { Moment } from '../moment.ts';
import { journeyClock, millisecondsAt, momentAt, type JourneyClock } from '../player/clock.ts';

/** The part of a chapter that the film depends on. */
export interface ChapterPlan {
  /** The stop at whose arrival the chapter ends. */
  readonly until: number;
  /** The length in seconds, at least; see `readingSeconds`. */
  readonly seconds: number;
  /** The caption that is read meanwhile, in any language. */
  readonly captions: readonly string[];
}

/** A chapter of the film in time. */
export interface Scene {
  readonly index: number;
  /** Start and length within the film, in milliseconds. */
  readonly start: number;
  readonly length: number;
  /** The part of the journey that is travelled in it. */
  readonly from: Moment;
  readonly to: Moment;
}

/** The expedition as a film of chapters. */
export interface Voyage {
  readonly scenes: readonly [Scene, ...Scene[]];
  /** In milliseconds. */
  readonly length: number;
  /** The playback time of a journey in which every stop takes about the same time. */
  readonly clock: JourneyClock;
}

/** Silent reading of captions: subtitle guidelines allow 15 to 17 characters a second. */
const charactersPerSecond = 15;
/** The time to notice a new caption, in seconds. */
const noticeSeconds = 1;

/** The time in seconds in which a caption can be read. */
export function readingSeconds(caption: string): number {
  return noticeSeconds + caption.length / charactersPerSecond;
}

/** The length of a chapter in milliseconds: as planned, or longer if its longest caption needs it. */
export function sceneLength({ seconds, captions }: ChapterPlan): number {
  return 1000 * Math.max(seconds, ...captions.map(readingSeconds));
}

/** The shares of a scene in which the travellers rest, so that the camera can arrive and the caption be finished. */
const restBefore = 0.22;
const restAfter = 0.1;

/**
 * Plans the film. A chapter lasts its planned time, or longer if its longest caption needs it. Chapters whose stop is not
 * part of the journey, for example because its section is hidden, keep their time and show the map without travelling.
 * @param startId the stop at which the first chapter begins
 */
export function createVoyage(
  journey: Journey,
  startId: number,
  chapters: readonly ChapterPlan[],
): Voyage | null {
  const clock = journeyClock(journey, 'stops');
  let start = 0;
  let from = journey.stopsByPlace.get(startId)?.arrival ?? journey.start;
  const scenes = chapters.map((chapter, index): Scene => {
    const length = sceneLength(chapter);
    const to = Math.max(from, journey.stopsByPlace.get(chapter.until)?.arrival ?? from);
    const scene = { index, start, length, from, to };
    start += length;
    from = to;
    return scene;
  });
  const [first, ...others] = scenes;
  return first === undefined ? null : { scenes: [first, ...others], length: start, clock };
}

/** Returns the scene at a time of the film, in milliseconds; the first or the last one outside of it. */
export function sceneAt({ scenes }: Voyage, time: number): Scene {
  return scenes.findLast(({ start }) => start <= time) ?? scenes[0];
}

/** Returns the moment of the journey at a time of the film, in milliseconds. Every stop of a scene takes the same time. */
export function momentOfVoyage(voyage: Voyage, time: number): Moment {
  const { start, length, from, to } = sceneAt(voyage, time);
  const share = ((time - start) / length - restBefore) / (1 - restBefore - restAfter);
  const [first, last] = [millisecondsAt(voyage.clock, from), millisecondsAt(voyage.clock, to)];
  // The ends are exact: interpolation back and forth could miss them by a rounding error.
  if (share <= 0) return from;
  if (share >= 1) return to;
  return momentAt(voyage.clock, first + (last - first) * easeInOut(share));
}

/** Accelerates and slows down smoothly (smoothstep, 3x² − 2x³). */
function easeInOut(share: number): number {
  return share * share * (3 - 2 * share);
}
