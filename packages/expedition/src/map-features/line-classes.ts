import type { PathGrouping } from '@cae-map/contract/enumerations';
import type { Place } from '../to-expedition.ts';

/** The class of the leg to a place by each line type. */
export function lineClasses({ year, record }: Place): Readonly<Record<PathGrouping, string>> {
  return {
    year: year ?? '',
    transport: record.go_by ?? 'unknown',
    pathaccuracy: record.path_ref_req ? 'low' : 'high',
  };
}
