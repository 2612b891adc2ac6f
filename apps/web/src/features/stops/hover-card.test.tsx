// @vitest-environment jsdom
import { act, renderHook, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import type { Camera } from '../../map/camera.ts';
import { placeRecord } from '../../testing/records.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { HoverCard, useHoveredStop } from './hover-card.tsx';

const expedition = toExpedition({
  places: [
    placeRecord({ place_id: 1 }),
    placeRecord({ place_id: 2, seqid: 2000, date: null, enddate: null, title_en: '' }),
  ],
  images: [],
});
// A card needs no more of the camera than where a position lies.
const camera = { project: () => ({ x: 700, y: 400 }) } as unknown as Camera;

test('the card says the title, the dates and the stay', () => {
  renderInApp(<HoverCard expedition={expedition} camera={camera} placeId={1} />);
  const card = screen.getByRole('tooltip');
  expect(card.textContent).toContain('Leh');
  expect(card.textContent).toContain('26 August – 19 September 1925');
  expect(card.textContent).toContain('a long stay, 25 days');
});

test('what is not known is said so, and a title of the other language is marked', () => {
  renderInApp(<HoverCard expedition={expedition} camera={camera} placeId={2} />);
  expect(screen.getByRole('tooltip').textContent).toContain('date not known');
  expect(screen.getByText('Лех').getAttribute('lang')).toBe('ru');
});

test('without a stop under the pointer there is no card', () => {
  renderInApp(<HoverCard expedition={expedition} camera={camera} placeId={null} />);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('only features of the stops are stops', () => {
  const { result } = renderHook(useHoveredStop);
  const hover = (overlayId: string | null, place_id: unknown) =>
    act(() =>
      result.current[1](overlayId === null ? null : { overlayId, layerId: '', properties: { place_id } }),
    );
  hover('stops', 7);
  expect(result.current[0]).toBe(7);
  hover('tracks', 8);
  expect(result.current[0]).toBeNull();
  hover('stops', 'x');
  expect(result.current[0]).toBeNull();
});
