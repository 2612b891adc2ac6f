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
