import { administrator, createAdministrator, expect, test } from '../support/account-fixtures.ts';
import type { Credentials } from '../support/drivers/account.ts';
import type { Product } from '../support/drivers/product.ts';
import { openWindow } from '../support/fixtures.ts';
import { markAsKnownVisitor } from '../support/browser/known-visitor.ts';

const colleague: Credentials = { email: 'anna@example.org', password: 'eight ponies at Khardung' };
const imageId = 1001;

/** Signs in and opens the editor of a record. */
async function openEditor(product: Product, credentials: Credentials, path: string): Promise<void> {
  await product.open(`/login?redirect=${encodeURIComponent(path)}`);
  await product.waitForHydration();
  await product.account.logIn(credentials);
  await expect.poll(() => product.relativeUrl).toContain(path);
}

test(
  'two administrators see each other in the editors of a place and of an image until one of them leaves, and one sees another window',
  { tag: '@one-view' },
  async ({ product, context, browser, baseURL, viewport, dataFolder }) => {
    await createAdministrator(dataFolder, colleague, 'Анна Петрова');
    const other = await browser.newContext({ viewport, locale: 'ru-RU', ...(baseURL ? { baseURL } : {}) });
    await other.addInitScript(markAsKnownVisitor);
    const anna = await openWindow(product, other);
    const { editingPresence: presence } = product;
    const { labels } = presence;

    await openEditor(anna, colleague, '/place/edit/53');
    await openEditor(product, administrator, '/place/edit/53');
    await expect(presence.note(labels.placeOpenBy('Анна Петрова'))).toBeVisible();
    await expect(anna.editingPresence.note(labels.placeOpenBy('Лия Вернадская'))).toBeVisible();

    const secondWindow = await openWindow(product, context);
    await secondWindow.open('/place/edit/53');
    const inSecondWindow = secondWindow.editingPresence.note(labels.placeInOtherWindow);
    await expect(inSecondWindow).toContainText(labels.placeOpenBy('Анна Петрова'));
    // Leaving by navigation: a window that is closed may end before its last report is sent.
    await secondWindow.open('/about');
    await expect(presence.note(labels.placeInOtherWindow)).toBeHidden();
    await secondWindow.page.close();

    await anna.open(`/image/edit/${imageId}`);
    await expect(presence.note(labels.placeClosed)).toHaveCount(1);
    await product.open(`/image/edit/${imageId}`);
    await expect(presence.note(labels.imageOpenBy('Анна Петрова'))).toBeVisible();
    await other.close();
  },
);
