// @vitest-environment jsdom
import { createApiClient } from '@cae-map/contract/api/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubDialogs } from '../../../testing/browser/dialogs.ts';
import { imageRecord, placeRecord } from '../../../testing/data/records.ts';
import { servedRecords } from '../../../testing/data/served-records.ts';
import { openChapter, twoTexts } from '../../../testing/open-chapter.tsx';

beforeEach(() => {
  stubDialogs();
  Element.prototype.scrollIntoView = vi.fn();
});

const image = imageRecord({
  image_id: 1,
  image_type: 'histexpphoto',
  url: '/media/1.webp',
  thumb: '/media/1-320.webp',
});
const texts = twoTexts.map((text) => ({ ...text, related_image_ids: [1] }));

function open() {
  const serve = servedRecords({ places: [placeRecord({ place_id: 53 })], images: [image] });
  const fetch: typeof globalThis.fetch = async (input, init) =>
    String(input instanceof Request ? input.url : input).endsWith('/texts/')
      ? Response.json(texts)
      : await serve(input, init);
  return openChapter({ texts, client: createApiClient({ fetch }) });
}

/** What a reader sees of the settings. */
function appearance() {
  const { style, dataset } = document.documentElement;
  return {
    isBilingual: screen.queryByText('Шёл снег.') !== null,
    hasPhotographs: screen.queryAllByRole('list', { name: /^Photographs/ }).length > 0,
    hasMap: dataset.readerMap === 'on',
    letters: style.getPropertyValue('--reader-size'),
    lines: style.getPropertyValue('--reader-line'),
    thumbnails: style.getPropertyValue('--reader-thumbnail'),
  };
}

const initial = {
  isBilingual: false,
  hasPhotographs: true,
  hasMap: true,
  letters: '1',
  lines: '1.6',
  thumbnails: '160px',
};
const chosen = {
  isBilingual: true,
  hasPhotographs: false,
  hasMap: false,
  letters: '1.3',
  lines: '1.8',
  thumbnails: '240px',
};

test('the settings are both languages, photographs, the map, and the sizes of thumbnails, letters and lines, which are kept and can be reset [BOK-2]', async () => {
  const user = userEvent.setup();
  const { unmount } = open();
  await waitFor(() => expect(appearance()).toEqual(initial));
  await user.click(screen.getByRole('button', { name: 'Appearance of the book' }));
  const dialog = within(screen.getByRole('dialog'));
  const select = (label: string, option: string) =>
    user.selectOptions(dialog.getByRole('combobox', { name: label }), option);
  await select('Languages', 'Two languages side by side');
  await select('Letter size', '130');
  await select('Line spacing', '1.8');
  await select('Size of photographs', 'large');
  await user.click(dialog.getByRole('checkbox', { name: 'Show the map' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Show photographs' }));
  expect(appearance()).toEqual(chosen);
  unmount();
  expect(appearance().letters).toBe('');

  // The settings are read from the storage again.
  expect(JSON.parse(localStorage.getItem('readerOptions') ?? 'null')).toMatchObject({
    languages: 'side',
    fontSize: 130,
    lineHeight: 180,
    thumbnailSize: 240,
    showMap: false,
    showPhotos: false,
  });
  open();
  await waitFor(() => expect(appearance()).toEqual(chosen));
  await user.click(screen.getByRole('button', { name: 'Appearance of the book' }));
  await user.click(screen.getByRole('button', { name: 'Restore the defaults' }));
  await waitFor(() => expect(appearance()).toEqual(initial));
});
