import { administrator, expect, test } from '../support/account-fixtures.ts';
import { openWindow } from '../support/fixtures.ts';

/** As an earlier version of the product has stored them in local storage. */
const earlierDrafts = Array.from({ length: 50 }, (_, index) => ({
  id: 53 + index,
  version: 1,
  changes: { title_ru: `Черновик ${index}` },
  savedAt: Date.now() - index * 60_000,
}));

test(
  'the editor imports the drafts of an earlier version, and keeps what was typed before its window is closed',
  { tag: '@one-view' },
  async ({ product, page, context }) => {
    const { account, placeEditor } = product;
    const { labels } = placeEditor;
    await product.open('/login');
    await product.waitForHydration();
    await page.evaluate(
      (drafts) => localStorage.setItem('placeDrafts', drafts),
      JSON.stringify(earlierDrafts),
    );
    await account.logIn(administrator);
    await expect.poll(() => account.storedToken()).not.toBeNull();
    await product.open('/place/edit/53');
    await expect(placeEditor.field(labels.titleRu)).toHaveValue('Черновик 0');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('placeDrafts'))).toBeNull();

    const closed = await openWindow(product, context);
    await closed.open('/place/edit/54');
    await expect(closed.placeEditor.field(labels.titleRu)).toHaveValue('Черновик 1');
    await closed.placeEditor.field(labels.titleRu).fill('Последние слова');
    // As a visitor closes a tab; otherwise the page receives no events.
    await Promise.all([closed.page.waitForEvent('close'), closed.page.close({ runBeforeUnload: true })]);
    await product.open('/place/edit/54');
    await expect(placeEditor.field(labels.titleRu)).toHaveValue('Последние слова');
  },
);
