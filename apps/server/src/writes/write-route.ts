import { apiCalls, type WriteCallName } from '@cae-map/contract/api/calls';
import type { ApiParameters, ApiResponse } from '@cae-map/contract/api/client';
import type { WriteCall } from '@cae-map/contract/api/call';
import type { RecordTag } from '@cae-map/contract/record-tags';
import type { ApiCallSchemas } from '@cae-map/contract/api/api-call-schemas';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { errorBodySchema } from '@cae-map/contract/error-body';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Orm } from '../database/connection.ts';
import { toRoutePath, type RouteDescription } from '../responses/route-path.ts';
import { RequestError } from '../responses/request-error.ts';
import { bodyLimitOf, describeBodyLimit } from './body-limit.ts';
import type { Caller } from './caller.ts';
import { recordChange, type RecordedChange } from './changes.ts';
import { checkAccess, checkPolicy, type Policy } from './policy.ts';
import { commitChanges } from './commit-changes.ts';
import { checkVersion, readEditedVersion, versionHeaders } from './edited-version.ts';

type Schemas = typeof apiSchemas;

/** The validated body of a call; undefined for a call without one. */
export type WriteBody<Name extends WriteCallName> = Schemas[Name] extends {
  readonly body: infer Body extends z.ZodType;
}
  ? z.output<Body>
  : undefined;

/** A validated request. */
export interface WriteRequest<Name extends WriteCallName> {
  readonly caller: Caller | null;
  readonly parameters: ApiParameters<Name>;
  readonly body: WriteBody<Name>;
  readonly request: FastifyRequest;
}

/** What the steps of a write use within its transaction. */
export interface WriteContext<Name extends WriteCallName> extends WriteRequest<Name> {
  readonly transaction: Orm;
  /** Records a change of a record, by the caller unless another user is named. */
  readonly record: (change: RecordedChange, userId?: number) => Promise<void>;
  /**
   * Keeps the cached lists of visitors: a background job that completes the record invalidates them. For records that come in
   * hundreds, such as uploads, so that visitors do not wait for a list that is built again for each.
   */
  readonly publishLater: () => void;
  /** Runs after the commit, before the response is sent: cookies and messages. */
  readonly afterCommit: (work: (reply: FastifyReply) => void | Promise<void>) => void;
}

/** How a call is handled. */
export interface WriteDefinition<Name extends WriteCallName, Loaded, Prepared> {
  /** Restricts the call further by the record; absent where the access of the call table decides alone. */
  readonly policy?: Policy<Loaded>;
  /** Slow or external work that must not hold a transaction open, such as hashing a password; done once. */
  prepare?(request: WriteRequest<Name>): Promise<Prepared>;
  /** Loads the record and locks its row; undefined if there is none, which is status 404. */
  load(context: WriteContext<Name>): Promise<Loaded | undefined>;
  /** The record as a conflict reports it; required for calls that name the edited version. */
  readonly presentConflict?: (loaded: Loaded) => unknown;
  /**
   * Makes the change. An error that is returned, not thrown, rejects the call after the change is committed. Repeated with `load` when
   * the database rolls the transaction back because of another one: it changes nothing but the transaction.
   */
  act(
    context: WriteContext<Name>,
    loaded: Loaded,
    prepared: Prepared,
  ): Promise<ApiResponse<Name> | RequestError>;
}

/** For calls about no existing record. */
export const loadNothing = (): Promise<null> => Promise.resolve(null);

/**
 * Registers the route of a call of a signed-in user that stores nothing: the rate, the caller and the request are checked as for every
 * write, but no transaction is opened, nothing is recorded and no list is invalidated.
 */
export function unstoredRoute<Name extends WriteCallName>(
  app: FastifyInstance,
  name: Name,
  handle: (
    write: WriteRequest<Name> & { readonly caller: Caller },
  ) => ApiResponse<Name> | Promise<ApiResponse<Name>>,
  description: RouteDescription,
): void {
  registerRoute(
    app,
    name,
    async ({ caller, ...write }) => {
      if (caller === null) throw new Error('the access of the call needs a caller');
      return await handle({ ...write, caller });
    },
    description,
  );
}

/**
 * Registers the route of a call that changes something: it limits the rate, authenticates, validates, begins a transaction, loads
 * and authorises, acts, records the change, commits, publishes what has changed and responds.
 */
export function writeRoute<Name extends WriteCallName, Loaded, Prepared = undefined>(
  app: FastifyInstance,
  name: Name,
  definition: WriteDefinition<Name, Loaded, Prepared>,
  description: RouteDescription,
): void {
  const call: WriteCall = apiCalls[name];
  registerRoute(
    app,
    name,
    (write, reply) => runWrite(app, { name, call, definition }, write, reply),
    description,
  );
}

/** Registers a route that limits the rate, authenticates and validates before it handles the request. */
function registerRoute<Name extends WriteCallName>(
  app: FastifyInstance,
  name: Name,
  handle: (write: WriteRequest<Name>, reply: FastifyReply) => Promise<ApiResponse<Name>>,
  { tag, summary }: RouteDescription,
): void {
  const call: WriteCall = apiCalls[name];
  const schemas: ApiCallSchemas = apiSchemas[name];
  app.declareGuard(name);
  const bodyLimit = bodyLimitOf(schemas.body, app.initialConfig.bodyLimit ?? 0);
  app.route({
    method: call.method,
    url: toRoutePath(call.path),
    bodyLimit,
    errorHandler: describeBodyLimit(bodyLimit),
    schema: {
      operationId: name,
      tags: [tag],
      summary,
      ...(Object.keys(schemas.params.shape).length > 0 ? { params: schemas.params } : {}),
      ...(Object.keys(schemas.query.shape).length > 0 ? { querystring: schemas.query } : {}),
      ...(schemas.body ? { body: schemas.body, consumes: [contentType(call)] } : {}),
      ...(call.isVersioned ? { headers: versionHeaders(schemas) } : {}),
      ...(call.access === 'everyone' ? {} : { security: [{ bearer: [] }] }),
      response: { '2xx': schemas.response, '4xx': errorBodySchema },
    },
    // Before the body is read, so that a caller without access cannot make the server read it.
    async onRequest(request) {
      await app.limitRate(request, 'writes');
      const caller = await app.authenticate(request);
      checkAccess(name, caller);
      callers.set(request, caller);
    },
    preParsing: async (request) => checkContentType(request, call, schemas.body !== undefined),
    async handler(request, reply) {
      // Validated with the schemas that these types are inferred from.
      const write = {
        caller: callers.get(request) ?? null,
        parameters: { ...Object(request.params), ...Object(request.query) } as ApiParameters<Name>,
        body: request.body as WriteBody<Name>,
        request,
      };
      if (call.isVersioned) readEditedVersion(write);
      const response = await handle(write, reply);
      reply.header('cache-control', 'no-store');
      return response === null ? reply.status(204).send() : reply.send(response);
    },
  });
}

/** The callers of the requests that are being handled. */
const callers = new WeakMap<FastifyRequest, Caller | null>();

const contentTypes = {
  form: 'application/x-www-form-urlencoded',
  file: 'application/octet-stream',
} as const;

function contentType({ encoding }: WriteCall): string {
  return encoding === undefined ? 'application/json' : contentTypes[encoding];
}

/** A form of another site can send any text type without asking; JSON it cannot. */
function checkContentType({ headers }: FastifyRequest, call: WriteCall, hasBody: boolean): void {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (hasBody && type.trim().toLowerCase() !== contentType(call))
    throw new RequestError('unsupported_media_type', `The body must be ${contentType(call)}.`);
}

interface WriteStep<Name extends WriteCallName, Loaded, Prepared> {
  readonly name: Name;
  readonly call: WriteCall;
  readonly definition: WriteDefinition<Name, Loaded, Prepared>;
}

type Completion = (reply: FastifyReply) => void | Promise<void>;

/** What one run of a transaction has collected; only that of the run that is committed takes effect. */
interface Attempt<Name extends WriteCallName> {
  readonly response: ApiResponse<Name> | RequestError;
  readonly changes: readonly RecordTag[];
  readonly completions: readonly Completion[];
}

async function runWrite<Name extends WriteCallName, Loaded, Prepared>(
  app: FastifyInstance,
  step: WriteStep<Name, Loaded, Prepared>,
  write: WriteRequest<Name>,
  reply: FastifyReply,
): Promise<ApiResponse<Name>> {
  // A call without preparation declares no type for it.
  const prepared = (await step.definition.prepare?.(write)) as Prepared;
  const { response, completions } = await commitChanges(
    app,
    ({ changes }: Attempt<Name>) => changes,
    (transaction) => attemptWrite(step, { ...write, transaction }, prepared),
  );
  for (const complete of completions) await complete(reply);
  if (response instanceof RequestError) throw response;
  return response;
}

async function attemptWrite<Name extends WriteCallName, Loaded, Prepared>(
  { call, definition }: WriteStep<Name, Loaded, Prepared>,
  write: WriteRequest<Name> & { readonly transaction: Orm },
  prepared: Prepared,
): Promise<Attempt<Name>> {
  let { changes } = call;
  const completions: Completion[] = [];
  const context: WriteContext<Name> = {
    ...write,
    record: (change, userId) =>
      recordChange(write.transaction, userId ?? write.caller?.userId ?? null, change),
    publishLater: () => {
      changes = [];
    },
    afterCommit: (work) => void completions.push(work),
  };
  const loaded = await definition.load(context);
  if (loaded === undefined) throw new RequestError('not_found', 'There is no such record.');
  if (definition.policy !== undefined) checkPolicy(definition.policy, write.caller, loaded);
  if (call.isVersioned) checkVersion(readEditedVersion(write), loaded, definition.presentConflict);
  const response = await definition.act(context, loaded, prepared);
  return { response, changes, completions };
}
