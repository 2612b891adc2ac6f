import { IconX } from '@tabler/icons-react';
import { Button, type ButtonProps } from './button.tsx';
import styles from './round-button.module.css';

interface RoundButtonProps extends Omit<ButtonProps, 'aria-label' | 'title' | 'children' | 'look'> {
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
    <Button {...more} className={classes.join(' ')} label={label}>
      <Icon size={iconSize} stroke={1.8} aria-hidden="true" />
    </Button>
  );
}

/** A close button. */
export function CloseButton(properties: Omit<RoundButtonProps, 'icon' | 'iconSize'>) {
  return <RoundButton icon={IconX} iconSize={properties.isBare ? 16 : 18} {...properties} />;
}
