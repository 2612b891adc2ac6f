import { act, fireEvent } from '@testing-library/react';
import { keyNames, type KeyCode } from '../../lib/commands/key-names.ts';

/** The keyboard layouts of the visitors: a physical key has the same `code` and another `key`. */
export const keyboardLayouts = ['latin', 'russian'] as const;
export type KeyboardLayout = (typeof keyboardLayouts)[number];

/** Presses a physical key in a keyboard layout while no field has the focus. */
export async function pressKey(
  code: KeyCode,
  layout: KeyboardLayout,
  modifiers: { readonly shiftKey?: boolean } = {},
): Promise<void> {
  const [latin, russian = latin]: readonly [string, string?] = keyNames[code];
  const key = (layout === 'latin' ? latin : russian).toLowerCase();
  await act(async () => void fireEvent.keyDown(document.body, { code, key, ...modifiers }));
}
