import { readFile } from 'node:fs/promises';
import { geoJsonViolations } from '@cae-map/route-export/testing/geojson-rules';
import { axeViolations } from '../support/axe-violations.ts';
import { expect, test } from '../support/fixtures.ts';
import { countStopsOfMainRoute } from '../support/main-route.ts';
import { validateKml, validateKmz } from '../support/kml-validation.ts';
import { countFeatures } from '../support/ogrinfo.ts';

/** The stops and legs of the main route, from place 5 to place 151. */
const stops = countStopsOfMainRoute();
const legs = stops - 1;

test(
  'the exported route is opened by GDAL in every format without pictures, and satisfies the KML schema and RFC 7946 [EXP-2]',
  { tag: '@one-view' },
  async ({ product, page }, testInfo) => {
    const { research } = product;
    await product.open('/?magic=ResearcherMode');
    await product.map.waitForIdle();
    await research.choose('exportRoute');
    await expect(research.from).toHaveValue('5');
    await expect(research.to).toHaveValue('151');
    await expect(research.zoom).toHaveValue('20');
    await expect(research.format('KML')).toBeChecked();
    await expect(research.summary).toHaveText(research.labels.amount(stops));
    expect(await axeViolations(page)).toEqual([]);
    const expected = { KML: 'kml', GeoJSON: 'geojson', GPX: 'gpx', CSV: 'csv' } as const;
    for (const [name, extension] of Object.entries(expected)) {
      await research.format(name).check();
      const download = await research.download();
      expect(download.suggestedFilename()).toBe(research.labels.fileName(20, extension));
      const path = testInfo.outputPath(`route.${extension}`);
      await download.saveAs(path);
      if (extension === 'kml') await validateKml(path);
      if (extension === 'geojson') {
        expect(geoJsonViolations(JSON.parse(await readFile(path, 'utf8')))).toEqual([]);
      }
      const counts = await countFeatures(path);
      if (extension === 'gpx') expect(counts).toMatchObject({ waypoints: stops });
      const sum = Object.values(counts).reduce((total, count) => total + count, 0);
      if (extension === 'kml' || extension === 'geojson') expect(sum, name).toBe(stops + legs);
      if (extension === 'csv') expect(sum).toBe(stops);
    }
  },
);

test(
  'the export follows the zoom and the ends, and is disabled without an end',
  { tag: '@one-view' },
  async ({ product, page }) => {
    const { research } = product;
    await product.open('/?magic=ResearcherMode');
    await product.map.waitForIdle();
    await research.choose('exportRoute');
    await research.zoom.focus();
    await page.keyboard.press('Home');
    await expect(research.zoom).toHaveValue('4');
    await expect(research.summary).not.toHaveText(research.labels.amount(stops));
    const download = await research.download();
    expect(download.suggestedFilename()).toBe(research.labels.fileName(4, 'kml'));
    await research.from.selectOption('0');
    await expect(research.downloadButton).toBeDisabled();
    await research.from.selectOption('5');
    await expect(research.downloadButton).toBeEnabled();
    await research.to.selectOption('0');
    await expect(research.downloadButton).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(research.exportDialog).toBeHidden();
  },
);

test.describe('an export with pictures', { tag: '@one-view' }, () => {
  test.use({ expectedErrors: [/404/] });

  test('contains those that can be loaded, is valid KML, reports the others, and can be cancelled', async ({
    product,
    page,
  }, testInfo) => {
    const { research } = product;
    await product.open('/?magic=ResearcherMode');
    await product.map.waitForIdle();
    await research.choose('exportRoute');
    await research.zoom.fill('4');
    await research.format(research.labels.kmzName).check();
    await page.route(/illustration-5-0-800\.webp/, (route) => route.fulfill({ status: 404 }));
    const download = await research.download();
    await expect(research.exportDialog.getByText(research.labels.picturesFailed)).toBeVisible();
    const path = testInfo.outputPath('route.kmz');
    await download.saveAs(path);
    await validateKmz(path);
    const counts = await countFeatures(path);
    expect(Object.values(counts).reduce((total, count) => total + count, 0)).toBeGreaterThan(legs);

    // Unanswered requests keep the export running until it is cancelled.
    await page.route(/-800\.webp/, () => {});
    await research.downloadButton.click();
    await research.cancelButton.click();
    await expect(research.exportDialog.getByText(research.labels.cancelled)).toBeVisible();
    await expect(research.downloadButton).toBeEnabled();
  });
});
