import { useEffect, useEffectEvent } from 'react';
import { findCommandByKey, type CommandContext } from '../../lib/commands/command.ts';
import { useOfferedCommands } from '../../lib/commands/commands-context.tsx';
import { takesSpace } from './takes-space.ts';
import { takesText } from './takes-text.ts';

/**
 * Runs the offered command of each key that is pressed, except while the visitor types, while a dialog is open and when the
 * key repeats.
 */
export function useHotkeys(readContext: () => CommandContext): void {
  const commands = useOfferedCommands();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    if (takesText(event.target) || takesSpace(event) || isDialogOpen()) return;
    const context = readContext();
    const command = findCommandByKey(commands, event, context);
    if (command === undefined) return;
    event.preventDefault();
    command.run(context);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Behind a dialog nothing moves. */
function isDialogOpen(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null;
}
