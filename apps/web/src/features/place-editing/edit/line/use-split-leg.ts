import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { useMemo } from 'react';
import { useEditorPlaces } from '../../../../lib/api/editor-places-query.ts';
import { newRecordId } from '../../../../ui/workbench/kind/record-kind.ts';
import { splitNextLeg, type SplitLeg } from './split-line.ts';

/** How the line to the next stop will be split when a new place is saved; null for a stored place, or if nothing is split. */
export function useSplitLeg(record: PlaceRevision): SplitLeg | null {
  const { data: places } = useEditorPlaces();
  return useMemo(
    () => (record.place_id !== newRecordId || places === undefined ? null : splitNextLeg(record, places)),
    [record, places],
  );
}
