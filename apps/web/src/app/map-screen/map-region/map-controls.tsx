import type { MapPart } from '../../../lib/manifest/map-part.ts';
import { MapControlGroup } from '../../../ui/controls/map-control.tsx';
import styles from './map-controls.module.css';
import { MapSlotParts } from './map-slot-parts.tsx';

const groups = ['zoom', 'sheets', 'view'] as const;

/** The groups of controls at the right edge of the map. */
export function MapControls({ parts }: { readonly parts: readonly MapPart[] }) {
  return (
    <div className={styles.controls}>
      {groups.map((slot) => (
        <MapControlGroup key={slot}>
          <MapSlotParts slot={slot} parts={parts} />
        </MapControlGroup>
      ))}
    </div>
  );
}
