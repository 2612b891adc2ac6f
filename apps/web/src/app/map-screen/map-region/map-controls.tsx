import { useEffect } from 'react';
import { fewControlsQuery, phoneQuery } from '../../../lib/browser/media-queries.ts';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { hiddenControls } from '../../../lib/map-controls/hidden-controls.ts';
import type { MapPart } from '../../../lib/manifest/map-part.ts';
import { useOffered } from '../../../lib/session/use-offered.ts';
import { onFullscreenLeft } from '../../../map/fullscreen.ts';
import { MapControlGroup } from '../../../ui/controls/map-control.tsx';
import { FurtherControls } from './further-controls.tsx';
import styles from './map-controls.module.css';
import { MapSlotParts } from './map-slot-parts.tsx';

const groups = ['zoom', 'sheets', 'view'] as const;

/**
 * The groups of controls at the right edge of the map. Where there is little room, the controls that are rarely used are in a menu at
 * the end.
 */
export function MapControls({ parts }: { readonly parts: readonly MapPart[] }) {
  const areHidden = hiddenControls.useIsOn();
  // Without a keyboard there would be no way to show them again.
  useEffect(() => onFullscreenLeft(() => hiddenControls.set(false)), []);
  const hasFew = useMediaQuery(fewControlsQuery);
  const isControl = ({ slot }: MapPart): boolean => groups.some((group) => group === slot);
  const isPhone = useMediaQuery(phoneQuery);
  const isFurther = ({ isAmongFurtherControls: further = false }: MapPart): boolean =>
    further === 'phones' ? isPhone : hasFew && further;
  const isOmitted = ({ isOmittedOnPhones = false }: MapPart): boolean => isPhone && isOmittedOnPhones;
  const further = useOffered(parts).filter((part) => isControl(part) && isFurther(part) && !isOmitted(part));
  return (
    <div className={styles.controls} data-hidden={areHidden}>
      {groups.map((slot) => (
        <MapControlGroup key={slot}>
          <MapSlotParts slot={slot} parts={parts.filter((part) => !isFurther(part))} />
        </MapControlGroup>
      ))}
      {further.length > 0 && (
        <MapControlGroup>
          <FurtherControls parts={further} />
        </MapControlGroup>
      )}
    </div>
  );
}
