// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useOccupiedEdges } from '../../../lib/map-edges/map-edges.ts';
import { journeyPanel } from '../journey-panel.ts';
import { journeyOptions } from './journey-options.ts';

beforeEach(() => {
  localStorage.clear();
  journeyOptions.store.setState(journeyOptions.initial, true);
});

test('the options of the player are stored and restored', () => {
  const chosen = { speed: 4, clock: 'days', step: 'day', isCollapsed: true } as const;
  journeyOptions.change({ speed: chosen.speed, clock: chosen.clock });
  journeyOptions.change({ step: chosen.step, isCollapsed: chosen.isCollapsed });
  journeyOptions.store.setState(journeyOptions.initial, true);
  journeyOptions.restore();
  expect(journeyOptions.store.getState()).toEqual(chosen);
});

test('a stored option that is not readable has its initial value, the others are kept', () => {
  expect(
    journeyOptions.read({ speed: 3, clock: 'hours', step: 'day', isCollapsed: 'yes', moment: 9 }),
  ).toEqual({ speed: 1, clock: 'stops', step: 'day', isCollapsed: false });
});

test('a collapsed bar takes less room from the map', () => {
  const edges = renderHook(() => useOccupiedEdges([journeyPanel(false)])).result;
  expect(edges.current['--occupied-bottom']).toContain('var(--journey-bar) ');
  act(() => journeyOptions.change({ isCollapsed: true }));
  expect(edges.current['--occupied-bottom']).toContain('var(--journey-bar-collapsed) ');
});
