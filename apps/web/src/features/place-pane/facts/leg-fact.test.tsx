// @vitest-environment jsdom
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { distanceMetres, earthRadiusMetres } from '@cae-map/expedition/route/geography';
import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { placeRecord } from '../../../testing/data/records.ts';
import { showPane, spituk } from '../../../testing/show-pane.tsx';
import { endRouteHighlight, useHighlightedIds } from '../../../lib/selection/route-highlight.ts';
import { stubPopovers } from '../../../testing/browser/popovers.ts';

beforeAll(stubPopovers);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  endRouteHighlight();
  vi.useRealTimers();
});

const legButton = (): HTMLElement => screen.getByTitle(/on the map|на карте/);
const popover = (): string => screen.queryByText(/^From .* to |^Путь: /)?.parentElement?.textContent ?? '';
const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
/** A click of the pointer; the click of a key press has the detail 0. */
const click = (element: HTMLElement): boolean => fireEvent.click(element, { detail: 1 });

/** A leg with a bend, and its great-circle length on a sphere with a radius of 6371 km. */
const bend = { routejson: '[[34.3, 77.5]]' };
const alongMetres =
  distanceMetres([34.12, 77.53], [34.3, 77.5]) + distanceMetres([34.3, 77.5], [34.16, 77.58]);

test('the leg shows its icon and its length in km along the route, opens a popover for 3 s, and shows no number if the length is unknown [PLC-3]', () => {
  expect(earthRadiusMetres).toBe(6_371_000);
  const kilometres = (alongMetres / 1000).toFixed(1);
  const { unmount } = showPane({ place: { ...bend, go_by: 'car' } });
  expect(legButton().textContent).toBe(`${kilometres} km, by car`);
  expect(legButton().closest('dd')?.querySelector('svg.tabler-icon-car')).not.toBeNull();

  click(legButton());
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

test('the length of a leg without a line is shown as that of a straight line', () => {
  showPane({ place: { go_by: 'car' } });
  const straight = (distanceMetres([34.12, 77.53], [34.16, 77.58]) / 1000).toFixed(1);
  expect(legButton().textContent).toBe(`${straight} km in a straight line, by car`);
});

describe('the popover of the leg', () => {
  test('says that the way is not recorded when the leg has no line', () => {
    showPane({ place: { go_by: 'car' } });
    click(legButton());
    const straight = (distanceMetres([34.12, 77.53], [34.16, 77.58]) / 1000).toFixed(1);
    expect(popover()).toContain(`${straight} km in a straight line, by car`);
    expect(popover()).toContain('The way between is not recorded');
    expect(popover()).not.toContain('along the route');
  });

  test('shows the length along the route and the straight distance in Russian on a Russian page', () => {
    showPane({ language: 'ru', place: bend });
    click(legButton());
    const kilometres = (alongMetres / 1000).toFixed(1).replace('.', ',');
    const straight = distanceMetres([34.12, 77.53], [34.16, 77.58]) / 1000;
    expect(popover()).toBe(
      `Путь: Спитуг — Лех${kilometres} км по маршруту, верхом (конь, як, верблюд)по прямой ${straight
        .toFixed(1)
        .replace('.', ',')} км`,
    );
  });

  test('highlights the legs on the map for 3 s, including those of hidden stops', () => {
    const hidden = placeRecord({ place_id: 152, seqid: 995, minzoom: -1, latitude: 34.15 });
    const { result } = renderHook(useHighlightedIds);
    showPane({ before: [spituk, hidden] });
    click(legButton());
    expect(result.current).toEqual([152, 53]);
    wait(3000);
    expect(result.current).toEqual([]);
  });

  test('stays open while it is hovered or contains the focus', () => {
    showPane();
    click(legButton());
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

  test('stays open while its button has keyboard focus, and closes on Escape', () => {
    showPane();
    fireEvent.click(legButton(), { detail: 0 });
    wait(60_000);
    expect(popover()).not.toBe('');
    fireEvent.keyDown(legButton(), { key: 'Escape' });
    expect(popover()).toBe('');
    fireEvent.click(legButton(), { detail: 0 });
    fireEvent.blur(legButton());
    wait(3000);
    expect(popover()).toBe('');
  });

  test('closes on a click on its close button', () => {
    showPane();
    click(legButton());
    click(screen.getByTitle('Close'));
    expect(popover()).toBe('');
  });
});

describe('an inferred leg', () => {
  const inferredLegs = [{ place_id: 53, points: [[34.3, 77.5]] satisfies [number, number][] }];
  const kilometres = Math.round(alongMetres / 1000);

  test('has a rounded length and a note that its line is not recorded', () => {
    showPane({ inferredLegs, place: { go_by: 'car' } });
    expect(legButton().textContent).toBe(`about ${kilometres} km, by car`);
    expect(legButton().closest('dd')?.textContent).toContain('Line inferred from the terrain, not recorded');
  });

  test('has no note if the line is recorded or straight', () => {
    showPane({ inferredLegs, place: bend });
    expect(legButton().closest('dd')?.textContent).not.toContain('inferred');
  });

  test('has a popover that states in Russian on a Russian page what the length is', () => {
    showPane({ inferredLegs, language: 'ru', place: { go_by: 'car' } });
    click(legButton());
    expect(popover()).toContain(`около ${kilometres} км по предположительной линии, на автомобиле`);
    expect(popover()).toContain('Линия проведена по рельефу, а не по записям');
  });
});

test('the leg without a length shows the start of the journey, a side point or the transport', () => {
  const findFact = (options: Parameters<typeof showPane>[0]) => {
    const shown = showPane(options);
    const value = screen.queryByText('Journey here')?.nextElementSibling?.textContent ?? null;
    shown.unmount();
    return value;
  };
  expect(findFact({ before: [] })).toBe('start of the journey');
  expect(findFact({ place: { date: '1925-03-06', enddate: '1925-03-06', hide_distance: true } })).toBe(
    'start of the journey',
  );
  expect(findFact({ place: { ispathpart: false } })).toBe('off the route');
  expect(findFact({ place: { hide_distance: true, go_by: 'steamship' } })).toBe('by steamship');
  expect(findFact({ place: { hide_distance: true, go_by: null } })).toBeNull();
});
