import type { SharedCallName } from '@cae-map/contract/api/calls';
import { ApiError, type ApiClient, type ApiParameters, type ApiResponse } from '@cae-map/contract/api/client';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { RequestError } from '../responses/request-error.ts';
import { translateError } from '../plugins/errors.ts';
import type { CallHandler, SharedCalls } from '../resources/calls.ts';

export interface PageClient extends ApiClient {
  /** Invalidates the cached responses. */
  invalidate(): void;
}

/**
 * Creates an API client for rendered pages that calls the services within the process. Responses to calls without
 * parameters are cached until `invalidate`, and shared: pages must not change them.
 */
export function createPageClient(calls: SharedCalls, onError: (error: unknown) => void): PageClient {
  const cached = new Map<SharedCallName, Promise<unknown>>();

  function callCached<Name extends SharedCallName>(
    name: Name,
    parameters: ApiParameters<Name>,
  ): Promise<ApiResponse<Name>> {
    if (Object.keys(parameters).length > 0) return handleCall(calls, name, parameters);
    // The entry of each name is the response of the handler of that name.
    const existing = cached.get(name) as Promise<ApiResponse<Name>> | undefined;
    if (existing) return existing;
    const response = handleCall(calls, name, parameters);
    cached.set(name, response);
    response.catch(() => cached.delete(name));
    return response;
  }

  return {
    async call(name, parameters) {
      try {
        return await callCached(name, parameters);
      } catch (error) {
        const { status, body, shouldLog } = translateError(error);
        if (shouldLog) onError(error);
        throw new ApiError('refused', body.detail, { status, code: body.code });
      }
    },
    invalidate: () => cached.clear(),
  };
}

async function handleCall<Name extends SharedCallName>(
  calls: SharedCalls,
  name: Name,
  parameters: ApiParameters<Name>,
): Promise<ApiResponse<Name>> {
  // The renderer is another build, which the types of this one do not bind.
  if (!Object.hasOwn(calls, name)) throw new RequestError('not_found', `Pages cannot call ${name}.`);
  const { params, query } = apiSchemas[name];
  const validated = params.and(query).safeParse(parameters);
  if (!validated.success) throw new RequestError('invalid_request', validated.error.message);
  const handler: CallHandler<Name> = calls[name];
  // Validated with the schemas that this type is inferred from.
  return await handler(validated.data as ApiParameters<Name>);
}
