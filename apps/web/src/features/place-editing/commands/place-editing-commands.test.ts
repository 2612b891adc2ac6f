import { expect, test, vi } from 'vitest';
import type { CommandContext } from '../../../lib/commands/command.ts';
import { english } from '../../../lib/language/catalogue-en.ts';
import { placeEditingCommands } from './place-editing-commands.ts';

test.each([
  [0, 'Quick edit is on: open a stop, and its fields are in its description'],
  [53, 'Quick edit is on'],
])('quick edit that is switched on with the open stop %i says how it is used', (placeId, text) => {
  const announce = vi.fn<(text: string) => void>();
  const context = { map: { placeId }, announce, messages: english } as unknown as CommandContext;
  placeEditingCommands.find(({ id }) => id === 'quick-edit')?.run(context);
  expect(announce).toHaveBeenCalledWith(text);
});
