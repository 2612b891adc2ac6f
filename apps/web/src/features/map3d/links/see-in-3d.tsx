import { formatCameraHash } from '@cae-map/expedition/camera/camera-hash';
import { poseAt } from '@cae-map/expedition/camera/camera-pose';
import { IconMountain } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { PlaceSectionProps } from '../../../lib/manifest/place-section.ts';
import { useOptions } from '../../../lib/options/options-store.ts';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import styles from './see-in-3d.module.css';

/** The distance from which a stop is seen, in metres. */
const range = 30_000;

/** The link from a stop to the 3D map, if the visitor has switched it on. */
export function SeeIn3d({ view: { place } }: PlaceSectionProps) {
  const { messages } = useLanguage();
  const isOffered = useOptions(({ showMap3d }) => showMap3d);
  const { latitude, longitude, place_id: id } = place;
  if (!isOffered || latitude === null || longitude === null) return null;
  const hash = `#${formatCameraHash(poseAt([latitude, longitude], range))}&p=${id}/o`;
  return (
    <LocalLink to={paths.map3d(hash)} className={styles.link ?? ''}>
      <IconMountain size={20} stroke={1.8} aria-hidden="true" />
      {messages.map.placeIn3d}
    </LocalLink>
  );
}
