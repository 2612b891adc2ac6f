import { readFile, writeFile } from 'node:fs/promises';
import { axeViolations } from '../support/axe-violations.ts';
import { expect, test } from '../support/fixtures.ts';
import { validateKml } from '../support/kml-validation.ts';
import { countFeatures } from '../support/ogrinfo.ts';

const url = '/place/53?magic=ResearcherMode#m=9/34.16/77.58';
const name = 'Лагерь & <кош>';

test(
  'a bookmark is added by a click on the map, named, and shown again after a reload',
  { tag: '@both-languages' },
  async ({ product, page }) => {
    const { map, mapTools, research } = product;
    await product.open(url);
    await map.waitForIdle();
    await research.choose('bookmarks');
    await research.bookmarkButton('byClick').click();
    await expect(research.bookmarks).toBeHidden();
    await mapTools.placePoint(map.freeArea, 0.5, 0.6);
    await expect(research.bookmarkName).toBeFocused();
    await research.bookmarkName.fill(name);
    expect(await axeViolations(page)).toEqual([]);
    await research.bookmarkButton('save').click();
    await expect(research.bookmarkRows).toHaveText([new RegExp(name)]);
    await page.reload();
    await map.waitForIdle();
    await research.choose('bookmarks');
    await research.bookmarkButton('goTo').click();
    await expect(research.bookmarks).toBeHidden();
    await expect.poll(() => product.relativeUrl).toContain('#m=9/');
  },
);

test(
  'bookmarks are exported, deleted, restored, and imported from the exported files',
  { tag: '@one-view' },
  async ({ product, page }, testInfo) => {
    const { research } = product;
    const latlng = { lat: 34.16, lng: 77.58 };
    await research.storeBookmarks([{ id: 'camp', latlng, zoom: 9, color: '#6dfd54', name, note: '' }]);
    await product.open(url);
    await product.map.waitForIdle();
    await research.choose('bookmarks');
    for (const format of ['kml', 'geojson'] as const) {
      const saved = page.waitForEvent('download');
      await research.bookmarkButton(format).click();
      const path = testInfo.outputPath(`bookmarks.${format}`);
      await (await saved).saveAs(path);
      if (format === 'kml') await validateKml(path);
      expect(Object.values(await countFeatures(path)), format).toEqual([1]);
    }
    await research.bookmarkButton('remove').click();
    await expect(research.bookmarkRows).toHaveCount(0);
    await research.bookmarkButton('undo').click();
    await expect(research.bookmarkRows).toHaveCount(1);
    await research.bookmarkButton('remove').click();
    await research.importBookmarks(testInfo.outputPath('bookmarks.kml'));
    await expect(research.bookmarkRows).toHaveText([new RegExp(name)]);
    await research.importBookmarks(testInfo.outputPath('bookmarks.geojson'));
    await expect(research.bookmarkRows).toHaveCount(1);

    const truncated = testInfo.outputPath('truncated.kml');
    const whole = await readFile(testInfo.outputPath('bookmarks.kml'), 'utf8');
    await writeFile(truncated, whole.slice(0, -30));
    await research.importBookmarks(truncated);
    await expect(research.bookmarks.getByText(/^truncated\.kml: /)).toBeVisible();
    await expect(research.bookmarkRows).toHaveCount(1);
  },
);
