import { lazyOptional } from '../../lib/loading/lazy-optional.tsx';
import { useIsAfterFirstDrawing } from '../../lib/loading/first-screen.ts';
import type { PlaceSectionProps } from '../../lib/manifest/place-section.ts';
import styles from './altitude-slot.module.css';

const AltitudeSection = lazyOptional<PlaceSectionProps>(
  async () => (await import('./altitude-section.tsx')).AltitudeSection,
  () => <span hidden />,
);

/** Shorter legs have too few heights for a profile, in metres. */
const minLegMetres = 5000;

/** The profile of the leg, loaded after the first drawing of the map. Its space is reserved, so that nothing moves. */
export function AltitudeSlot({ view }: PlaceSectionProps) {
  const isAfterFirstDrawing = useIsAfterFirstDrawing();
  const { leg } = view;
  if (leg === null || leg.distanceMetres < minLegMetres) return null;
  return <div className={styles.slot}>{isAfterFirstDrawing && <AltitudeSection view={view} />}</div>;
}
