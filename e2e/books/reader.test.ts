import { expect, test } from '../support/fixtures.ts';

const chapter = '/book/view/1/4';

test(
  'lines of a chapter have 60 to 75 letters beside the map',
  { tag: '@both-languages' },
  async ({ product, layout }) => {
    test.skip(layout === 'phone', 'A phone has no room for them.');
    await product.open(chapter);
    await expect(product.reader.sentences.first()).toBeVisible();
    const letters = (await product.reader.lettersInLines()).toSorted((a, b) => a - b);
    const middle = letters[Math.floor(letters.length / 2)] ?? 0;
    expect(middle).toBeGreaterThanOrEqual(60);
    expect(middle).toBeLessThanOrEqual(75);
  },
);

test(
  'a sentence opens its translation, and Escape closes it',
  { tag: '@both-languages' },
  async ({ product, page, language }) => {
    const { reader } = product;
    await product.open(chapter);
    const sentence = reader.sentences.first();
    await sentence.click({ position: { x: 4, y: 8 } });
    await expect(reader.twin).toBeVisible();
    await expect(reader.twin.locator('[lang]')).toHaveAttribute('lang', language === 'ru' ? 'en' : 'ru');
    await page.keyboard.press('Escape');
    await expect(reader.twin).toHaveCount(0);
  },
);

test('a link whose text is not in the chapter has a message', async ({ product, page }) => {
  await product.open(`${chapter}#t=9999&s=Nothing%20like%20this%20was%20ever%20written`);
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a reader returns to the text where they stopped', async ({ product, page }) => {
  const { reader } = product;
  await product.open(chapter);
  await expect(reader.sentences.first()).toBeVisible();
  await reader.scrollTo(reader.texts.nth(6));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('readingProgress'))).not.toBeNull();
  await page.evaluate(() => window.scrollTo(0, 0));
  await product.open('/books');
  await expect(reader.continueLink).toBeVisible();
});

test('the key / finds a word in all chapters', async ({ product, page, language }) => {
  const { reader } = product;
  await product.open(chapter);
  await expect(reader.sentences.first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(reader.findField).toBeFocused();
  await reader.findField.fill(language === 'ru' ? 'караван' : 'caravan');
  await reader.findResults.first().click();
  await expect(reader.markedSentences.first()).toBeVisible();
});

for (const languages of ['touch', 'side', 'below']) {
  test(`letters of 200 % fit into the window in the mode ${languages}`, async ({ product }) => {
    await product.reader.storeSettings({ languages, fontSize: 200 });
    await product.open(chapter);
    await expect(product.reader.sentences.first()).toBeVisible();
    expect(await product.reader.horizontalOverflow()).toBeLessThanOrEqual(0);
  });
}
