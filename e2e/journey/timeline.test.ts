import { axeViolations } from '../support/axe-violations.ts';
import { expect, test } from '../support/fixtures.ts';

test(
  'the timeline is rendered by the server, and an entry opens on the map on its day',
  { tag: '@both-languages' },
  async ({ product, page, language, request }) => {
    const response = await request.get(product.localizedPath('/timeline?from=1925-09'));
    expect(await response.text()).toContain({ ru: 'сентябрь 1925', en: 'September 1925' }[language]);

    await product.open('/timeline');
    await expect(product.title).toHaveText(product.messages.journey.timeline);
    const years = 'section[aria-labelledby^="year-"]';
    expect(await axeViolations(page, { exclude: `${years} ~ ${years}` })).toEqual([]);

    const month = page.getByRole('region', { name: { ru: 'сентябрь 1925', en: 'September 1925' }[language] });
    await month.scrollIntoViewIfNeeded();
    const entry = month.locator('a[href*="#d=1925-09-"]').first();
    const day = (await entry.getAttribute('href'))?.split('#d=')[1] ?? '';
    await entry.click();
    await expect(product.journey.slider).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^${Number(day.slice(8))} `),
    );
    expect(product.relativeUrl).toContain(`d=${day}`);
  },
);

test('the menu links to the timeline for admins only', async ({ product, page, layout }) => {
  test.skip(layout === 'phone', 'the bottom bar of a phone does not contain the timeline');
  const link = page.getByRole('link', { name: product.messages.journey.timeline });
  await product.open('/books');
  await expect(product.title).toBeVisible();
  await expect(link).toHaveCount(0);
  await product.open('/books?magic=AdminMode');
  await link.click();
  await expect(product.title).toHaveText(product.messages.journey.timeline);
});
