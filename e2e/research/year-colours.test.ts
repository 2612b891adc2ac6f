import { axeViolations } from '../support/axe-violations.ts';
import { expect, test } from '../support/fixtures.ts';

test(
  'a researcher changes the colour of a year, finds it after a reload, and resets it',
  { tag: '@both-languages' },
  async ({ product, page }) => {
    const { map, research, yearColours } = product;
    await product.open('/?magic=ResearcherMode');
    await map.waitForLoad();
    await research.choose('yearColours');
    const original = await yearColours.field(1925).inputValue();
    await yearColours.field(1925).fill('#123456');
    expect(await axeViolations(page)).toEqual([]);
    await yearColours.closeButton.click();
    await expect(yearColours.panel).toBeHidden();
    await page.reload();
    await map.waitForLoad();
    await research.choose('yearColours');
    await expect(yearColours.field(1925)).toHaveValue('#123456');
    await yearColours.resetButton.click();
    await expect(yearColours.field(1925)).toHaveValue(original);
    await product.press('Escape');
    await expect(yearColours.panel).toBeHidden();
  },
);
