import { axeViolations } from '../support/axe-violations.ts';
import { expect, test } from '../support/fixtures.ts';
import { overlap } from '../support/geometry.ts';

test.use({ isFirstVisit: true });

test(
  'the language dialog opens over the stop of a link without hiding its title, and one tap closes it for good',
  { tag: '@every-view' },
  async ({ product, language }) => {
    const { welcome, layoutShifts } = product;
    await layoutShifts.observe();
    const response = await product.open('/place/53');
    expect(await response?.text()).not.toContain(welcome.question);
    await product.map.waitForLoad();
    const before = await layoutShifts.entries();
    await expect(welcome.dialog).toBeVisible();
    expect(await layoutShifts.entries()).toEqual(before);
    expect(await overlap(welcome.dialog, product.title)).toBe(false);
    await welcome.clickBeside();
    await expect(welcome.dialog).toBeVisible();
    await welcome.languageButton(language === 'ru' ? 'Русский' : 'English').click();
    await expect(welcome.dialog).toBeHidden();
    if (language === 'ru') await welcome.stayButton.click();
    await welcome.lookButton.click();
    await expect(welcome.card).toBeHidden();
    expect(await product.localStorageItem('showWelcomeDialog')).toBe('false');
    expect(await product.localStorageItem('englishAnnouncementShown')).toBe('true');
    expect(await product.localStorageItem('lang')).toBe(language);
  },
);

test(
  'the choice of English opens the same page in English and closes the dialog',
  { tag: '@one-view' },
  async ({ product }) => {
    await product.open('/place/53');
    await product.welcome.languageButton('English').click();
    const english = product.inLanguage('en');
    await expect(english.title).toHaveText('Leh');
    await expect(english.welcome.dialog).toBeHidden();
    await expect(english.welcome.card).toBeVisible();
    expect(product.relativeUrl).toMatch(/^\/en\/place\/53/);
  },
);

test(
  'the dialog has the focus, passes axe, and Escape keeps the language',
  { tag: '@one-view' },
  async ({ product }) => {
    const { welcome } = product;
    await product.open('/place/53');
    await expect(welcome.languageButton('Русский')).toBeFocused();
    expect(await axeViolations(product.page, { include: 'dialog[open]' })).toEqual([]);
    await product.press('Escape');
    await expect(welcome.announcement).toBeVisible();
    await product.press('Escape');
    await expect(welcome.card).toBeVisible();
    expect(await product.localStorageItem('lang')).toBe('ru');
  },
);

test(
  'a crawler sees the description of the site, which can be closed',
  { tag: '@one-view' },
  async ({ product }) => {
    await product.open('/?thisIsBot');
    const { about } = product.welcome;
    await expect(about).toBeVisible();
    await product.press('Escape');
    await expect(about).toBeHidden();
    await expect(product.welcome.dialog).toBeHidden();
  },
);
