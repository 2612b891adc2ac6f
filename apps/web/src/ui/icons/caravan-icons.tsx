interface IconProps {
  readonly size?: number;
  readonly stroke?: number;
}

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A camel, for travel by horse, yak or camel. */
export function MountedIcon({ size = 18, stroke = 1.8 }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" strokeWidth={stroke} {...line}>
      <path d="M3 8.500 5.500 7l1.800.8v4.700c1.200-.3 1.700-4 3.400-4 1.500 0 1.300 2.500 2.600 2.500S14.800 8.500 16.400 8.500c2.300 0 3.600 2.700 3.600 6.500" />
      <path d="M7.300 12.500c.2 1.600 1.200 2.500 1.200 4V20M11.500 16.500V20M16 16.500V20M19.500 15v5M8.500 16.500H17" />
    </svg>
  );
}

/** A cart with one large wheel. */
export function CartIcon({ size = 18, stroke = 1.8 }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" strokeWidth={stroke} {...line}>
      <circle cx="14" cy="16" r="4.500" />
      <path d="M2.500 12H21M9.500 12c0-4 2.200-6.500 5.500-6.500S20.500 8 20.500 12M14 16h.01" />
    </svg>
  );
}
