import { fieldKey } from '@cae-map/contract/entities/translations/field-reference';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';

/** How often the leases of other users are fetched while the page is visible, in milliseconds. */
export const leasesInterval = 20_000;

/** Who translates which field now, without the user, by `fieldKey`. */
export function useLeases(): ReadonlyMap<string, string> {
  const { data } = useQuery({
    ...callQuery(useRequiredClient(), 'listTranslationLeases', {}),
    refetchInterval: leasesInterval,
    refetchOnWindowFocus: true,
  });
  return useMemo(
    () =>
      new Map((data ?? []).filter((lease) => !lease.is_own).map((lease) => [fieldKey(lease), lease.user])),
    [data],
  );
}
