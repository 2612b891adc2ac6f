// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { placeRecord } from '../../../testing/data/records.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { setHoveredStop } from '../../../lib/selection/hovered-stop.ts';
import type { Camera } from '../../../map/camera/camera.ts';
import { HoverCard } from './hover-card.tsx';

const expedition = toExpedition({
  places: [
    placeRecord({ place_id: 1 }),
    placeRecord({ place_id: 2, seqid: 2000, date: null, enddate: null, title_en: '' }),
    placeRecord({ place_id: 3, seqid: 3000, latitude: null }),
  ],
  images: [],
});
// The card uses only the projection of the camera.
const camera = { project: () => ({ x: 700, y: 400 }) } as unknown as Camera;

beforeEach(() => {
  setHoveredStop(null);
  renderInApp(<HoverCard expedition={expedition} camera={camera} />);
});

const hoverStop = (placeId: number | null) => act(() => setHoveredStop(placeId));

test('the card shows the title, the dates and the stay of the hovered stop', () => {
  hoverStop(1);
  const card = screen.getByRole('tooltip');
  expect(card.textContent).toContain('Leh');
  expect(card.textContent).toContain('26 August – 19 September 1925');
  expect(card.textContent).toContain('a long stay, 25 days');
});

test('the card shows that the date is unknown, and marks a title in the other language', () => {
  hoverStop(2);
  expect(screen.getByRole('tooltip').textContent).toContain('date not known');
  expect(screen.getByText('Лех').getAttribute('lang')).toBe('ru');
});

test('no card is shown without a hovered stop or for a stop without a position', () => {
  expect(screen.queryByRole('tooltip')).toBeNull();
  hoverStop(1);
  expect(screen.queryByRole('tooltip')).not.toBeNull();
  hoverStop(3);
  expect(screen.queryByRole('tooltip')).toBeNull();
  hoverStop(null);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
