import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { english as baseLayersEn } from '../apps/web/src/features/base-layers/messages/en.ts';
import { russian as baseLayersRu } from '../apps/web/src/features/base-layers/messages/ru.ts';
import { library as imagesEn } from '../apps/web/src/features/image-editing/messages/library-en.ts';
import { library as imagesRu } from '../apps/web/src/features/image-editing/messages/library-ru.ts';
import { english as locateEn } from '../apps/web/src/features/locate/messages/en.ts';
import { russian as locateRu } from '../apps/web/src/features/locate/messages/ru.ts';
import { placesAdmin as placesEn } from '../apps/web/src/features/place-editing/messages/list-en.ts';
import { placesAdmin as placesRu } from '../apps/web/src/features/place-editing/messages/list-ru.ts';
import { quickEdit as quickEditEn } from '../apps/web/src/features/place-editing/messages/quick-edit-en.ts';
import { quickEdit as quickEditRu } from '../apps/web/src/features/place-editing/messages/quick-edit-ru.ts';
import { english } from '../apps/web/src/lib/language/catalogue-en.ts';
import { russian } from '../apps/web/src/lib/language/catalogue-ru.ts';
import { editing as editingEn } from '../apps/web/src/ui/workbench/messages/en.ts';
import { editing as editingRu } from '../apps/web/src/ui/workbench/messages/ru.ts';
import { repositoryFolder } from './support/source-tree.ts';

/** The messages of a language of which the table consists. */
const catalogues = {
  en: {
    app: english,
    layers: baseLayersEn,
    images: imagesEn,
    locate: locateEn,
    places: placesEn,
    quick: quickEditEn,
    editing: editingEn,
  },
  ru: {
    app: russian,
    layers: baseLayersRu,
    images: imagesRu,
    locate: locateRu,
    places: placesRu,
    quick: quickEditRu,
    editing: editingRu,
  },
};
type Messages = (typeof catalogues)['ru'];

/** Each failure with what the visitor sees, in the order of the table. */
const failures: readonly (readonly [failure: string, message: (messages: Messages) => string])[] = [
  ['the page fails', ({ app }) => `${app.failure.title}: ${app.failure.text}`],
  ['a part of the page is missing', ({ app }) => `${app.failure.chunkTitle}: ${app.failure.chunkText}`],
  [
    'a part of the page is missing, offline',
    ({ app }) => `${app.failure.chunkTitle}: ${app.failure.partText}`,
  ],
  [
    'the lists fail, with a copy in the browser (ERR-1, ERR-2)',
    ({ app }) => `${app.failure.savedDataTitle}: ${app.failure.savedData('…')}`,
  ],
  [
    'the lists fail, without a copy (ERR-1, ERR-2)',
    ({ app }) => `${app.failure.initializationTitle}: ${app.failure.initialization(app.failure.timeout)}`,
  ],
  [
    'fields are not saved (ERR-4)',
    ({ editing }) => `${editing.editing.saveErrorTitle}: ${editing.editing.unsavedFields('…')}`,
  ],
  ['a place is not saved (ERR-5)', ({ quick }) => quick.saving.updateErrorTitle],
  ['an image is not saved (ERR-6)', ({ images }) => images.imageActions.updateErrorTitle],
  ['the order of places is not saved (ERR-7)', ({ places }) => places.placesAdmin.actions.orderErrorTitle],
  ['the order of images is not saved (ERR-7)', ({ images }) => images.imageActions.orderErrorTitle],
  ['an image is not renamed (ERR-8)', ({ images }) => images.imageActions.renameErrorTitle],
  ['a thumbnail is not made (ERR-9)', ({ images }) => images.thumbnails.errorTitle],
  ['there is no clipboard (ERR-10)', ({ app }) => app.clipboard.unavailable],
  ['there are no coordinates to copy (ERR-10)', ({ app }) => app.clipboard.noCoordinates],
  ['the clipboard refuses (ERR-10)', ({ app }) => app.clipboard.failed('…')],
  ['a map of others does not respond', ({ layers }) => layers.baseLayers.unavailable('…', '…')],
  ['the position is denied (ERR-12)', ({ locate }) => locate.locate.failures.denied],
  ['the position is not known (ERR-12)', ({ locate }) => locate.locate.failures.unavailable],
  ['single tiles fail (ERR-12)', () => '–'],
  ['an error report cannot be sent (TEL-2)', () => '–'],
];

test('docs/reliability.md lists each failure with what the visitor sees in both languages', () => {
  const text = readFileSync(join(repositoryFolder, 'docs/reliability.md'), 'utf8');
  const rows = text.split('\n').flatMap((line) => {
    const [, ...cells] = line.split('|').map((cell) => cell.trim());
    return cells.length === 4 && cells[0] !== 'failure' && !/^-+$/.test(cells[0] ?? '')
      ? [cells.slice(0, 3)]
      : [];
  });
  const expected = failures.map(([failure, message]) => [
    failure,
    message(catalogues.en).replaceAll('\u{a0}', ' '),
    message(catalogues.ru).replaceAll('\u{a0}', ' '),
  ]);
  expect(rows).toEqual(expected);
});
