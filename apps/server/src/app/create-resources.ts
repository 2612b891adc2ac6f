import { sharedCallNames, type SharedCallName } from '@cae-map/contract/api/calls';
import { proposalSubjects } from '@cae-map/contract/entities/editing/proposal';
import type { JobKind } from '../jobs/job-kind.ts';
import type { CallHandlers, SharedCalls } from '../resources/calls.ts';
import type { Offers, Resource, ResourceRoutes, ServerParts } from '../resources/resource.ts';
import { allRecordKinds, resources, type HandledCall } from '../resources/resources.ts';

/** A resource with its routes. */
export interface CreatedResource extends ResourceRoutes {
  readonly name: string;
}

export interface CreatedResources {
  readonly resources: readonly CreatedResource[];
  /** The handlers of all calls whose response is the same for every caller. */
  readonly calls: SharedCalls;
  readonly offers: Offers;
  readonly jobKinds: readonly JobKind[];
}

/**
 * Creates all resources.
 * @throws {Error} when no resource offers what another one needs, or two kinds of jobs have one name
 */
export function createResources(parts: Omit<ServerParts, 'calls' | 'recordKinds'>): CreatedResources {
  const handlers: Partial<Record<SharedCallName, unknown>> = {};
  const calls = forwardCalls(handlers as SharedCalls);
  const created = resources.map((resource: Resource): CreatedResource => ({
    name: resource.name,
    ...resource.create({ ...parts, calls, recordKinds: () => allRecordKinds }),
  }));
  for (const { shared = [] } of created) for (const { name, handler } of shared) handlers[name] = handler;
  // The type lists the calls of the resources, which the compiler compares with those of the contract.
  const handled: SharedCalls = handlers as CallHandlers<HandledCall>;
  return {
    resources: created,
    calls: handled,
    offers: collectOffers(created),
    jobKinds: collectJobKinds(created),
  };
}

/** Calls of handlers that are added later, so that a resource can make a call of any other. */
function forwardCalls(handlers: SharedCalls): SharedCalls {
  const forward = (name: SharedCallName) =>
    [name, (parameters: never) => handlers[name](parameters)] as const;
  // Each name forwards to the handler of that name.
  return Object.fromEntries(sharedCallNames.map(forward)) as unknown as SharedCalls;
}

function collectOffers(created: readonly CreatedResource[]): Offers {
  const correctable = Object.assign({}, ...created.map((resource) => resource.correctable ?? {})) as Partial<
    Offers['correctable']
  >;
  const missing = proposalSubjects.filter((subject) => correctable[subject] === undefined);
  if (missing.length > 0) throw new Error(`no resource has correctable records of: ${missing.join(', ')}`);
  const publisher = created.find((resource) => resource.publisher !== undefined)?.publisher;
  if (publisher === undefined) throw new Error('no resource publishes pictures');
  return { correctable: correctable as Offers['correctable'], publisher };
}

function collectJobKinds(created: readonly CreatedResource[]): JobKind[] {
  const kinds = created.flatMap(({ jobKinds = [] }) => jobKinds);
  const repeated = kinds.find(({ name }, index) => kinds.findIndex((kind) => kind.name === name) !== index);
  if (repeated !== undefined) throw new Error(`two kinds of jobs have the name ${repeated.name}`);
  return kinds;
}
