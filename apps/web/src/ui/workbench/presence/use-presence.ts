import type { Presence } from '@cae-map/contract/api/presence';
import { presenceLifetime } from '@cae-map/contract/entities/editing/presence-bounds';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { presenceQuery, reportClosed, type OpenRecord } from '../../../lib/api/presence-query.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useHasCapability } from '../../../lib/session/use-offered.ts';

/**
 * Reports that a record is open while the component is shown, and returns who else has it open: undefined before the first
 * response, and when the reports have failed for so long that the last response says nothing any more. Without an administrator account
 * nothing is sent.
 */
export function usePresence({ entity, id }: OpenRecord): Presence | undefined {
  const client = useRequiredClient();
  const isEditor = useHasCapability('presence.report');
  const { data, dataUpdatedAt, errorUpdatedAt } = useQuery({
    ...presenceQuery(client, { entity, id }),
    enabled: isEditor,
  });
  useEffect(() => {
    const close = (): void => reportClosed(client, { entity, id });
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      close();
    };
  }, [client, entity, id]);
  const isOutdated = errorUpdatedAt - dataUpdatedAt >= presenceLifetime;
  return isEditor && !isOutdated ? data : undefined;
}
