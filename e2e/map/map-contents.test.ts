import { expect, test } from '../support/fixtures.ts';
import { photographs, withChanges } from '../support/photographs.ts';

test.describe('what the map shows', { tag: '@both-languages' }, () => {
  test('a researcher chooses the line type by the settings and the keyboard, and the key explains it and the heat map', async ({
    product,
    page,
  }) => {
    const { mapContents } = product;
    await product.open('/place/53?magic=ResearcherMode');
    await product.map.waitForIdle();
    await product.settings.open();
    await mapContents.lineTypeChoice.selectOption('transport');
    await mapContents.heatmapSwitch.click();
    await page.reload();
    await product.map.waitForIdle();
    await expect(mapContents.lineTypeChoice).toHaveValue('transport');
    await page.keyboard.press('g');
    await expect(mapContents.lineTypeChoice).toHaveValue('pathaccuracy');
    await mapContents.keyButton.click();
    await expect(mapContents.accuracyLegend.first()).toBeVisible();
    await expect(mapContents.longestStays.first()).toHaveText(/\d+ (?:ноч|night)/);
  });
});

test.describe('photographs with coordinates', { tag: '@both-languages' }, () => {
  test.use({ rendersMap: true });

  test('are on the map, and in a list that opens the viewer', async ({ product }) => {
    const { gallery, mapContents } = product;
    await gallery.mockImages((images) => [
      ...images,
      ...withChanges(photographs(images, 2), [
        { latitude: 34.16, longitude: 77.58 },
        { latitude: 34.17, longitude: 77.59 },
      ]),
    ]);
    const thumbnail = product.page.waitForRequest(/-320\.webp$/);
    await product.open('/place/53#m=12/34.16/77.58');
    await product.map.waitForIdle();
    await thumbnail;
    await mapContents.photographsButton.click();
    await expect(mapContents.listedPhotographs).toHaveCount(2);
    await mapContents.listedPhotographs.first().click();
    await expect(gallery.currentSlide).toBeVisible();
    await product.page.keyboard.press('Escape');
    await expect(gallery.currentSlide).toBeHidden();
  });
});
