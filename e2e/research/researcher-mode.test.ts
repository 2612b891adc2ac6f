import { axeViolations } from '../support/axe-violations.ts';
import { expect, test } from '../support/fixtures.ts';

test(
  'the mode of a magic link is shown in the header, and can be left by keyboard or touch',
  { tag: '@both-languages' },
  async ({ product, page, layout }) => {
    const { research } = product;
    await product.open('/about?magic=ResearcherMode#places');
    await product.waitForHydration();
    await expect.poll(() => product.relativeUrl).toMatch(/\/about#places$/);
    await expect(research.indicator).toBeVisible();
    await page.reload();
    await product.waitForHydration();
    await expect(research.indicator).toBeVisible();
    if (layout === 'phone') await research.indicator.tap();
    else {
      await research.indicator.focus();
      await page.keyboard.press('Enter');
    }
    await expect(research.leaveButton).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await research.leaveButton.click();
    await expect(research.indicator).toBeHidden();
    await page.reload();
    await product.waitForHydration();
    await expect(research.indicator).toBeHidden();
  },
);

test('a magic link to a view of the map keeps the view', { tag: '@one-view' }, async ({ product }) => {
  await product.open('/place/53?magic=ResearcherMode#m=6/34.16/77.58');
  await product.map.waitForIdle();
  expect(product.relativeUrl).toMatch(/\/place\/53#m=6\/34\.16/);
  await expect(product.research.indicator).toBeVisible();
});

test('an unknown magic value shows no mode and leaves the URL', { tag: '@one-view' }, async ({ product }) => {
  await product.open('/about?magic=EmperorMode&places=5');
  await product.waitForHydration();
  await expect.poll(() => product.relativeUrl).not.toContain('magic');
  expect(product.relativeUrl).toContain('places=5');
  await expect(product.research.indicator).toBeHidden();
});

test('the settings offer to leave the mode', { tag: '@one-view' }, async ({ product }) => {
  const { research } = product;
  await product.open('/settings?magic=ResearcherMode');
  await product.waitForHydration();
  await research.leaveButton.click();
  await expect(research.leaveButton).toBeHidden();
  await expect(research.indicator).toBeHidden();
});
