import { expect, test, vi } from 'vitest';
import type { CommandContext, MapCommandContext } from '../../lib/commands/command.ts';
import { english } from '../../lib/language/catalogue-en.ts';
import { stopCommands } from './stop-commands.ts';

function createContext(map: Partial<MapCommandContext> | null) {
  const openPlace = vi.fn<(placeId: number) => void>();
  const announce = vi.fn<(text: string) => void>();
  const context: CommandContext = {
    language: 'en',
    messages: english,
    changeLanguage: () => {},
    announce,
    map: map && { placeId: 53, previousId: 52, nextId: 54, expedition: null, openPlace, ...map },
  };
  return { context, openPlace, announce };
}

test('the stop commands open the previous and the next stop', () => {
  const { context, openPlace, announce } = createContext({});
  for (const command of stopCommands) command.run(context);
  expect(openPlace.mock.calls).toEqual([[52], [54]]);
  expect(announce).not.toHaveBeenCalled();
});

test('the stop commands announce that there is no neighbour', () => {
  const { context, openPlace, announce } = createContext({ previousId: null, nextId: null });
  for (const command of stopCommands) command.run(context);
  expect(openPlace).not.toHaveBeenCalled();
  expect(announce.mock.calls).toEqual([
    ['There is no previous stop on the route'],
    ['There is no next stop on the route'],
  ]);
});

test('the stop commands are not available without a map', () => {
  const { context } = createContext(null);
  expect(stopCommands.map(({ isAvailable }) => isAvailable?.(context))).toEqual([false, false]);
});
