// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { LanguageProvider } from '../../../lib/language/language-context.tsx';
import { placeRecord } from '../../../testing/data/records.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { cameraStore } from '../../../map/camera/camera-store.ts';
import type { Camera, MapPosition } from '../../../map/camera/camera.ts';
import { StopWalker } from './stop-walker.tsx';

const records = [
  { title_en: 'Leh', title_ru: 'Лех', latitude: 34, longitude: 77 },
  { title_en: 'Hidden', title_ru: 'Скрытая', minzoom: 0 },
  { title_en: 'Aside', title_ru: 'В стороне', ispathpart: false, latitude: 34, longitude: 77.9 },
  {
    title_en: 'Khardung',
    title_ru: 'Кардонг',
    latitude: 34,
    longitude: 78,
    date: '1925-09-20',
    enddate: '1925-09-20',
  },
  { title_en: 'Mukden', title_ru: 'Мукден', visited_on: 'manchuriaexp' as const },
  { title_en: 'Khotan', title_ru: 'Хотан', latitude: 34.001, longitude: 78, date: null, enddate: null },
].map((fields, index) => placeRecord({ ...fields, place_id: index + 1, seqid: index }));
const expedition = toExpedition({ places: records, images: [] });

/** Creates a camera that projects degrees to pixels, with a movable origin. */
function createFakeCamera() {
  const corner = { x: 0, y: 0 };
  const camera = {
    project: ({ latitude, longitude }: MapPosition) => ({ x: longitude - corner.x, y: latitude - corner.y }),
    keepInView: vi.fn(),
    focus: vi.fn(),
  };
  // The walk uses only these methods of the camera.
  return { corner, camera, asCamera: camera as unknown as Camera };
}

const onOpen = vi.fn();
let view = createFakeCamera();
beforeEach(() => {
  view = createFakeCamera();
  cameraStore.setState({ isMoving: false });
  onOpen.mockClear();
});

test('the walk starts at the nearest stop of the route when a place beside it is open', () => {
  renderWalker('en', 3);
  expect(screen.getByRole('option').getAttribute('aria-label')).toContain('Khardung');
});

function renderWalker(language: 'ru' | 'en' = 'en', selectedId: number | null = 1) {
  const element = (id: number | null) => (
    <StopWalker
      expedition={expedition}
      camera={view.asCamera}
      selectedId={id}
      sections={['cae']}
      onOpen={onOpen}
    />
  );
  renderInApp(element(selectedId), { language });
  const list = screen.getByRole('listbox');
  act(() => list.focus());
  return { list };
}

const inEnglish = (element: ReactNode) => <LanguageProvider language="en">{element}</LanguageProvider>;

const press = (code: string) => fireEvent.keyDown(screen.getByRole('listbox'), { code });
const optionLabel = () => screen.getByRole('option').getAttribute('aria-label');
const announcement = () => screen.getByRole('status').textContent;

describe('the walk along the route', () => {
  test('moves over the visible stops with the arrow keys and keeps each in view', () => {
    renderWalker();
    expect(optionLabel()).toContain('Leh, 26 August – 19 September 1925');
    press('ArrowLeft');
    expect(optionLabel()).toContain('Leh');
    press('ArrowRight');
    expect(optionLabel()).toContain('Khardung');
    expect(view.camera.keepInView).toHaveBeenLastCalledWith(
      { latitude: 34, longitude: 78 },
      expect.objectContaining({ top: 120 }),
    );
    press('ArrowDown');
    press('ArrowDown');
    expect(optionLabel()).toContain('Khotan, date not known');
    press('ArrowUp');
    expect(optionLabel()).toContain('Khardung');
  });

  test('moves to the first and the last stop with Home and End', () => {
    renderWalker('en', 4);
    press('End');
    expect(optionLabel()).toContain('Khotan');
    press('Home');
    expect(optionLabel()).toContain('Leh');
  });

  test('opens a stop on Enter and focuses the map on Escape', () => {
    renderWalker();
    press('ArrowRight');
    press('Enter');
    expect(onOpen).toHaveBeenCalledWith(4);
    press('Escape');
    expect(view.camera.focus).toHaveBeenCalledOnce();
  });

  test('ignores other keys and keys with a modifier', () => {
    renderWalker();
    expect(fireEvent.keyDown(screen.getByRole('listbox'), { code: 'KeyX' })).toBe(true);
    expect(fireEvent.keyDown(screen.getByRole('listbox'), { code: 'KeyW', ctrlKey: true })).toBe(true);
    expect(announcement()).toBe('');
  });
});

test('the walk continues from a stop that is opened otherwise', () => {
  const properties = { expedition, camera: view.asCamera, sections: ['cae'] as const, onOpen };
  const { rerender } = render(inEnglish(<StopWalker {...properties} selectedId={1} />));
  press('End');
  rerender(inEnglish(<StopWalker {...properties} selectedId={4} />));
  expect(optionLabel()).toContain('Khardung');
  press('ArrowLeft');
  expect(optionLabel()).toContain('Leh');
});

describe('the tab stop', () => {
  test('has a label, instructions and the position of its stop in the route', () => {
    const { list } = renderWalker('ru', 4);
    expect(list.getAttribute('aria-label')).toBe('Стоянки маршрута на карте');
    const instructions = document.querySelector(`[id="${list.getAttribute('aria-describedby')}"]`);
    expect(instructions?.textContent).toContain('Enter — открыть стоянку');
    const option = screen.getByRole('option');
    expect(list.getAttribute('aria-activedescendant')).toBe(option.id);
    expect(
      ['aria-posinset', 'aria-setsize', 'aria-selected'].map((name) => option.getAttribute(name)),
    ).toEqual(['2', '3', 'true']);
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  test('follows its stop while the map moves', () => {
    const { list } = renderWalker();
    expect(list.style.transform).toBe('translate(77px, 34px)');
    view.corner.x = 7;
    act(() => cameraStore.setState({ longitude: 7, isMoving: true }));
    expect(list.style.transform).toBe('translate(70px, 34px)');
  });

  test('is moved only after the end of a movement while it is not focused', () => {
    const { list } = renderWalker();
    act(() => list.blur());
    view.corner.x = 7;
    act(() => cameraStore.setState({ longitude: 7, isMoving: true }));
    expect(list.style.transform).toBe('translate(77px, 34px)');
    act(() => cameraStore.setState({ isMoving: false }));
    expect(list.style.transform).toBe('translate(70px, 34px)');
  });

  test('shows the card of the stop while it is focused', () => {
    const { list } = renderWalker();
    expect(screen.getByRole('tooltip').textContent).toContain('Leh');
    act(() => list.blur());
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

describe('the announcement of the position', () => {
  test('contains the place, the date, and the direction and distance to the next stop', () => {
    renderWalker();
    press('KeyW');
    expect(announcement()).toBe(
      'You are here: Leh, 26 August – 19 September 1925. Next stop: Khardung, 92 km to the east in a straight line.',
    );
  });

  test('is triggered by the button, in Russian on a Russian page', () => {
    renderWalker('ru');
    fireEvent.click(screen.getByRole('button', { name: 'Где я?' }));
    expect(announcement()).toBe(
      'Вы здесь: Лех, 26 августа – 19 сентября 1925. Следующая стоянка — Кардонг: 92 км по прямой на восток.',
    );
  });

  test('contains short distances in metres and the end of the route', () => {
    renderWalker('en', 4);
    press('KeyW');
    expect(announcement()).toContain('110 m to the north');
    press('ArrowRight');
    press('KeyW');
    expect(announcement()).toBe('You are here: Khotan, date not known. The route ends here.');
  });
});
