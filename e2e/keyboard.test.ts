import { expect, test } from './support/fixtures.ts';

test.skip(({ layout }) => layout === 'phone', 'a phone has no keyboard');

test.describe('with the keyboard alone', { tag: '@both-languages' }, () => {
  test('the first key reaches the way past the header', async ({ product, page }) => {
    await product.openStop(53);
    await product.press('Tab');
    await expect(product.skipLink).toBeFocused();
    await product.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a visitor reaches the next stop and the other language', async ({ product, language }) => {
    await product.openStop(53);
    await product.tabTo(product.nextStop);
    await product.press('Enter');
    await expect(product.previousStop).toHaveAccessibleName({ ru: /Лех$/, en: /Leh$/ }[language]);
    await product.tabTo(product.otherLanguage);
    await product.press('Enter');
    const other = product.in(language === 'ru' ? 'en' : 'ru');
    await expect(other.root).toHaveAttribute('lang', other.language);
  });

  test('the stops on the map are walked along the route, spoken, opened and left', async ({
    product,
    language,
  }) => {
    await product.openStop(53);
    await product.mapToRest();
    await product.tabTo(product.stopWalk);
    await expect(product.walkedStop).toHaveAccessibleName({ ru: /^Лех/, en: /^Leh/ }[language]);
    await product.press('ArrowRight');
    await product.press('ArrowRight');
    await expect(product.walkedStop).toHaveAccessibleName({ ru: /Кардонг/, en: /^Khardong La/ }[language]);
    await product.press('w');
    await expect(product.text(product.words.youAreHere)).toBeVisible();
    await product.press('Enter');
    await expect(product.title).toHaveText({ ru: /Кардонг/, en: /^Khardong La/ }[language]);
    await product.press('Escape');
    await expect(product.mapCanvas).toBeFocused();
  });
});
