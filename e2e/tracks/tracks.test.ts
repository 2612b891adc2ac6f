import { axeViolations } from '../support/axe-violations.ts';
import { expect, test } from '../support/fixtures.ts';

/** A track of 200 points over two days, with heights. */
function gpx(name: string): string {
  const points = Array.from({ length: 200 }, (_, index) => {
    const time = new Date(Date.UTC(2019, 6, 11, 3) + index * 900_000).toISOString();
    return `<trkpt lat="${34 + index / 200}" lon="77.5"><ele>${3500 + index * 5}</ele><time>${time}</time></trkpt>`;
  });
  return `<?xml version="1.0"?><gpx version="1.1"><trk><name>${name}</name><trkseg>${points.join('')}</trkseg></trk></gpx>`;
}

const good = { name: 'nubra.gpx', text: gpx('Nubra') };
const other = {
  name: 'plain.geojson',
  text: '{"type":"LineString","coordinates":[[77,34],[78,35]]}',
};
const bad = { name: 'cut.gpx', text: gpx('Cut').slice(0, 2000) };

test(
  'tracks are added, one bad file is named, and the tracks are restored after a reload; deleting can be undone',
  { tag: '@both-languages' },
  async ({ product, page }) => {
    const { tracks } = product;
    await product.openStop(53);
    await product.map.waitForIdle();
    await tracks.open();
    expect(product.relativeUrl).toMatch(/p=53\/t$/);
    await expect(tracks.empty).toBeVisible();
    await tracks.choose(good, bad);
    await expect(tracks.track('Nubra')).toBeVisible();
    await expect(tracks.problems).toHaveCount(1);
    await expect(tracks.problems).toContainText('cut.gpx');
    await expect(tracks.problems).toContainText(tracks.labels.damaged);
    expect(await axeViolations(page)).toEqual([]);
    await tracks.dismissProblem('cut.gpx');
    await expect(tracks.problems).toHaveCount(0);
    await tracks.choose(other);
    await expect(tracks.track('plain')).toBeVisible();

    await page.reload();
    await expect(tracks.track('Nubra')).toBeVisible();
    await expect(tracks.track('plain')).toBeVisible();

    await tracks.track('plain').click();
    await tracks.removeButton.click();
    await expect(tracks.track('plain')).toBeHidden();
    await expect(tracks.removedMessage('plain')).toBeVisible();
    await expect(tracks.undoButton).toBeFocused();
    await tracks.undoButton.click();
    await expect(tracks.track('plain')).toBeFocused();
    await page.reload();
    await expect(tracks.track('plain')).toBeVisible();
  },
);

test(
  'the profile of a track is operated by keyboard, and shows the stops of the expedition on the day of its point',
  { tag: '@both-languages' },
  async ({ product, page }) => {
    const { tracks } = product;
    await product.openStop(53);
    await product.map.waitForIdle();
    await tracks.open();
    await tracks.choose(good);
    await tracks.track('Nubra').click();
    await expect(tracks.profile).toHaveAttribute('aria-valuetext', /11 (?:июля|July) 2019$/);
    await tracks.profile.focus();
    await product.press('End');
    await expect(tracks.profile).toHaveAttribute(
      'aria-valuetext',
      /^111.*4[\s,]495.*13 (?:июля|July) 2019$/u,
    );
    await product.press('ArrowLeft');
    await expect(tracks.profile).toHaveAttribute('aria-valuetext', /4[\s,]490/u);
    await product.press('Home');
    for (let step = 0; step < 5; step += 1) await product.press('PageUp');
    await expect(tracks.profile).toHaveAttribute('aria-valuetext', /12 (?:июля|July) 2019$/);
    await expect(tracks.stopsOfSameDay.first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  },
);

test(
  'name, colour and visibility of a track are changed and restored after a reload',
  { tag: '@one-view' },
  async ({ product, page }) => {
    const { tracks } = product;
    await product.openStop(53);
    await product.map.waitForIdle();
    await tracks.open();
    await tracks.choose(good);
    await tracks.track('Nubra').click();
    await tracks.rename('Нубра 2019');
    await tracks.color('фиолетовый').press('Space');
    await tracks.showButton('Нубра 2019').click();
    await expect(tracks.showButton('Нубра 2019')).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(tracks.showButton('Нубра 2019')).toHaveAttribute('aria-pressed', 'false');
    await tracks.track('Нубра 2019').click();
    await expect(tracks.color('фиолетовый')).toBeChecked();
  },
);

test('files that are dropped on the map open the tracks', async ({ product, layout }) => {
  test.skip(layout === 'phone', 'files cannot be dropped on a phone');
  const { tracks } = product;
  await product.openStop(53);
  await product.map.waitForIdle();
  const { drop } = await tracks.drag(good);
  await expect(tracks.dropHint).toBeVisible();
  await drop();
  await expect(tracks.dropHint).toBeHidden();
  await expect(tracks.track('Nubra')).toBeVisible();
  expect(product.relativeUrl).toMatch(/p=53\/t$/);
});
