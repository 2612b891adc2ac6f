import type { ComponentType, ReactNode } from 'react';
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
}

/** A map control: a button with an icon. */
export function MapControlButton({ label, icon: Icon, onClick, isPressed }: MapControlButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      title={label}
      aria-label={label}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      onClick={onClick}
    >
      <span aria-hidden="true">
        <Icon size={20} stroke={1.8} />
      </span>
    </button>
  );
}
