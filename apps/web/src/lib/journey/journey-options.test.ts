// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logWarning } from '../log.ts';
import { changeJourneyOptions, readJourneyOptions, restoreJourneyOptions } from './journey-options.ts';
import { initialJourneyOptions, journeyStore, resetJourney, steerTo } from './journey-store.ts';

vi.mock('../log.ts');

beforeEach(() => {
  localStorage.clear();
  resetJourney();
});
afterEach(() => void vi.mocked(logWarning).mockClear());

test('how the journey is played comes back, and where it stands does not', () => {
  const chosen = { speed: 4, clock: 'days', step: 'day', isCollapsed: true } as const;
  steerTo(12);
  changeJourneyOptions({ speed: chosen.speed, clock: chosen.clock });
  changeJourneyOptions({ step: chosen.step, isCollapsed: chosen.isCollapsed });
  resetJourney();
  restoreJourneyOptions();
  expect(journeyStore.getState()).toMatchObject({ ...chosen, moment: 0, isActive: false });
});

test('what cannot be read of it is as at a first visit, one by one', () => {
  expect(
    readJourneyOptions({ speed: 3, clock: 'hours', step: 'day', isCollapsed: 'yes', moment: 9 }),
  ).toEqual({
    ...initialJourneyOptions,
    step: 'day',
  });
  for (const kept of [null, [], 'text', 2, {}])
    expect(readJourneyOptions(kept)).toEqual(initialJourneyOptions);
});

test('what is no JSON is told of and left', () => {
  localStorage.setItem('journeyOptions', '{broken');
  restoreJourneyOptions();
  expect(journeyStore.getState()).toMatchObject(initialJourneyOptions);
  expect(logWarning).toHaveBeenCalledOnce();
});

test('where the browser keeps nothing, a choice holds for the visit', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  changeJourneyOptions({ speed: 2 });
  expect(journeyStore.getState().speed).toBe(2);
  expect(refuse).toHaveBeenCalled();
  refuse.mockRestore();
});
