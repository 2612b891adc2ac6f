import { expect, test } from '../support/fixtures.ts';
import { ScreenReader } from '../support/browser/screen-reader.ts';

/** The announcements during the test, in order. */
const expectedAnnouncements = {
  ru: [
    'link: Следующая стоянка: Лагерь под Кардонгом',
    'live: Лагерь под Кардонгом, 19–20 сентября 1925',
    'live: Лех, 26 августа – 19 сентября 1925',
    'link: Лех: дворец над городом при луне, конный караван и тополя',
    'dialog: Лех: дворец над городом при луне, конный караван и тополя Рисунок для этого сайта',
    'region: Увеличенное изображение',
    'live: 2 из 2: Лех: оазис среди голых гор при луне, дома с плоскими крышами и золотые тополя',
    'link: Лех: дворец над городом при луне, конный караван и тополя',
    'button: Лех (Открыть стоянку)',
  ],
  en: [
    'link: Next stop: Camp below the Khardong La',
    'live: Camp below the Khardong La, 19–20 September 1925',
    'live: Leh, 26 August – 19 September 1925',
    'link: Leh: palace above the town by moonlight, a horse caravan and poplars',
    'dialog: Leh: palace above the town by moonlight, a horse caravan and poplars Drawn for this site',
    'region: Enlarged picture',
    'live: 2 of 2: Leh: oasis among bare mountains by moonlight, flat-roofed houses and golden poplars',
    'link: Leh: palace above the town by moonlight, a horse caravan and poplars',
    'button: Leh (Open the stop)',
  ],
};

test(
  'a screen reader announces opened stops, shown images, and closed panels',
  { tag: '@both-languages' },
  async ({ product, page, language }) => {
    const screenReader = new ScreenReader(page);
    await screenReader.observeLiveRegions();
    await product.openStop(53);
    await product.stop.nextLink.focus();
    await screenReader.recordFocus();
    await product.press('Enter');
    await expect(product.title).not.toHaveText(/^(?:Лех|Leh)$/);
    await expect.poll(() => screenReader.announcements.length).toBeGreaterThan(1);
    await product.stop.previousLink.focus();
    await product.press('Enter');
    await expect(product.title).toHaveText(/^(?:Лех|Leh)$/);
    const first = product.gallery.links.first();
    await first.focus();
    await screenReader.recordFocus();
    await product.press('Enter');
    await expect(product.gallery.viewer).toBeVisible();
    await screenReader.recordFocus();
    await product.press('ArrowRight');
    await expect(product.gallery.announcement).toHaveText(/^2 /);
    await product.press('Escape');
    await expect(product.gallery.viewer).toBeHidden();
    await screenReader.recordFocus();
    await product.stop.close();
    await expect(product.stop.reopenButton).toBeFocused();
    await screenReader.recordFocus();
    expect(screenReader.announcements).toEqual(expectedAnnouncements[language]);
  },
);
