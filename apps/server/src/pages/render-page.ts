import type { PageRequest, RenderedPage } from '@cae-map/contract/api/page-renderer';
import { RequestError } from '../responses/request-error.ts';
import { observeCalls } from './observe-calls.ts';
import type { PageRendering } from './web-build.ts';

/**
 * Renders a page, and fails when a call failed although the screen handled that.
 * @throws {RequestError} `unavailable` when a call of the page failed with status 500 or more.
 */
export async function renderPage(
  { renderer }: PageRendering,
  { client, ...request }: PageRequest,
): Promise<RenderedPage> {
  const calls = observeCalls(client);
  const rendering = renderer.render({ ...request, client: calls.client });
  const outcome = await rendering.catch((error: unknown) => {
    // The error of the renderer is a consequence of that of the call.
    if (calls.findFailure() === undefined) throw error;
  });
  const failure = calls.findFailure();
  if (failure !== undefined || outcome === undefined)
    throw new RequestError('unavailable', failure?.message ?? '', { cause: failure });
  return outcome;
}
