import type { ApiCallName } from '@cae-map/contract/api/calls';
import { ApiError, type ApiClient, type ApiParameters, type ApiResponse } from '@cae-map/contract/api/client';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { RequestError } from '../answers/request-error.ts';
import { translateError } from '../plugins/errors.ts';
import type { CallHandler, CallsOf, RecordCalls } from '../resources/calls.ts';

export interface PageClient extends ApiClient {
  /** Forgets the answers it keeps. */
  forget(): void;
}

/**
 * Answers the calls of the contract within the process, for the pages that the server renders. What calls without
 * parameters answered is kept until `forget`, and shared: pages read it and never change it.
 */
export function createPageClient(calls: RecordCalls, onFault: (error: unknown) => void): PageClient {
  const handlers: CallsOf<ApiCallName> = { ...calls, getOriginalImage: refuseOriginal };
  const kept = new Map<ApiCallName, Promise<unknown>>();

  function keptAnswer<Name extends ApiCallName>(
    name: Name,
    parameters: ApiParameters<Name>,
  ): Promise<ApiResponse<Name>> {
    if (Object.keys(parameters).length > 0) return answer(handlers, name, parameters);
    // Under each name stands the answer of the handler of that name.
    const known = kept.get(name) as Promise<ApiResponse<Name>> | undefined;
    if (known) return known;
    const asked = answer(handlers, name, parameters);
    kept.set(name, asked);
    asked.catch(() => kept.delete(name));
    return asked;
  }

  return {
    async call(name, parameters) {
      try {
        return await keptAnswer(name, parameters);
      } catch (error) {
        const { status, body, isFault } = translateError(error);
        if (isFault) onFault(error);
        throw new ApiError('refused', body.detail, status, body.code);
      }
    },
    forget: () => kept.clear(),
  };
}

async function answer<Name extends ApiCallName>(
  handlers: CallsOf<ApiCallName>,
  name: Name,
  parameters: ApiParameters<Name>,
): Promise<ApiResponse<Name>> {
  const { params, query } = apiSchemas[name];
  const checked = params.and(query).safeParse(parameters);
  if (!checked.success) throw new RequestError('invalid_request', checked.error.message);
  const handler: CallHandler<Name> = handlers[name];
  // The very schemas from which the type is made have just checked it.
  return await handler(checked.data as ApiParameters<Name>);
}

function refuseOriginal(): Promise<never> {
  return Promise.reject(new RequestError('not_found', 'Originals are no part of a page.'));
}
