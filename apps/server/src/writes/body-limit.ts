import { largestBody } from '@cae-map/contract/api/body-size';
import type { FastifyError } from 'fastify';
import type { z } from 'zod';
import { RequestError } from '../responses/request-error.ts';

/**
 * The limit of the body of a call in bytes: enough for every body that its schema accepts.
 * @param usual the limit of calls whose bodies are not larger
 */
export function bodyLimitOf(schema: z.ZodType | undefined, usual: number): number {
  return schema === undefined ? usual : Math.max(usual, largestBody(schema));
}

/** Returns an error handler of a route, which adds the limit to the error of a larger body. Other errors are passed on. */
export function describeBodyLimit(limit: number): (error: FastifyError) => never {
  return (error) => {
    if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error;
    throw new RequestError('payload_too_large', `The body exceeds ${limit} bytes.`);
  };
}
