import { useEffect, useEffectEvent } from 'react';
import { findCommandByKey, type CommandContext } from '../../lib/commands/command.ts';
import { useOfferedCommands } from '../../lib/commands/commands-context.tsx';
import { isDialogOpen } from '../../lib/browser/is-dialog-open.ts';
import { isTextField } from './is-text-field.ts';

/** Runs the available command of a pressed key, except in text fields, behind an open dialog and on key repeat. */
export function useHotkeys(readContext: () => CommandContext): void {
  const commands = useOfferedCommands();
  const runCommand = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    if (isTextField(event.target) || handlesSpace(event) || isDialogOpen()) return;
    const context = readContext();
    const command = findCommandByKey(commands, event, context);
    if (command === undefined) return;
    event.preventDefault();
    command.run(context);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => runCommand(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/**
 * Whether the space bar activates or scrolls the focused element. It is free for commands on the body, on the map, and on
 * headings, which receive the focus when a stop is opened from the search.
 */
function handlesSpace({ code, target }: Pick<KeyboardEvent, 'code' | 'target'>): boolean {
  const isFree =
    target === document.body || target instanceof HTMLCanvasElement || target instanceof HTMLHeadingElement;
  return code === 'Space' && !isFree;
}
