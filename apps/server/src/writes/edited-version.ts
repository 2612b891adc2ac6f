import type { ApiCallSchemas } from '@cae-map/contract/api/api-call-schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RequestError } from '../responses/request-error.ts';
import { requireVersion } from './version-conflict.ts';

const ifMatchSchema = z
  .string()
  .regex(/^"\d{1,10}"$/, 'must be the edited version in quotes')
  .describe('the version that was edited, in quotes');

/** The schema of the header `If-Match`, which may be missing where the body can have the version. */
export function versionHeaders({ body }: ApiCallSchemas): z.ZodObject {
  return z.object({ 'if-match': hasVersion(body) ? ifMatchSchema.optional() : ifMatchSchema });
}

function hasVersion(body: ApiCallSchemas['body']): boolean {
  return body instanceof z.ZodObject && 'version' in body.shape;
}

/**
 * The version that was edited: that of `If-Match`, or that of the body.
 * @throws {RequestError} `invalid_request` when there is none, or when they differ
 */
export function readEditedVersion({
  request,
  body,
}: {
  readonly request: FastifyRequest;
  readonly body: unknown;
}): number {
  const ifMatch = request.headers['if-match'];
  const inHeader = ifMatch === undefined ? undefined : Number(ifMatch.replaceAll('"', ''));
  const inBody: unknown = Reflect.get(Object(body), 'version');
  const version = inHeader ?? inBody;
  if (typeof version !== 'number')
    throw new RequestError(
      'invalid_request',
      'The headers are not valid: if-match: must be the edited version in quotes, unless the body has it.',
    );
  if (inBody !== undefined && inBody !== version)
    throw new RequestError('invalid_request', `version must be that of If-Match, ${version}.`);
  return version;
}

/**
 * Compares the edited version with that of the loaded record.
 * @throws {RequestError} `version_conflict` with both when they differ
 */
export function checkVersion<Loaded>(
  edited: number,
  loaded: Loaded,
  presentConflict: ((loaded: Loaded) => unknown) | undefined,
): void {
  const current: unknown = Reflect.get(Object(loaded), 'version');
  if (typeof current !== 'number' || presentConflict === undefined)
    throw new Error('a versioned call loads a record with a version and presents its conflict');
  requireVersion({ edited, current, present: () => presentConflict(loaded) });
}
