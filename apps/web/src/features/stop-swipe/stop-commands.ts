import type { Command, CommandContext } from '../../lib/commands/command.ts';
import type { Catalogue } from '../../lib/language/catalogue-ru.ts';

/** The commands that open the neighbours of a stop. */
export const stopCommands: readonly Command[] = [
  {
    id: 'previous-stop',
    group: 'stops',
    label: (messages) => messages.commands.previousStop,
    keys: [{ code: 'Comma' }],
    isAvailable: ({ map }) => map !== null,
    run: (context) => open(context, context.map?.previousId, (messages) => messages.commands.noPreviousStop),
  },
  {
    id: 'next-stop',
    group: 'stops',
    label: (messages) => messages.commands.nextStop,
    keys: [{ code: 'Period' }],
    isAvailable: ({ map }) => map !== null,
    run: (context) => open(context, context.map?.nextId, (messages) => messages.commands.noNextStop),
  },
];

/** Opens a stop, or announces why there is none. */
function open(
  { map, announce, messages }: CommandContext,
  placeId: number | null | undefined,
  reason: (messages: Catalogue) => string,
): void {
  if (placeId === null || placeId === undefined) announce(reason(messages));
  else map?.openPlace(placeId);
}
