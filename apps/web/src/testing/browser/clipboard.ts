import { onTestFinished, vi } from 'vitest';

/**
 * Replaces the clipboard of the document until the end of the running test. Test files of one worker share the document, and
 * the clipboard of `userEvent.setup()` is a getter, so that an assignment fails.
 * @param clipboard the clipboard; undefined as in an insecure context, where there is none
 */
export function replaceClipboard(clipboard: Partial<Clipboard> | undefined): void {
  const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  onTestFinished(() => {
    if (original === undefined) Reflect.deleteProperty(navigator, 'clipboard');
    else Object.defineProperty(navigator, 'clipboard', original);
  });
}

/** @returns the mock of `writeText` of a clipboard that accepts every text, until the end of the running test */
export function replaceClipboardWriter() {
  const writeText = vi.fn<Clipboard['writeText']>().mockResolvedValue();
  replaceClipboard({ writeText });
  return writeText;
}
