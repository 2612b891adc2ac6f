import { apiBase, apiCalls } from '@cae-map/contract/api/calls';
import { ApiError, buildUrl, createApiClient, type ApiParameters } from '@cae-map/contract/api/client';
import { createVisitorCredentials } from '../../session/visitor-credentials.ts';

/**
 * Reads the photograph of an open proposal, which only administrators may read and no cache keeps.
 * @throws {ApiError} on an error response or a network failure.
 */
export async function readProposalPhotograph(proposalId: number, signal: AbortSignal): Promise<Blob> {
  return await readFile(buildUrl(apiCalls.getProposalPhotograph.path, { proposal_id: proposalId }), signal);
}

/**
 * Reads the whole uploaded picture of an image in a small size, which only editors may read and no cache keeps.
 * @throws {ApiError} on an error response or a network failure.
 */
export async function readImagePreview(imageId: number, signal: AbortSignal): Promise<Blob> {
  return await readFile(buildUrl(apiCalls.getImagePreview.path, { image_id: imageId }), signal);
}

/**
 * Reads a book as a file, whatever its rights, which only editors may.
 * @throws {ApiError} on an error response or a network failure.
 */
export async function readBookAsFile(
  parameters: ApiParameters<'downloadBookForEditors'>,
  signal: AbortSignal,
): Promise<Blob> {
  return await readFile(buildUrl(apiCalls.downloadBookForEditors.path, parameters), signal);
}

/**
 * Reads translations as a file, which users may.
 * @throws {ApiError} on an error response or a network failure.
 */
export async function readTranslationsAsFile(
  parameters: ApiParameters<'downloadTranslations'>,
  signal: AbortSignal,
): Promise<Blob> {
  return await readFile(buildUrl(apiCalls.downloadTranslations.path, parameters), signal);
}

/** @throws {ApiError} on an error response or a network failure. */
async function readFile(url: string, signal: AbortSignal): Promise<Blob> {
  const token = await createVisitorCredentials(createApiClient()).getToken();
  try {
    const response = await fetch(apiBase + url, {
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
