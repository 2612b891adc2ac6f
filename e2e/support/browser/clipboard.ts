import type { Page } from '@playwright/test';

/**
 * Reads the clipboard by pasting it into a field that is removed again: pages may not read it with a script, because the
 * Permissions-Policy of the server forbids it.
 */
export async function pasteFromClipboard(page: Page): Promise<string> {
  const field = await page.evaluateHandle(() => {
    const input = document.createElement('textarea');
    document.body.append(input);
    input.focus();
    return input;
  });
  await page.keyboard.press('ControlOrMeta+KeyV');
  return await field.evaluate((input) => {
    const { value } = input;
    input.remove();
    return value;
  });
}
