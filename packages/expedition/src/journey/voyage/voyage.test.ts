import fc from 'fast-check';
import { expect, test } from 'vitest';
import { someJourney } from '../../testing/journeys.ts';
import { aPlace } from '../../testing/records.ts';
import {
  createVoyage,
  momentOfVoyage,
  readingSeconds,
  sceneAt,
  type ChapterPlan,
  type Voyage,
} from './voyage.ts';

const journey = someJourney(
  [1, 2, 3, 4, 5].map((place_id) =>
    aPlace({ place_id, seqid: place_id, date: `1925-03-0${place_id}`, enddate: `1925-03-0${place_id}` }),
  ),
);

function plan(until: number, seconds = 7, caption = 'A short caption.'): ChapterPlan {
  return { until, seconds, captions: [caption] };
}

function create(...chapters: ChapterPlan[]): Voyage {
  const voyage = createVoyage(journey, 1, chapters);
  if (voyage === null) throw new Error('there is no voyage');
  return voyage;
}

const arrivalAt = (placeId: number) => journey.stopsByPlace.get(placeId)?.arrival;

test('createVoyage returns null without chapters', () => {
  expect(createVoyage(journey, 1, [])).toBeNull();
});

test('each scene travels from the end of the previous one to the arrival at its stop', () => {
  const { scenes } = create(plan(1), plan(3), plan(5));
  expect(scenes.map(({ from, to }) => [from, to])).toEqual([
    [arrivalAt(1), arrivalAt(1)],
    [arrivalAt(1), arrivalAt(3)],
    [arrivalAt(3), arrivalAt(5)],
  ]);
});

test('a scene lasts as long as the longest caption takes to read', () => {
  const caption = 'x'.repeat(300);
  const { scenes, length } = create(plan(3), plan(5, 7, caption));
  expect(scenes.map((scene) => scene.length)).toEqual([7000, 1000 * readingSeconds(caption)]);
  expect(length).toBe(7000 + 1000 * readingSeconds(caption));
});

test('a scene whose stop is not on the journey keeps its time and does not move the travellers', () => {
  const { scenes } = create(plan(3), plan(99), plan(5));
  expect(scenes[1]).toMatchObject({ from: arrivalAt(3), to: arrivalAt(3), length: 7000 });
  expect(scenes[2]).toMatchObject({ from: arrivalAt(3), to: arrivalAt(5) });
});

test('a scene begins and ends at its exact moments', () => {
  const voyage = create(plan(3), plan(5));
  expect(momentOfVoyage(voyage, 0)).toBe(arrivalAt(1));
  expect(momentOfVoyage(voyage, 6999)).toBe(arrivalAt(3));
  expect(momentOfVoyage(voyage, 7000)).toBe(arrivalAt(3));
  expect(momentOfVoyage(voyage, voyage.length)).toBe(arrivalAt(5));
});

test('the moment never decreases during the film', () => {
  const voyage = create(plan(2), plan(4), plan(99), plan(5));
  fc.assert(
    fc.property(
      fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
      (shares) => {
        const [early = 0, late = 0] = shares.toSorted((a, b) => a - b).map((share) => share * voyage.length);
        expect(momentOfVoyage(voyage, early)).toBeLessThanOrEqual(momentOfVoyage(voyage, late));
      },
    ),
  );
});

test('sceneAt returns the first or the last scene outside of the film', () => {
  const voyage = create(plan(3), plan(5));
  expect(sceneAt(voyage, -1).index).toBe(0);
  expect(sceneAt(voyage, 1e9).index).toBe(1);
});
