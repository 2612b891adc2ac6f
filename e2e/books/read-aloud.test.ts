import { expect, test } from '../support/fixtures.ts';

test('reading aloud marks the sentence, keeps it in view and stops when the chapter is left', async ({
  product,
  page,
  language,
}) => {
  const { reader } = product;
  await reader.addVoices(['ru-RU', 'en-GB']);
  await product.open('/book/view/1/5');
  await product.waitForHydration();
  await page.keyboard.press('r');
  await expect(
    page.getByRole('group', { name: { ru: 'Чтение вслух', en: 'Reading aloud' }[language] }),
  ).toBeInViewport();
  for (let sentence = 0; sentence < 8; sentence += 1) {
    await expect(reader.spokenSentence).toBeInViewport();
    expect(await reader.lastSpoken()).toContain(((await reader.spokenSentence.textContent()) ?? '').trim());
    await reader.finishSentence();
  }
  await page.getByRole('link', { name: { ru: 'Следующая глава', en: 'Next chapter' }[language] }).click();
  await expect(page).toHaveURL(/\/book\/view\/1\/6$/);
  await expect(reader.spokenSentence).toHaveCount(0);
  expect(await reader.isSpeaking()).toBe(false);
});

test('reading aloud is not offered by a browser without a voice for the language', async ({
  product,
  page,
  language,
}) => {
  await product.reader.addVoices(['fr-FR']);
  await product.open('/book/view/1/5');
  await product.waitForHydration();
  const name = { ru: 'Читать вслух', en: 'Read aloud' }[language];
  await expect(page.getByRole('button', { name })).toHaveCount(0);
});
