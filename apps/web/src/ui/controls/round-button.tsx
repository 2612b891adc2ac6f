import { IconX } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import styles from './round-button.module.css';

interface RoundButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'children'> {
  /** What it does: its name, and what it says when it is pointed at. */
  readonly label: string;
  readonly icon: typeof IconX;
  /** Width and height of the sign, in CSS pixels. */
  readonly iconSize: number;
  /** Without a rim, on a slip that has one itself. */
  readonly isBare?: boolean;
}

/** A sign in a circle. `--round-size` says how large it is. */
export function RoundButton({
  label,
  icon: Icon,
  iconSize,
  isBare = false,
  className = '',
  ...more
}: RoundButtonProps) {
  const classes = [styles.button, isBare ? styles.bare : '', className].filter(Boolean);
  return (
    <button type="button" {...more} className={classes.join(' ')} aria-label={label} title={label}>
      <Icon size={iconSize} stroke={1.8} aria-hidden="true" />
    </button>
  );
}

/** Closes what it stands on. */
export function CloseButton(properties: Omit<RoundButtonProps, 'icon' | 'iconSize'>) {
  return <RoundButton icon={IconX} iconSize={properties.isBare ? 16 : 18} {...properties} />;
}
