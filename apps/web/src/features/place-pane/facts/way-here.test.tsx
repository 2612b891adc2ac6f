// @vitest-environment jsdom
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { distanceMetres, earthRadiusMetres } from '@cae-map/expedition/route/geography';
import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { endRouteHighlight, useHighlightedIds } from '../../../lib/route-highlight.ts';
import { placeRecord } from '../../../testing/records.ts';
import { installPopovers } from '../../../testing/popovers.ts';
import { showPane, spituk } from '../../../testing/show-pane.tsx';

beforeAll(installPopovers);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  endRouteHighlight();
  vi.useRealTimers();
});

const wayButton = (): HTMLElement => screen.getByTitle(/on the map|на карте/);
const popover = (): string => screen.queryByText(/^From .* to |^Путь: /)?.parentElement?.textContent ?? '';
const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
/** A click of the pointer; a press of a key has no detail. */
const click = (element: HTMLElement): boolean => fireEvent.click(element, { detail: 1 });

/** A way over a bend, and its length by the great circle on a sphere of 6371 km. */
const bend = { routejson: '[[34.3, 77.5]]' };
const alongMetres =
  distanceMetres([34.12, 77.53], [34.3, 77.5]) + distanceMetres([34.3, 77.5], [34.16, 77.58]);

test('the way here is told in km with its sign, along the route; more of it stays open for 3 s; where it cannot be told there is no number [PLC-3]', () => {
  expect(earthRadiusMetres).toBe(6_371_000);
  const kilometres = (alongMetres / 1000).toFixed(1);
  const { unmount } = showPane({ place: { ...bend, go_by: 'car' } });
  expect(wayButton().textContent).toBe(`${kilometres} km, by car`);
  expect(wayButton().closest('dd')?.querySelector('svg.tabler-icon-car')).not.toBeNull();

  click(wayButton());
  expect(popover()).toContain(`${kilometres} km along the route, by car`);
  wait(2999);
  expect(popover()).not.toBe('');
  wait(1);
  expect(popover()).toBe('');
  unmount();

  const hasNumber = (place: Partial<PlaceRecord>, previous: Partial<PlaceRecord> = {}) => {
    const shown = showPane({ place, before: [placeRecord({ ...spituk, ...previous })] });
    const found = shown.container.querySelector('button[popovertarget]') !== null;
    shown.unmount();
    return found;
  };
  expect(hasNumber({})).toBe(true);
  expect(hasNumber({ ispathpart: false })).toBe(false);
  expect(hasNumber({ hide_distance: true })).toBe(false);
  expect(hasNumber({}, { latitude: null })).toBe(false);
  expect(hasNumber({}, { longitude: null })).toBe(false);
  expect(hasNumber({}, { date_format: 'YYYY-MM' })).toBe(false);
});

describe('more of the way', () => {
  test('is told in the language of the page, with the way as the crow flies', () => {
    showPane({ language: 'ru', place: bend });
    click(wayButton());
    const kilometres = (alongMetres / 1000).toFixed(1).replace('.', ',');
    const straight = distanceMetres([34.12, 77.53], [34.16, 77.58]) / 1000;
    expect(popover()).toBe(
      `Путь: Спитуг — Лех${kilometres} км по маршруту, верхом (конь, як, верблюд)по прямой ${straight
        .toFixed(1)
        .replace('.', ',')} км`,
    );
  });

  test('lights its legs on the map for 3 s, those of hidden stops too', () => {
    const hidden = placeRecord({ place_id: 152, seqid: 995, minzoom: -1, latitude: 34.15 });
    const { result } = renderHook(useHighlightedIds);
    showPane({ before: [spituk, hidden] });
    click(wayButton());
    expect(result.current).toEqual([152, 53]);
    wait(3000);
    expect(result.current).toEqual([]);
  });

  test('stays while it is pointed at, and while the keyboard is in it', () => {
    showPane();
    click(wayButton());
    const content = screen.getByText('From Spituk to Leh');
    fireEvent.pointerEnter(content);
    wait(60_000);
    expect(popover()).not.toBe('');
    fireEvent.pointerLeave(content);
    wait(2999);
    const close = screen.getByTitle('Close');
    fireEvent.focus(close);
    wait(60_000);
    expect(popover()).not.toBe('');
    fireEvent.blur(close);
    wait(3000);
    expect(popover()).toBe('');
  });

  test('is opened by the keyboard, stays while that is at the button, and closes by Escape', () => {
    showPane();
    fireEvent.click(wayButton(), { detail: 0 });
    wait(60_000);
    expect(popover()).not.toBe('');
    fireEvent.keyDown(wayButton(), { key: 'Escape' });
    expect(popover()).toBe('');
    fireEvent.click(wayButton(), { detail: 0 });
    fireEvent.blur(wayButton());
    wait(3000);
    expect(popover()).toBe('');
  });

  test('closes by its own button', () => {
    showPane();
    click(wayButton());
    click(screen.getByTitle('Close'));
    expect(popover()).toBe('');
  });
});

test('why there is no number is said: the journey begins, a side point, or nobody has measured', () => {
  const first = showPane({ before: [] });
  expect(screen.getByText('start of the journey')).toBeDefined();
  first.unmount();
  const side = showPane({ place: { ispathpart: false } });
  expect(screen.getByText('off the route')).toBeDefined();
  side.unmount();
  showPane({ place: { hide_distance: true } });
  expect(screen.getByText('not measured')).toBeDefined();
});
