import { apiBase, apiCalls } from '@cae-map/contract/api/calls';
import { ApiError, buildUrl, createApiClient } from '@cae-map/contract/api/client';
import { createVisitorCredentials } from '../session/visitor-credentials.ts';

/**
 * Reads the photograph of an open proposal, which only administrators may read and no cache keeps.
 * @throws {ApiError} on an error response or a network failure.
 */
export async function readProposalPhotograph(proposalId: number, signal: AbortSignal): Promise<Blob> {
  const token = await createVisitorCredentials(createApiClient()).getToken();
  const { path } = apiCalls.getProposalPhotograph;
  try {
    const response = await fetch(apiBase + buildUrl(path, { proposal_id: proposalId }), {
      signal,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new ApiError('refused', `status ${response.status}`, { status: response.status });
    return await response.blob();
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) throw error;
    throw new ApiError('network', error instanceof Error ? error.message : String(error));
  }
}
