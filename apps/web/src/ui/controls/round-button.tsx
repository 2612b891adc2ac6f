import { IconX } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import styles from './round-button.module.css';

interface RoundButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title' | 'children'> {
  /** The accessible name and the tooltip. */
  readonly label: string;
  readonly icon: typeof IconX;
  /** Width and height of the icon in CSS pixels. */
  readonly iconSize: number;
  /** Without border and background. */
  readonly isBare?: boolean;
}

/** A round button with an icon. The custom property `--round-size` sets its size. */
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

/** A close button. */
export function CloseButton(properties: Omit<RoundButtonProps, 'icon' | 'iconSize'>) {
  return <RoundButton icon={IconX} iconSize={properties.isBare ? 16 : 18} {...properties} />;
}
