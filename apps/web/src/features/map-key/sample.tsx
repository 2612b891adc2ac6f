import type { ReactNode } from 'react';
import styles from './map-key-samples.module.css';

/** The size of a sample in CSS pixels. */
export const sampleSize = { width: 52, height: 24 } as const;

/** A sample is a picture of the symbol without a name, since the text beside it explains it. */
export function Sample({ children }: { readonly children: ReactNode }) {
  const { width, height } = sampleSize;
  return (
    <svg
      className={styles.sample}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
