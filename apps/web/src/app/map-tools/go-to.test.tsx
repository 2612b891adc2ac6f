// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stubDialogs } from '../../testing/browser/dialogs.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { openMap, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

beforeAll(() =>
  Promise.all([
    import('../map-screen/map-region/live-map.tsx'),
    import('../../features/go-to/go-to-dialog.tsx'),
  ]),
);
beforeEach(() => {
  setUpNewVisitor();
  stubDialogs();
  fakeMap.camera.fitPositions.mockClear();
});
afterEach(tearDownMap);

const englishLabels = { title: 'Go to coordinates', field: 'Coordinates or the link of a map', submit: 'Go' };
const russianLabels = {
  title: 'Перейти к координатам',
  field: 'Координаты или ссылка на карту',
  submit: 'Перейти',
};

/** Opens the dialog by the key L, which is Д on a Russian keyboard. */
async function openDialog(labels: typeof englishLabels, key = 'l') {
  await act(async () => void fireEvent.keyDown(document.body, { code: 'KeyL', key }));
  return within(await screen.findByRole('dialog', { name: labels.title }));
}

async function submit(
  dialog: ReturnType<typeof within>,
  text: string,
  labels = englishLabels,
): Promise<void> {
  await act(
    async () => void fireEvent.change(dialog.getByLabelText(labels.field), { target: { value: text } }),
  );
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: labels.submit })));
}

test.each(['34.15, 77.58', 'https://yandex.com/maps/?ll=77.58%2C34.15&z=3', '34°09′N 77°34′48″E'])(
  'the key L opens a dialog that moves the map to %s at zoom 10 and marks the position',
  async (text) => {
    await openMap('/en/place/53');
    const dialog = await openDialog(englishLabels);
    expect(document.activeElement).toBe(dialog.getByLabelText(englishLabels.field));
    await submit(dialog, text);
    // A single position is shown at zoom 10, see the tests of the camera.
    await waitFor(() =>
      expect(fakeMap.camera.fitPositions).toHaveBeenCalledWith([
        { latitude: expect.closeTo(34.15, 6), longitude: expect.closeTo(77.58, 6) },
      ]),
    );
    expect(fakeMap.overlay('search-found')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('The map shows 34.1500, 77.5800')).toBeDefined();
    expect((await openDialog(englishLabels)).getByLabelText(englishLabels.field)).toHaveProperty('value', '');
  },
);

test.each([
  ['/en/place/53', englishLabels, 'l', '91, 200', /^There is no such place: latitudes/],
  ['/en/place/53', englishLabels, 'l', 'N/A', /^This does not look like coordinates/],
  ['/place/53', russianLabels, 'д', '91, 200', /^Такого места нет: широта/],
  ['/place/53', russianLabels, 'д', 'https://goo.gl/maps/x', /^В ссылке нет координат/],
  ['/place/53', russianLabels, 'д', '', /^Введите координаты/],
])(
  'at %s the dialog explains what is wrong and keeps the text: %#',
  async (url, labels, key, text, reason) => {
    await openMap(url);
    const dialog = await openDialog(labels, key);
    await submit(dialog, text, labels);
    const field = dialog.getByLabelText(labels.field);
    expect(dialog.getByRole('alert').textContent).toMatch(reason);
    expect(field).toHaveProperty('value', text);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(fakeMap.camera.fitPositions).not.toHaveBeenCalled();
    await act(async () => void fireEvent.change(field, { target: { value: `${text} ` } }));
    expect(dialog.getByRole('alert').textContent).toBe('');
  },
);

test('the control of the map opens the dialog', async () => {
  await openMap('/en/place/53');
  const button = await screen.findByRole('button', { name: 'Go to coordinates or a link' });
  expect(button.getAttribute('aria-keyshortcuts')).toBe('L');
  await act(async () => void fireEvent.click(button));
  expect(await screen.findByRole('dialog', { name: englishLabels.title })).toBeDefined();
});
