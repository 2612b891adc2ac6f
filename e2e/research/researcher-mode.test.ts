import { axeViolations } from '../support/axe-violations.ts';
import { expect, test } from '../support/fixtures.ts';

test(
  'a magic link shows the mode in the header, leaves the URL, and the mode can be left by keyboard or touch',
  { tag: '@every-view' },
  async ({ product, page, layout }) => {
    const { research } = product;
    await product.open('/place/53?magic=ResearcherMode#m=6/34.16/77.58');
    await product.map.waitForIdle();
    expect(product.relativeUrl).not.toContain('magic');
    expect(product.relativeUrl).toContain('/place/53');
    await expect(research.indicator).toBeVisible();
    await page.reload();
    await product.map.waitForIdle();
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
    await product.map.waitForIdle();
    await expect(research.indicator).toBeHidden();
  },
);

test('an unknown magic value shows no mode and leaves the URL', async ({ product }) => {
  await product.open('/about?magic=EmperorMode&places=5');
  await product.waitForHydration();
  await expect.poll(() => product.relativeUrl).not.toContain('magic');
  expect(product.relativeUrl).toContain('places=5');
  await expect(product.research.indicator).toBeHidden();
});

test('the settings offer to leave the mode', { tag: '@both-languages' }, async ({ product }) => {
  const { research } = product;
  await product.open('/settings?magic=ResearcherMode');
  await product.waitForHydration();
  await research.leaveButton.click();
  await expect(research.leaveButton).toBeHidden();
  await expect(research.indicator).toBeHidden();
});
