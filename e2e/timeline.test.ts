import { axeFaults } from './support/axe-faults.ts';
import { expect, test } from './support/fixtures.ts';

test(
  'the timeline is read as a list, and what is chosen there opens on the map on its day',
  { tag: '@both-languages' },
  async ({ product, page, language, request }) => {
    const answer = await request.get(product.address('/timeline?from=1925-09'));
    // Delivered ready to read.
    expect(await answer.text()).toContain({ ru: 'сентябрь 1925', en: 'September 1925' }[language]);

    await product.open('/timeline');
    await expect(product.title).toHaveText(product.words.journey.timeline);
    const years = 'section[aria-labelledby^="year-"]';
    expect(await axeFaults(page, `${years} ~ ${years}`)).toEqual([]);

    const month = page.getByRole('region', { name: { ru: 'сентябрь 1925', en: 'September 1925' }[language] });
    await month.scrollIntoViewIfNeeded();
    const text = month.locator('a[href*="#d=1925-09-"]').first();
    const day = (await text.getAttribute('href'))?.split('#d=')[1] ?? '';
    await text.click();
    await expect(product.journey.day).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^${Number(day.slice(8))} `),
    );
    expect(product.shownAddress).toContain(`d=${day}`);
  },
);

test('the menu leads admins to the timeline, and nobody else', async ({ product, page, layout }) => {
  test.skip(layout === 'phone', 'the bottom bar of a phone has no room for it');
  const link = page.getByRole('link', { name: product.words.journey.timeline });
  await product.open('/books');
  await expect(product.title).toBeVisible();
  await expect(link).toHaveCount(0);
  await product.open('/books?magic=AdminMode');
  await link.click();
  await expect(product.title).toHaveText(product.words.journey.timeline);
});
