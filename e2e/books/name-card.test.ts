import { expect, test } from '../support/fixtures.ts';

test(
  'a name in the text opens a card within the window, which links to the stop',
  { tag: '@both-languages' },
  async ({ product, page, language }) => {
    const { reader } = product;
    await product.open('/book/view/1/5');
    await product.waitForHydration();
    const name = reader.texts.nth(2).locator('p a[data-place]').first();
    await reader.scrollTo(name);
    await name.click();
    await expect(reader.nameCard.getByRole('img')).toBeVisible();
    await expect(reader.nameCard).toBeFocused();
    expect(await reader.horizontalOverflow()).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(name).toBeFocused();
    await name.press('Enter');
    await reader.nameCard
      .getByRole('link', {
        name: { ru: 'Открыть стоянку на карте', en: 'Open the stop on the map' }[language],
      })
      .click();
    await expect(page).toHaveURL(/\/place\/\d+/);
  },
);
