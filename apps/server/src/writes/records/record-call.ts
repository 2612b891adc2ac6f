import type { WriteCallName } from '@cae-map/contract/api/calls';
import type { FastifyInstance } from 'fastify';
import type { Orm } from '../../database/connection.ts';
import type { Caller } from '../caller.ts';
import { privateReadRoute, type PrivateReadName } from '../private-read-route.ts';
import { writeRoute, type WriteDefinition } from '../write-route.ts';

/** The context of a read that is handled alike for all kinds of records. */
export interface RecordRead {
  readonly orm: Orm;
  readonly parameters: Readonly<Record<string, number>>;
}

/** The context of a write that is handled alike for all kinds of records. The schemas of its call have validated the parameters and the body. */
export interface RecordWrite<Body = undefined> {
  readonly caller: Caller | null;
  readonly transaction: Orm;
  readonly parameters: Readonly<Record<string, number>>;
  readonly body: Body;
}

/** How a write is handled, see `WriteDefinition`. */
export interface RecordWriteDefinition<Target, Body> {
  load(write: RecordWrite<Body>): Promise<Target | undefined>;
  presentConflict?(target: Target): unknown;
  act(write: RecordWrite<Body>, target: Target): Promise<object | null>;
}

/** Registers calls of one kind; a call that the kind does not have is not registered. */
export interface RecordCallRegistrar {
  readonly read: (
    name: string | undefined,
    summary: string,
    handler: (read: RecordRead) => Promise<object>,
  ) => void;
  readonly write: <Target, Body = undefined>(
    name: WriteCallName | undefined,
    summary: string,
    definition: RecordWriteDefinition<Target, Body>,
  ) => void;
}

/**
 * Creates the registrar of the calls of a kind. The types of the call table describe single calls; the tests of the calls check that their
 * bodies and records are those of the kind.
 */
export function createCallRegistrar(app: FastifyInstance, tag: string): RecordCallRegistrar {
  return {
    read(name, summary, handler) {
      if (name !== undefined)
        privateReadRoute(app, name as PrivateReadName, handler as never, { tag, summary });
    },
    write<Target, Body>(
      name: WriteCallName | undefined,
      summary: string,
      definition: RecordWriteDefinition<Target, Body>,
    ) {
      const typed = definition as unknown as WriteDefinition<WriteCallName, Target, undefined>;
      if (name !== undefined) writeRoute(app, name, typed, { tag, summary });
    },
  };
}
