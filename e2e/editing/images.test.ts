import sharp from 'sharp';
import { administrator, expect, test } from '../support/account-fixtures.ts';
import type { Picture } from '../support/drivers/editing/image-library.ts';

/** A small picture of one colour, so that each has contents of its own. */
async function createPicture(name: string, background: string): Promise<Picture> {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}

test.describe('by touch', () => {
  test.skip(({ layout }) => layout === 'desktop', 'a desktop has no touch screen');

  test('the pictures of a place are put into another order by a drag of the handle', async ({ product }) => {
    const { account, imageLibrary: library } = product;
    await product.open('/login?redirect=%2Fadmin%2Fimages%3Fplace%3D53');
    await product.waitForHydration();
    await account.logIn(administrator);
    const tiles = library.tiles('');
    await expect(tiles.nth(1)).toBeVisible();
    const names = await tiles.evaluateAll((each) =>
      each.map((tile) => tile.getAttribute('aria-label') ?? ''),
    );
    await library.dragSecondByTouch();
    await expect(tiles.nth(0)).toHaveAccessibleName(names[1] ?? '');
    await expect(tiles.nth(1)).toHaveAccessibleName(names[0] ?? '');
  });
});

test(
  'an administrator uploads pictures, captions and places one, reorders them, and undoes a deletion',
  { tag: '@one-view' },
  async ({ product, page }) => {
    const { account, imageLibrary: library } = product;
    const { labels } = library;
    await product.open('/login?redirect=%2Fadmin%2Fimages%2Fupload');
    await product.waitForHydration();
    await account.logIn(administrator);
    await expect.poll(() => product.relativeUrl).toBe('/admin/images/upload');

    const colours = { 'journey-a': '#aa3322', 'journey-b': '#22aa33', 'journey-c': '#3322aa' };
    // One after another: the order of the library is that in which the pictures were added.
    for (const [index, [name, colour]] of Object.entries(colours).entries()) {
      await library.choose([await createPicture(name, colour)]);
      await expect(library.uploadSummary).toHaveText(labels.added(index + 1));
    }
    await library.captionOf('journey-b.jpg').fill('Караван у перевала');
    await library.captionOf('journey-b.jpg').blur();
    await expect(library.done).toBeVisible();

    await product.open('/admin/images');
    await product.waitForHydration();
    await library.filterBy('journey-');
    await library.sortAs(labels.libraryOrder);
    await expect(library.tiles('journey-')).toHaveCount(2);
    await library.filterBy('Караван у перевала');
    await library.tiles('Караван у перевала').click();

    await library.field(labels.coordinates).fill('34°09′50″N 77°35′05″E');
    await library.button(labels.save).click();
    await expect(page.getByText(labels.unchanged)).toBeVisible();
    await expect(library.field(labels.coordinates)).toHaveValue('34.16389, 77.58472');

    await product.open('/admin/images');
    await product.waitForHydration();
    await library.filterBy('journey-');
    await library.sortAs(labels.libraryOrder);
    const names = library.tiles('journey-');
    await expect(names.nth(0)).toHaveAccessibleName(/journey-a/);
    await library.grid.focus();
    await product.press('Home');
    await product.press('Alt+ArrowRight');
    await expect(library.tiles('').nth(0)).toHaveAccessibleName(/Караван/);
    await product.press('Alt+ArrowRight');
    await expect(names.nth(0)).toHaveAccessibleName(/journey-c/);

    await product.press('Delete');
    await expect(names).toHaveCount(1);
    await product.press('Control+z');
    await expect(names).toHaveCount(2);
  },
);
