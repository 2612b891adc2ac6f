import { readFile, writeFile } from 'node:fs/promises';
import { axeViolations } from '../support/axe-violations.ts';
import { expect, test } from '../support/fixtures.ts';
import { countFeatures } from '../support/ogrinfo.ts';

test(
  'a bookmark is added on the map, named, exported, deleted, restored and imported',
  { tag: '@every-view' },
  async ({ product, page }, testInfo) => {
    const { map, mapTools, research } = product;
    await product.open('/place/53?magic=ResearcherMode#m=9/34.16/77.58');
    await map.waitForIdle();
    await research.choose('bookmarks');
    await research.bookmarkButton('byClick').click();
    await expect(research.bookmarks).toBeHidden();
    await mapTools.placePoint(map.freeArea, 0.5, 0.6);
    await expect(research.bookmarkName).toBeFocused();
    await research.bookmarkName.fill('Лагерь & <кош>');
    expect(await axeViolations(page)).toEqual([]);
    await research.bookmarkButton('save').click();
    await expect(research.bookmarkRows).toHaveCount(1);

    await page.reload();
    await map.waitForIdle();
    await research.choose('bookmarks');
    await expect(research.bookmarkRows).toHaveText([/Лагерь & <кош>/]);
    for (const format of ['kml', 'geojson'] as const) {
      const saved = page.waitForEvent('download');
      await research.bookmarkButton(format).click();
      const path = testInfo.outputPath(`bookmarks.${format}`);
      await (await saved).saveAs(path);
      const counts = await countFeatures(path);
      expect(Object.values(counts), format).toEqual([1]);
    }

    await research.bookmarkButton('remove').click();
    await expect(research.bookmarkRows).toHaveCount(0);
    await research.bookmarkButton('undo').click();
    await expect(research.bookmarkRows).toHaveCount(1);
    await research.bookmarkButton('remove').click();
    await research.importBookmarks(testInfo.outputPath('bookmarks.kml'));
    await expect(research.bookmarkRows).toHaveText([/Лагерь & <кош>/]);
    await research.importBookmarks(testInfo.outputPath('bookmarks.geojson'));
    await expect(research.bookmarkRows).toHaveCount(1);

    const truncated = testInfo.outputPath('truncated.kml');
    const whole = await readFile(testInfo.outputPath('bookmarks.kml'), 'utf8');
    await writeFile(truncated, whole.slice(0, -30));
    await research.importBookmarks(truncated);
    await expect(research.bookmarks.getByText(/^truncated\.kml: /)).toBeVisible();
    await expect(research.bookmarkRows).toHaveCount(1);

    await research.bookmarkButton('goTo').click();
    await expect(research.bookmarks).toBeHidden();
    await expect.poll(() => product.relativeUrl).toContain('#m=9/');
  },
);
