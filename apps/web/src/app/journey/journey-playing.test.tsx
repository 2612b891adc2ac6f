// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { journeyStore } from '../../lib/journey/journey-store.ts';
import { openAppOn } from '../../testing/open-app.tsx';
import { placeRecord, textRecord } from '../../testing/data/records.ts';
import { servedRecords } from '../../testing/data/served-records.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

function stop(place_id: number, date: string | null, enddate: string | null, fields = {}) {
  const titles = { title_en: `Stop ${place_id}`, title_ru: `Стоянка ${place_id}` };
  const position = { latitude: 30 + (place_id - 51) / 2, longitude: 77 };
  return placeRecord({ place_id, seqid: place_id, ...titles, ...position, date, enddate, ...fields });
}

function entry(text_id: number, text_date: string, place_id: number, text_enddate: string | null = null) {
  const texts = { text_content: `<p>Запись ${text_id}.</p>`, text_content_en: `<p>Entry ${text_id}.</p>` };
  return { ...textRecord({ text_id, text_date, text_enddate, ...texts }), place_ids: [place_id] };
}

/** A long stay, a leg of several days, a stop with a hidden distance, a stop without a date, and one known by its month. */
const places = [
  stop(51, '1925-08-01', '1925-08-20', { go_by: 'train' }),
  stop(52, '1925-08-26', '1925-08-28', { go_by: 'car' }),
  stop(53, '1925-08-29', '1925-08-29', { go_by: 'horse', hide_distance: true }),
  stop(54, null, null, { go_by: 'horse' }),
  stop(55, '1925-09-10', '1925-09-12', { date_format: 'YYYY-MM', go_by: 'horse' }),
];
const texts = [
  entry(1, '1925-08-02', 51, '1925-08-04'),
  entry(2, '1925-08-19', 51),
  entry(3, '1925-08-27', 52),
];

/** Opens a day and starts the playback. Without animation frames the journey plays without moving. */
async function playAt(address: string, serve = servedRecords({ places, texts })) {
  await openAppOn(address, serve);
  const play = await screen.findByRole('button', { name: /^(Play the journey|Запустить путешествие)$/ });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  fireEvent.click(play);
  await screen.findByText(/^(There is no entry|Записи об этом дне|Entry: )/);
}

/** The facts as 'term: definition'. */
function facts() {
  const list = within(screen.getByRole('article')).getAllByRole('term');
  return list.map(({ textContent, nextSibling }) => `${textContent}: ${nextSibling?.textContent}`);
}

beforeAll(async () => {
  await Promise.all([
    import('../map-screen/map-region/live-map.tsx'),
    import('../../features/journey/player/journey-player.tsx'),
    import('../../features/journey/playing/journey-playing.tsx'),
  ]);
});
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a playing day without an entry', () => {
  test('shows the day of the stay, the legs, the nearest earlier entry and a link to the next one', async () => {
    await playAt('/en/place/51#d=1925-08-10');
    expect(screen.getByText('day 10 of 20')).toBeDefined();
    expect(facts()).toEqual([
      'Journey here: start of the journey',
      'Next: Stop 52: 55.6 km in a straight line, by car',
    ]);
    expect(screen.getByText('There is no entry for this day yet.')).toBeDefined();
    expect((await screen.findByText('Entry 1.')).textContent).toBe('2–4 August 1925 Entry 1.');
    const next = screen.getByRole('link', { name: /^Next entry/ });
    expect(next.textContent).toBe('Next entry 19 August 1925, Stop 51');
    expect(next.getAttribute('href')).toBe('/en/place/51#d=1925-08-19');
  });

  test('shows a rounded length of an inferred leg', async () => {
    const inferredLegs = [{ place_id: 52, points: [[30.3, 77.1]] satisfies [number, number][] }];
    await playAt('/en/place/51#d=1925-08-10', servedRecords({ places, texts, inferredLegs }));
    expect(facts()[1]).toBe('Next: Stop 52: about 59 km, by car');
  });

  test('shows the same facts in Russian', async () => {
    await playAt('/place/51#d=1925-08-10');
    expect(screen.getByText('день 10 из 20')).toBeDefined();
    expect(facts()).toEqual([
      'Путь сюда: начало пути',
      'Дальше: Стоянка 52: по прямой 55,6 км, на автомобиле',
    ]);
    expect(screen.getByText('Записи об этом дне пока нет.')).toBeDefined();
    expect((await screen.findByText('Запись 1.')).textContent).toBe('2–4 августа 1925 Запись 1.');
    expect(screen.getByRole('link', { name: /^Следующая запись/ }).textContent).toBe(
      'Следующая запись 19 августа 1925, Стоянка 51',
    );
  });

  test('shows the next stop when the day is on a leg', async () => {
    await playAt('/en/place/51#d=1925-08-23');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Stop 51');
    expect(screen.getByText('on the way to Stop 52')).toBeDefined();
    expect(screen.getByText('There is no entry for this day yet.')).toBeDefined();
    expect((await screen.findByText('Entry 2.')).textContent).toBe('19 August 1925 Entry 2.');
  });

  test('shows no length of a leg with a hidden distance', async () => {
    await playAt('/en/place/53#d=1925-08-29');
    expect(screen.getByText('one-day stop')).toBeDefined();
    expect(facts()).toEqual(['From Stop 52: mounted', 'Next: Stop 54: 55.6 km in a straight line, mounted']);
    expect(screen.queryByRole('link', { name: /^Next entry/ })).toBeNull();
  });

  test('shows that the day is estimated at a stop without a date', async () => {
    await playAt('/en/place/54');
    expect(screen.getByText('date inferred from the route')).toBeDefined();
    expect(facts()).toEqual([
      'From Stop 53: 55.6 km in a straight line, mounted',
      'Next: Stop 55: 55.6 km in a straight line, mounted',
    ]);
  });
});

test('a playing day with an entry shows its date and text', async () => {
  await playAt('/en/place/52#d=1925-08-27');
  expect(screen.getByText('Entry: 27 August 1925')).toBeDefined();
  expect((await screen.findByText('Entry 3.')).textContent).toBe('Entry 3.');
  expect(screen.queryByText('There is no entry for this day yet.')).toBeNull();
});

test('a text stays readable when the journey goes on, with its dates and place', async () => {
  await playAt('/en/place/51#d=1925-08-02');
  expect(await screen.findByText('Entry 1.')).toBeDefined();
  act(() => journeyStore.setState({ moment: journeyStore.getState().moment + 25 }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Stop 52');
  expect(screen.getByText('Entry 1.').textContent).toBe('2–4 August 1925, Stop 51 Entry 1.');
});

test('the link to the next entry stops the journey, opens the stop and focuses its heading', async () => {
  await playAt('/en/place/51#d=1925-08-20');
  const next = screen.getByRole('link', { name: 'Next entry 27 August 1925, Stop 52' });
  next.focus();
  fireEvent.click(next);
  expect(journeyStore.getState().isPlaying).toBe(false);
  await screen.findByRole('heading', { level: 1, name: 'Stop 52' });
  await waitFor(() => expect(window.location.hash).toContain('d=1925-08-27'));
  expect(document.activeElement?.textContent).toBe('Stop 52');
});

test('the link to an entry of a place outside the route opens that place', async () => {
  const side = stop(60, '1925-08-24', '1925-08-24', { ispathpart: false });
  const records = { places: [...places, side], texts: [entry(4, '1925-08-24', 60)] };
  await playAt('/en/place/51#d=1925-08-20', servedRecords(records));
  fireEvent.click(screen.getByRole('link', { name: 'Next entry 24 August 1925, Stop 60' }));
  await screen.findByRole('heading', { level: 1, name: 'Stop 60' });
  expect(journeyStore.getState().isPlaying).toBe(false);
});

test('a playing day shows an error beside its facts when the entry fails to load', async () => {
  const serve = servedRecords({ places, texts });
  await playAt('/en/place/51#d=1925-08-28', (address, init) => {
    const url = address instanceof Request ? address.url : address.toString();
    return url.includes('placeId=52') ? Promise.reject(new TypeError('no network')) : serve(address, init);
  });
  expect(await screen.findByText('The entry could not be loaded.')).toBeDefined();
  expect(screen.getByText('day 3 of 3')).toBeDefined();
});
