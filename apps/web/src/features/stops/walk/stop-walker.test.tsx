// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { english } from '../../../lib/language/catalogue-en.ts';
import { LanguageProvider } from '../../../lib/language/language-context.tsx';
import { cameraStore } from '../../../map/camera-store.ts';
import type { Camera, MapPosition } from '../../../map/camera.ts';
import { placeRecord } from '../../../testing/records.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { StopWalker } from './stop-walker.tsx';

const records = [
  { title_en: 'Leh', title_ru: 'Лех', latitude: 34, longitude: 77 },
  { title_en: 'Hidden', title_ru: 'Скрытая', minzoom: 0 },
  { title_en: 'Aside', title_ru: 'В стороне', ispathpart: false },
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

/** A camera that looks at degrees as pixels, from a corner that a test can move. */
function fakeCamera() {
  const corner = { x: 0, y: 0 };
  const camera = {
    project: ({ latitude, longitude }: MapPosition) => ({ x: longitude - corner.x, y: latitude - corner.y }),
    keepInView: vi.fn(),
    focus: vi.fn(),
  };
  // The walk uses these methods of the camera, and no more.
  return { corner, camera, asCamera: camera as unknown as Camera };
}

const onOpen = vi.fn();
let view = fakeCamera();
beforeEach(() => {
  view = fakeCamera();
  cameraStore.setState({ isMoving: false });
  onOpen.mockClear();
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

const inEnglish = (element: ReactNode) => (
  <LanguageProvider language="en" messages={english}>
    {element}
  </LanguageProvider>
);

const press = (code: string) => fireEvent.keyDown(screen.getByRole('listbox'), { code });
const here = () => screen.getByRole('option').getAttribute('aria-label');
const said = () => screen.getByRole('status').textContent;

describe('walking along the route', () => {
  test('goes by arrows over the stops that show, stays at the ends, and brings each into view', () => {
    renderWalker();
    expect(here()).toContain('Leh, 26 August – 19 September 1925');
    press('ArrowLeft');
    expect(here()).toContain('Leh');
    press('ArrowRight');
    expect(here()).toContain('Khardung');
    expect(view.camera.keepInView).toHaveBeenLastCalledWith(
      { latitude: 34, longitude: 78 },
      expect.objectContaining({ top: 120 }),
    );
    press('ArrowDown');
    press('ArrowDown');
    expect(here()).toContain('Khotan, date not known');
    press('ArrowUp');
    expect(here()).toContain('Khardung');
  });

  test('goes to the first and the last stop by Home and End', () => {
    renderWalker('en', 4);
    press('End');
    expect(here()).toContain('Khotan');
    press('Home');
    expect(here()).toContain('Leh');
  });

  test('opens a stop by Enter and gives the keyboard back to the map by Escape', () => {
    renderWalker();
    press('ArrowRight');
    press('Enter');
    expect(onOpen).toHaveBeenCalledWith(4);
    press('Escape');
    expect(view.camera.focus).toHaveBeenCalledOnce();
  });

  test('leaves other keys, and keys with a modifier, to others', () => {
    renderWalker();
    expect(fireEvent.keyDown(screen.getByRole('listbox'), { code: 'KeyX' })).toBe(true);
    expect(fireEvent.keyDown(screen.getByRole('listbox'), { code: 'KeyW', ctrlKey: true })).toBe(true);
    expect(said()).toBe('');
  });
});

test('the walk goes on from a stop that is opened elsewhere', () => {
  const properties = { expedition, camera: view.asCamera, sections: ['cae'] as const, onOpen };
  const { rerender } = render(inEnglish(<StopWalker {...properties} selectedId={1} />));
  press('End');
  rerender(inEnglish(<StopWalker {...properties} selectedId={4} />));
  expect(here()).toContain('Khardung');
  press('ArrowLeft');
  expect(here()).toContain('Leh');
});

describe('the tab stop', () => {
  test('is one, with a name, instructions and the place of its stop in the route', () => {
    const { list } = renderWalker('ru', 4);
    expect(list.getAttribute('aria-label')).toBe('Стоянки маршрута на карте');
    const instructions = document.querySelector(`[id="${list.getAttribute('aria-describedby')}"]`);
    expect(instructions?.textContent).toContain('Enter открывает стоянку');
    const option = screen.getByRole('option');
    expect(list.getAttribute('aria-activedescendant')).toBe(option.id);
    expect(
      ['aria-posinset', 'aria-setsize', 'aria-selected'].map((name) => option.getAttribute(name)),
    ).toEqual(['2', '3', 'true']);
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  test('stands on its stop while the map moves', () => {
    const { list } = renderWalker();
    expect(list.style.transform).toBe('translate(77px, 34px)');
    view.corner.x = 7;
    act(() => cameraStore.setState({ longitude: 7, isMoving: true }));
    expect(list.style.transform).toBe('translate(70px, 34px)');
  });

  test('waits for the end of a movement while it has no keyboard', () => {
    const { list } = renderWalker();
    act(() => list.blur());
    view.corner.x = 7;
    act(() => cameraStore.setState({ longitude: 7, isMoving: true }));
    expect(list.style.transform).toBe('translate(77px, 34px)');
    act(() => cameraStore.setState({ isMoving: false }));
    expect(list.style.transform).toBe('translate(70px, 34px)');
  });

  test('shows what the stop is while it has the keyboard', () => {
    const { list } = renderWalker();
    expect(screen.getByRole('tooltip').textContent).toContain('Leh');
    act(() => list.blur());
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

describe('where am I', () => {
  test('says place, date, and direction and distance to the next stop, in both languages', () => {
    renderWalker();
    press('KeyW');
    expect(said()).toBe(
      'You are here: Leh, 26 August – 19 September 1925. Next stop: Khardung, 92 km to the east in a straight line.',
    );
  });

  test('says it by a button too, and in Russian', () => {
    renderWalker('ru');
    fireEvent.click(screen.getByRole('button', { name: 'Где я?' }));
    expect(said()).toBe(
      'Вы здесь: Лех, 26 августа – 19 сентября 1925. Следующая стоянка — Кардонг: 92 км по прямой на восток.',
    );
  });

  test('tells short ways in metres, and the end of the route', () => {
    renderWalker('en', 4);
    press('KeyW');
    expect(said()).toContain('110 m to the north');
    press('ArrowRight');
    press('KeyW');
    expect(said()).toBe('You are here: Khotan, date not known. The route ends here.');
  });
});
