// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { pointAtStop } from '../../../lib/pointed-stop.ts';
import type { Camera } from '../../../map/camera.ts';
import { placeRecord } from '../../../testing/records.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { HoverCard } from './hover-card.tsx';

const expedition = toExpedition({
  places: [
    placeRecord({ place_id: 1 }),
    placeRecord({ place_id: 2, seqid: 2000, date: null, enddate: null, title_en: '' }),
    placeRecord({ place_id: 3, seqid: 3000, latitude: null }),
  ],
  images: [],
});
// A card needs no more of the camera than where a position lies.
const camera = { project: () => ({ x: 700, y: 400 }) } as unknown as Camera;

beforeEach(() => {
  pointAtStop(null);
  renderInApp(<HoverCard expedition={expedition} camera={camera} />);
});

const point = (placeId: number | null) => act(() => pointAtStop(placeId));

test('the card says the title, the dates and the stay', () => {
  point(1);
  const card = screen.getByRole('tooltip');
  expect(card.textContent).toContain('Leh');
  expect(card.textContent).toContain('26 August – 19 September 1925');
  expect(card.textContent).toContain('a long stay, 25 days');
});

test('what is not known is said so, and a title of the other language is marked', () => {
  point(2);
  expect(screen.getByRole('tooltip').textContent).toContain('date not known');
  expect(screen.getByText('Лех').getAttribute('lang')).toBe('ru');
});

test('without a stop that is pointed at, and for one that is not on the map, there is no card', () => {
  expect(screen.queryByRole('tooltip')).toBeNull();
  point(1);
  expect(screen.queryByRole('tooltip')).not.toBeNull();
  point(3);
  expect(screen.queryByRole('tooltip')).toBeNull();
  point(null);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
