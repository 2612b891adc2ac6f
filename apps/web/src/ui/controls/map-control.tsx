import { use, type ComponentType, type ReactNode } from 'react';
import type { Shortcut } from '../../lib/commands/commands-context.tsx';
import { ControlLayoutContext } from './control-layout.ts';
import { Button } from './button.tsx';
import styles from './map-control.module.css';

/** A group of map controls; hidden if it is empty. */
export function MapControlGroup({ children }: { readonly children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}

interface MapControlButtonProps {
  readonly label: string;
  readonly icon: ComponentType<{ readonly size?: number; readonly stroke?: number }>;
  readonly onClick: () => void;
  /** The state of a toggle button; absent for other buttons. */
  readonly isPressed?: boolean;
  /** The keyboard shortcut of its command, from `useShortcut`; it is added to the tooltip. */
  readonly shortcut?: Shortcut | null;
}

/** A map control: a button with an icon, or a row of the menu of further controls. */
export function MapControlButton({
  label,
  icon: Icon,
  onClick,
  isPressed,
  shortcut = null,
}: MapControlButtonProps) {
  const layout = use(ControlLayoutContext);
  return (
    <Button
      className={layout === 'menu' ? styles.row : styles.button}
      title={shortcut === null ? label : `${label} (${shortcut.text})`}
      aria-label={label}
      {...(shortcut === null ? {} : { 'aria-keyshortcuts': shortcut.aria })}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      onClick={onClick}
    >
      <span aria-hidden="true">
        <Icon size={20} stroke={1.8} />
      </span>
      {layout === 'menu' && label}
    </Button>
  );
}
