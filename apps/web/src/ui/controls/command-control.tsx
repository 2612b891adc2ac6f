import { useSyncExternalStore, type ComponentType } from 'react';
import type { Command, SwitchState } from '../../lib/commands/command.ts';
import { shortcutOf } from '../../lib/commands/commands-context.tsx';
import { useLanguage } from '../../lib/language/language-context.tsx';
import type { MapPart } from '../../lib/manifest/map-part.ts';
import { useCommandContext } from '../commands/use-command-context.ts';
import { MapControlButton } from './map-control.tsx';

/** Where the control of a command is, and its icon. */
type ControlPlacement = Pick<
  MapPart,
  'slot' | 'rank' | 'isOmittedOnPhones' | 'isAmongFurtherControls' | 'isInWorkspaces'
> & {
  readonly icon: ComponentType<{ readonly size?: number; readonly stroke?: number }>;
};

/**
 * Creates the map control of a command. Label, shortcut, audience, state and effect are those of the command, so that the control, the
 * menu entry on phones, the keyboard shortcut and the line of the `?` sheet cannot differ.
 */
export function commandControl(command: Command, { icon, ...placement }: ControlPlacement): MapPart {
  return {
    id: `${command.id}-control`,
    ...placement,
    ...(command.audience === undefined ? {} : { audience: command.audience }),
    Part: () => <CommandButton command={command} icon={icon} />,
  };
}

interface CommandButtonProps extends Pick<ControlPlacement, 'icon'> {
  readonly command: Command;
}

function CommandButton({ command, icon }: CommandButtonProps) {
  const { messages } = useLanguage();
  const readContext = useCommandContext();
  const isOn = useSwitchState(command.isOn ?? alwaysOff);
  return (
    <MapControlButton
      label={command.label(messages)}
      icon={icon}
      shortcut={shortcutOf(command)}
      {...(command.isOn === undefined ? {} : { isPressed: isOn })}
      onClick={() => {
        const context = readContext();
        if (command.isAvailable?.(context) ?? true) command.run(context);
      }}
    />
  );
}

const alwaysOff: SwitchState = { read: () => false, subscribe: () => () => {} };

function useSwitchState({ read, subscribe }: SwitchState): boolean {
  return useSyncExternalStore(subscribe, read, alwaysOff.read);
}
