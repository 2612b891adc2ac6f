import { expect, test } from '../support/fixtures.ts';

test.skip(({ layout }) => layout === 'phone', 'a phone has no keyboard');

test.describe('keyboard navigation', { tag: '@both-languages' }, () => {
  test('the first Tab focuses the skip link, which moves the focus past the header', async ({
    product,
    page,
  }) => {
    await product.openStop(53);
    await product.press('Tab');
    await expect(product.header.skipLink).toBeFocused();
    await product.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('Tab reaches the link to the next stop and the language switcher', async ({ product, language }) => {
    await product.openStop(53);
    await product.tabTo(product.stop.nextLink);
    await product.press('Enter');
    await expect(product.stop.previousLink).toHaveAccessibleName({ ru: /Лех$/, en: /Leh$/ }[language]);
    await product.tabTo(product.header.languageLink);
    await product.press('Enter');
    const translated = product.inLanguage(language === 'ru' ? 'en' : 'ru');
    await expect(translated.documentElement).toHaveAttribute('lang', translated.language);
  });

  test('arrow keys walk along the stops on the map, W announces the position, Enter opens a stop and Escape leaves', async ({
    product,
    language,
  }) => {
    await product.openStop(53);
    await product.map.waitForIdle();
    await product.tabTo(product.map.stopListbox);
    await expect(product.map.activeStop).toHaveAccessibleName({ ru: /^Лех/, en: /^Leh/ }[language]);
    await product.press('ArrowRight');
    await product.press('ArrowRight');
    await expect(product.map.activeStop).toHaveAccessibleName(
      { ru: /Кардонг/, en: /^Khardong La/ }[language],
    );
    await product.press('w');
    await expect(product.text(product.messages.youAreHere)).toBeVisible();
    await product.press('Enter');
    await expect(product.title).toHaveText({ ru: /Кардонг/, en: /^Khardong La/ }[language]);
    await product.press('Escape');
    await expect(product.map.canvas).toBeFocused();
  });
});
