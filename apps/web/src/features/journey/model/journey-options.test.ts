// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useOccupiedEdges } from '../../../lib/map-edges/map-edges.ts';
import { createJourneyPanel } from '../journey-panel.ts';
import { journeyOptions } from './journey-options.ts';

beforeEach(() => {
  localStorage.clear();
  journeyOptions.store.setState(journeyOptions.initial, true);
});

test('journeyOptions stores and restores the options of the player', () => {
  const chosen = { speed: 4, clock: 'days', step: 'day', isCollapsed: true } as const;
  journeyOptions.change({ speed: chosen.speed, clock: chosen.clock });
  journeyOptions.change({ step: chosen.step, isCollapsed: chosen.isCollapsed });
  journeyOptions.store.setState(journeyOptions.initial, true);
  journeyOptions.restore();
  expect(journeyOptions.store.getState()).toEqual(chosen);
});

test('journeyOptions replaces an invalid stored value by its initial value', () => {
  expect(
    journeyOptions.read({ speed: 3, clock: 'hours', step: 'day', isCollapsed: 'yes', moment: 9 }),
  ).toEqual({ speed: 1, clock: 'stops', step: 'day', isCollapsed: false });
});

test('a collapsed bar reserves less height of the map', () => {
  const edges = renderHook(() => useOccupiedEdges([createJourneyPanel(false)])).result;
  expect(edges.current['--occupied-bottom']).toContain('var(--journey-bar) ');
  act(() => journeyOptions.change({ isCollapsed: true }));
  expect(edges.current['--occupied-bottom']).toContain('var(--journey-bar-collapsed) ');
});
