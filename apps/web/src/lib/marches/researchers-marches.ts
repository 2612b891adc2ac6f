import type { MarchComparison } from '@cae-map/expedition/marches/compare-marches';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../api/api-client-context.tsx';
import { useIsInAudience } from '../session/use-offered.ts';
import { marchesQuery } from './marches-query.ts';

/** Whether lists offer the comparison of stated distances with the lines: to researchers. */
export function useOffersMarches(): boolean {
  return useIsInAudience('researchers');
}

/** The stated distances beside the lines, by place id, for researchers; undefined for others, and until they are loaded. */
export function useResearchersMarches(): ReadonlyMap<number, MarchComparison> | undefined {
  const enabled = useOffersMarches();
  const { data } = useQuery({ ...marchesQuery(useApiClient()), enabled });
  return enabled ? data : undefined;
}
