import { expect, test } from './support/fixtures.ts';
import { Speech } from './support/speech.ts';

/** All that is told, in its order. */
const toldInFull = {
  ru: [
    'link: Следующая стоянка: Лагерь под Кардонгом',
    'says: Лагерь под Кардонгом, 19–20 сентября 1925',
    'says: Лех, 26 августа – 19 сентября 1925',
    'link: Лех: дворец над городом при луне',
    'dialog: Лех: дворец над городом при луне Рисунок для этого сайта',
    'region: Изображение крупно',
    'says: 2 из 2: Лех: оазис среди голых гор при луне',
    'link: Лех: дворец над городом при луне',
    'button: Лех (Открыть стоянку)',
  ],
  en: [
    'link: Next stop: Camp below the Khardong La',
    'says: Camp below the Khardong La, 19–20 September 1925',
    'says: Leh, 26 August – 19 September 1925',
    'link: Leh: palace above the town by moonlight',
    'dialog: Leh: palace above the town by moonlight Drawn for this site',
    'region: The picture enlarged',
    'says: 2 of 2: Leh: oasis among bare mountains by moonlight',
    'link: Leh: palace above the town by moonlight',
    'button: Leh (Open the stop)',
  ],
};

test(
  'a screen reader is told what is opened, which stop is next, which picture is shown, and what is closed',
  { tag: '@both-languages' },
  async ({ product, page, language }) => {
    const speech = new Speech(page);
    await speech.listen();
    await product.openStop(53);
    await product.nextStop.focus();
    await speech.focus();
    await product.press('Enter');
    await expect(product.title).not.toHaveText(/^(?:Лех|Leh)$/);
    await expect.poll(() => speech.spoken.length).toBeGreaterThan(1);
    await product.previousStop.focus();
    await product.press('Enter');
    await expect(product.title).toHaveText(/^(?:Лех|Leh)$/);
    const first = product.gallery.links.first();
    await first.focus();
    await speech.focus();
    await product.press('Enter');
    await expect(product.gallery.viewer).toBeVisible();
    await speech.focus();
    await product.press('ArrowRight');
    await expect(product.gallery.said).toHaveText(/^2 /);
    await product.press('Escape');
    await expect(product.gallery.viewer).toBeHidden();
    await speech.focus();
    await product.closeStop();
    await expect(product.closedStop).toBeFocused();
    await speech.focus();
    expect(speech.spoken).toEqual(toldInFull[language]);
  },
);
