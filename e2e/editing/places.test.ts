import { administrator, expect, test } from '../support/account-fixtures.ts';
import { axeViolations } from '../support/axe-violations.ts';

const placeId = 53;
const leh = 'Лех';
const renamed = 'Лех, столица Ладака';
const added = 'Караван-сарай у ворот';

test(
  'an administrator corrects a place, restores it from its history, adds a place after it, and undoes a deletion',
  { tag: '@one-view' },
  async ({ product, page }) => {
    const { account, placeEditor: editor } = product;
    const { labels } = editor;
    await product.open('/login?redirect=%2Fadmin');
    await product.waitForHydration();
    await account.logIn(administrator);
    await editor.filterBy(leh);
    await expect(editor.titles().first()).toHaveText(leh);
    expect(await axeViolations(page, { include: 'main' })).toEqual([]);
    await editor.grid.focus();
    await product.press('Home');
    await product.press('Enter');
    await expect.poll(() => product.relativeUrl).toContain(`/place/edit/${placeId}`);

    const position = await editor.field(labels.coordinates).inputValue();
    await editor.field(labels.coordinates).fill('north of the bazaar');
    await editor.field(labels.coordinates).blur();
    await expect(page.getByText(labels.unreadable)).toBeVisible();
    await editor.field(labels.coordinates).fill('34°09′50″N 77°35′05″E');
    await editor.field(labels.titleRu).fill(renamed);
    await editor.tab(labels.preview).click();
    await expect(page.getByRole('heading', { name: renamed, exact: true }).last()).toBeVisible();
    await editor.tab(labels.form).click();
    await product.press('Control+s');
    await expect(page.getByText(labels.unchanged)).toBeVisible();
    await expect(editor.field(labels.coordinates)).toHaveValue('34.16389, 77.58472');
    expect(await axeViolations(page, { include: 'main' })).toEqual([]);

    await editor.tab(labels.history).click();
    await editor.revertButtons.first().click();
    await expect(page.getByText(labels.reverted)).toBeVisible();
    await expect(editor.field(labels.titleRu)).toHaveValue(leh);
    await expect(editor.field(labels.coordinates)).toHaveValue(position);
    await editor.button(labels.save).click();
    await expect(page.getByText(labels.unchanged)).toBeVisible();

    await product.open('/admin');
    await product.waitForHydration();
    await editor.filterBy(leh);
    await editor.insertAfterButton(leh).first().click();
    await editor.field(labels.titleRu).fill(added);
    await editor.field(labels.coordinates).fill('34.17, 77.59');
    await editor.button(labels.create).click();
    await expect(page.getByText(labels.unchanged)).toBeVisible();
    await product.open('/admin');
    await product.waitForHydration();
    await editor.filterBy(added);
    await expect(editor.titles(added)).toHaveCount(1);

    await editor.grid.focus();
    await product.press('Home');
    await product.press('Delete');
    await expect(editor.done(labels.removed)).toBeVisible();
    await expect(editor.titles(added)).toHaveCount(0);
    await product.press('Control+z');
    await expect(editor.titles(added)).toHaveCount(1);
  },
);

test.describe('with a rendered map', { tag: '@one-view' }, () => {
  test.use({ rendersMap: true });

  test('a place that is opened from the list is shown on the map, and dragging its pin sets the coordinates', async ({
    product,
    page,
  }) => {
    const { account, map, placeEditor: editor } = product;
    const { labels } = editor;
    await product.open('/login?redirect=%2Fadmin');
    await product.waitForHydration();
    await account.logIn(administrator);
    await map.waitForIdle();
    await editor.filterBy(leh);
    await editor.titles().first().click();
    await expect(editor.field(labels.coordinates)).toBeVisible();
    await expect.poll(() => map.isPinInFreeArea()).toBe(true);
    await map.waitForIdle();

    const before = await editor.field(labels.coordinates).inputValue();
    const { x, y, width, height } = (await map.pin.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const grab = { x: x + width / 2, y: y + height / 3 };
    await page.mouse.move(grab.x, grab.y);
    await page.mouse.down();
    await page.mouse.move(grab.x + 30, grab.y + 20);
    await expect.poll(async () => (await map.pin.boundingBox())?.x).not.toBe(x);
    await page.mouse.move(grab.x + 90, grab.y + 60);
    await page.mouse.up();
    await expect(editor.field(labels.coordinates)).not.toHaveValue(before);
    await expect(page.getByText(labels.unchanged)).toHaveCount(0);
    const { x: moved = 0 } = (await map.pin.boundingBox()) ?? {};
    expect(Math.abs(moved - x - 90)).toBeLessThan(3);
  });
});
