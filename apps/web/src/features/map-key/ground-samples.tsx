import type { ReactNode } from 'react';
import { atlasPalettes, type AtlasPalette } from '../../map/style/tokens.ts';
import { useColorScheme } from '../../map/style/use-color-scheme.ts';
import { Sample, sampleSize } from './sample.tsx';

// The samples of the land have the colours of the atlas, which the style sheet does not contain.

function usePalette(): AtlasPalette {
  return atlasPalettes[useColorScheme()];
}

interface GroundProps {
  /** The lower limit of an elevation band in metres. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A sample on the tint of a height. */
function Ground({ height, children }: GroundProps) {
  const { heights } = usePalette();
  return (
    <Sample>
      <rect width={sampleSize.width} height={sampleSize.height} rx={4} fill={heights[height]} />
      {children}
    </Sample>
  );
}

/** The height of the summit in its sample, in metres. */
const sampleHeight = 7546;

export function ContoursSample() {
  const { relief } = usePalette();
  return (
    <Ground height={2000}>
      <g fill="none" stroke={relief.contour}>
        <path d="M2 20C12 19 17 6 27 5S43 14 50 16" strokeWidth={1.3} opacity={0.8} />
        <path d="M12 22C17 19 21 11 28 10S38 17 42 22" strokeWidth={0.8} opacity={0.6} />
        <path d="M21 22C23 18 26 15 29 15S33 18 34 22" strokeWidth={0.8} opacity={0.6} />
      </g>
    </Ground>
  );
}

export function GlacierSample() {
  const { ice, iceEdge, iceLine } = usePalette();
  return (
    <Ground height={3000}>
      <path d="M6 20C4 12 12 4 22 5S44 3 47 10 38 14 34 19 12 24 6 20Z" fill={ice} stroke={iceEdge} />
      <path d="M11 17C15 11 22 9 27 9M19 19C23 14 31 11 41 10" fill="none" stroke={iceLine} />
    </Ground>
  );
}

export function SaltFlatSample() {
  const { salt, saltEdge } = usePalette();
  return (
    <Ground height={1000}>
      <path d="M5 14C8 6 20 7 27 5S46 5 47 12 36 20 26 19 3 21 5 14Z" fill={salt} stroke={saltEdge} />
    </Ground>
  );
}

export function PeakSample() {
  const { name } = usePalette();
  return (
    <Ground height={3000}>
      <path d="M10 8.5L14.5 16H5.5Z" fill={name} />
      <text x={19} y={16} fontSize={11} fill={name}>
        {sampleHeight}
      </text>
    </Ground>
  );
}

export function MountainSample() {
  const { mountain } = usePalette();
  return (
    <Ground height={1000}>
      <path d="M9 20L25 4L41 20Z" fill={mountain.light} />
      <path d="M25 4L41 20H27L29 14L25 10Z" fill={mountain.shadow} />
      <path d="M9 20L25 4L41 20" fill="none" stroke={mountain.outline} strokeLinejoin="round" />
    </Ground>
  );
}
