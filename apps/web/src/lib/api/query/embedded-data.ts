import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** The data that the server embeds in a page, as plain JSON: those of the queries that screens have marked. */
export function embeddedData(queryClient: QueryClient): DehydratedState {
  const { queries, mutations } = dehydrate(queryClient, {
    // Complete lists would multiply the size of the page.
    shouldDehydrateQuery: ({ meta, state }) => meta?.embedded === true && state.status === 'success',
  });
  // The browser has the same options, with functions, which cannot be embedded.
  return { queries: queries.map(({ meta: _meta, ...query }) => query), mutations };
}
