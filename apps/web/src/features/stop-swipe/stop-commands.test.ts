import { expect, test, vi } from 'vitest';
import type { CommandContext, MapCommandContext } from '../../lib/commands/command.ts';
import { english } from '../../lib/language/catalogue-en.ts';
import { stopCommands } from './stop-commands.ts';

function contextWith(map: Partial<MapCommandContext> | null) {
  const openPlace = vi.fn<(placeId: number) => void>();
  const announce = vi.fn<(text: string) => void>();
  const context: CommandContext = {
    language: 'en',
    messages: english,
    changeLanguage: () => {},
    announce,
    map: map && { placeId: 53, previousId: 52, nextId: 54, openPlace, ...map },
  };
  return { context, openPlace, announce };
}

test('each way opens its neighbour', () => {
  const { context, openPlace, announce } = contextWith({});
  for (const command of stopCommands) command.run(context);
  expect(openPlace.mock.calls).toEqual([[52], [54]]);
  expect(announce).not.toHaveBeenCalled();
});

test('where there is no neighbour the visitor is told so', () => {
  const { context, openPlace, announce } = contextWith({ previousId: null, nextId: null });
  for (const command of stopCommands) command.run(context);
  expect(openPlace).not.toHaveBeenCalled();
  expect(announce.mock.calls).toEqual([
    ['There is no previous stop on the route'],
    ['There is no next stop on the route'],
  ]);
});

test('away from the map the keys are left to others', () => {
  const { context } = contextWith(null);
  expect(stopCommands.map(({ isAvailable }) => isAvailable?.(context))).toEqual([false, false]);
});
