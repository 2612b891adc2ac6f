import type { Command, CommandContext } from '../../lib/commands/command.ts';
import type { Catalogue } from '../../lib/language/catalogue-ru.ts';

/** The ways along the route by key. */
export const stopCommands: readonly Command[] = [
  {
    id: 'previous-stop',
    group: 'stops',
    label: (words) => words.commands.previousStop,
    keys: [{ code: 'Comma' }],
    isAvailable: ({ map }) => map !== null,
    run: (context) => open(context, context.map?.previousId, (words) => words.commands.noPreviousStop),
  },
  {
    id: 'next-stop',
    group: 'stops',
    label: (words) => words.commands.nextStop,
    keys: [{ code: 'Period' }],
    isAvailable: ({ map }) => map !== null,
    run: (context) => open(context, context.map?.nextId, (words) => words.commands.noNextStop),
  },
];

/** Opens a stop, or says why there is none. */
function open(
  { map, say, words }: CommandContext,
  placeId: number | null | undefined,
  reason: (words: Catalogue) => string,
): void {
  if (placeId === null || placeId === undefined) say(reason(words));
  else map?.openPlace(placeId);
}
