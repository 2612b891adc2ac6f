import type { StayIcon as StayIconName } from '@cae-map/expedition/dates/stays';
import styles from './stay-icon.module.css';

interface StayIconProps {
  readonly icon: StayIconName;
  readonly label: string;
  /** Size in pixels. */
  readonly size?: number;
}

const shapes: Record<StayIconName, string> = {
  home: 'M2.500 8 8 3l5.500 5M4 7v6h8V7M6.700 13V9.500h2.600V13',
  camp: 'M8 3 2.500 13h11ZM8 3l-.8-1.300M8 3l.8-1.300M8 8l-2.300 5h4.600Z',
  chevron: 'M3.500 3.500 8 8l-4.500 4.500M8.500 3.500 13 8l-4.500 4.500',
  calendar: 'M3 4.500h10V13H3ZM3 7h10M5.500 3v2.500M10.500 3v2.500',
};

/** The icon of a stay, legible at 14 pixels. */
export function StayIcon({ icon, label, size = 16 }: StayIconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 16 16" role="img" aria-label={label}>
      <title>{label}</title>
      <path d={shapes[icon]} />
    </svg>
  );
}
