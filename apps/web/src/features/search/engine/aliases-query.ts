import { readAliases } from '@cae-map/expedition/search/aliases';
import { queryOptions } from '@tanstack/react-query';
import { localKey } from '../../../lib/api/query-key.ts';
import { logWarning } from '../../../lib/log.ts';

/** The other names of places, a chunk of the application. */
export const aliasesQuery = queryOptions({
  queryKey: localKey('place-aliases'),
  queryFn: async () => {
    const file: unknown = (await import('../../../../../../content/names/aliases.json')).default;
    const { aliases, errors } = readAliases(file);
    for (const error of errors) logWarning(`aliases of places: ${error}`);
    return aliases;
  },
  staleTime: Infinity,
  // A chunk of the application, not an API response: only the visitor retries it.
  retry: false,
});
