import { axeViolations } from '../support/axe-violations.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/people-fixtures.ts';

const names = { ru: 'Лобзанг', en: 'Lobzang' } as const;

test(
  'links go from a stop to a person, to the text that names the person, and to the source of the text',
  { tag: '@both-languages' },
  async ({ product, language }) => {
    const { people } = product;
    await product.openStop(53);
    await people.whoWasHere.getByRole('link', { name: names[language] }).click();
    await expect(product.title).toHaveText(names[language]);
    await people.mention.click();
    await expect(people.openEntry).toBeInViewport();
    await people.sourceOf(people.openEntry).click();
    await expect.poll(() => product.relativeUrl).toContain('/sources#trails');
    await expect(people.openEntry).toBeInViewport();
    await product.press('Control+k');
    await product.search.input.fill(names[language].toLowerCase());
    await expect(product.search.results.first()).toContainText(names[language]);
    await product.press('Enter');
    await expect(product.title).toHaveText(names[language]);
  },
);

test(
  'people and sources fit a narrow window, and axe finds no violations',
  { tag: '@both-languages' },
  async ({ product, page, layout }) => {
    for (const path of ['/people', '/person/lobzang', '/sources']) {
      await product.open(path);
      await product.waitForHydration();
      expect(await axeViolations(page), path).toEqual([]);
      if (layout === 'phone') await page.setViewportSize({ width: 320, height: 640 });
      expect(await product.people.horizontalOverflow(), path).toBe(0);
    }
  },
);

test.describe('without JavaScript', { tag: '@both-languages' }, () => {
  test.use({ javaScriptEnabled: false });

  test('links go from the list of people to a person, to a stop, and to its sources', async ({
    product,
    language,
  }) => {
    const { people } = product;
    await product.open('/people');
    await people.link(names[language]).click();
    await expect(product.title).toHaveText(names[language]);
    await people.link({ ru: 'Лех', en: 'Leh' }[language]).click();
    await expect(product.title).toHaveText({ ru: 'Лех', en: 'Leh' }[language]);
    await people.sourceOf(product.stop.region).click();
    await people.stopsOfWork.locator('summary').click();
    await expect(people.stopsOfWork.getByRole('link')).toHaveCount(1);
  });
});
