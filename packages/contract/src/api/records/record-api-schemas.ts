/** The schemas of the endpoints in `record-api-calls.ts`, made from the schemas of each kind. */
import { z } from 'zod';
import {
  containersOf,
  containersOfOrder,
  type ContainersOf,
  type ContainersOfOrder,
} from '../../entities/editing/record-containers.ts';
import {
  recordEntities,
  recordKinds,
  type RecordEntity,
  type RecordKindFields,
} from '../../entities/editing/record-kinds.ts';
import { recordSchemas, type RecordSchemas } from '../../entities/record-schemas.ts';
import { recordChangeSchema } from '../../entities/editing/revision.ts';
import { empty, identifier, nothing } from '../api-call-schemas.ts';
import { recordCalls, type RecordCall, type RecordCallName, type RecordCallOf } from './record-calls.ts';

const noFields = { params: nothing, query: nothing } as const;
const changes = z.array(recordChangeSchema);

type NoFields = typeof noFields;

/** Ids of records as the parameters of a path. */
interface WithIds<Names extends string> {
  readonly params: z.ZodObject<{ readonly [Name in Names]: typeof identifier }>;
  readonly query: typeof nothing;
}

/** The schemas of each call of a kind, whose addresses have the ids of the records that contain those of the kind. */
interface CallSchemas<
  Schemas extends RecordSchemas,
  Key extends string,
  Containers extends string,
  ContainersOfOrder extends string,
> {
  readonly listForVisitors: NoFields & { readonly response: z.ZodArray<Schemas['visitors']> };
  readonly list: NoFields & { readonly response: z.ZodArray<Schemas['editors']> };
  readonly read: WithIds<Key> & { readonly response: Schemas['editors'] };
  readonly create: WithIds<Containers> & {
    readonly body: Schemas['creation'];
    readonly response: Schemas['editors'];
  };
  readonly replace: WithIds<Containers | Key> & {
    readonly body: Schemas['replacement'];
    readonly response: Schemas['editors'];
  };
  readonly delete: WithIds<Containers | Key> & { readonly response: typeof empty };
  readonly restore: WithIds<Key> & { readonly response: Schemas['editors'] };
  readonly reorder: WithIds<ContainersOfOrder> & {
    readonly body: NonNullable<Schemas['order']>;
    readonly response: z.ZodArray<Schemas['editors']>;
  };
  readonly listChanges: WithIds<Key> & { readonly response: typeof changes };
  readonly listRecentChanges: NoFields & { readonly response: typeof changes };
  readonly editSome: NoFields & {
    readonly body: NonNullable<Schemas['edits']>;
    readonly response: z.ZodArray<Schemas['editors']>;
  };
  readonly listDeleted: NoFields & { readonly response: z.ZodArray<Schemas['editors']> };
}

/** The schemas of the calls of a kind by what they do. A body that is undefined is that of a call that the kind does not have. */
function schemasOf(schemas: RecordSchemas, kind: RecordKindFields) {
  const { visitors, editors, creation, replacement, order, edits } = schemas;
  const ofOne = withIds([kind.key]);
  const containers = containersOf(kind);
  const inContainers = withIds([...containers, kind.key]);
  const all = z.array(editors);
  return {
    listForVisitors: { ...noFields, response: z.array(visitors) },
    list: { ...noFields, response: all },
    read: { ...ofOne, response: editors },
    create: { ...withIds(containers), body: creation, response: editors },
    replace: { ...inContainers, body: replacement, response: editors },
    delete: { ...inContainers, response: empty },
    restore: { ...ofOne, response: editors },
    reorder: { ...withIds(containersOfOrder(kind)), body: order, response: all },
    listChanges: { ...ofOne, response: changes },
    listRecentChanges: { ...noFields, response: changes },
    editSome: { ...noFields, body: edits, response: all },
    listDeleted: { ...noFields, response: all },
  } satisfies Record<RecordCall, unknown>;
}

function withIds(names: readonly string[]) {
  return { params: z.object(Object.fromEntries(names.map((name) => [name, identifier]))), query: nothing };
}

function schemasByName(entity: RecordEntity): [string, unknown][] {
  const schemas = schemasOf(recordSchemas[entity], recordKinds[entity]);
  const names = Object.entries(recordCalls[entity]) as [RecordCall, string][];
  return names.map(([call, name]) => [name, schemas[call]]);
}

/** The schemas of the calls of one kind, by their names. */
type SchemasByName<Entity extends RecordEntity> = {
  readonly [Call in RecordCallOf<Entity> as RecordCallName<Entity, Call>]: CallSchemas<
    (typeof recordSchemas)[Entity],
    (typeof recordKinds)[Entity]['key'],
    ContainersOf<Entity>,
    ContainersOfOrder<Entity>
  >[Call];
};

/** All properties of several types: `A & B` of `A | B`. */
type AllOf<Union> = (Union extends unknown ? (item: Union) => void : never) extends (
  item: infer Intersection,
) => void
  ? Intersection
  : never;

/** The schemas of the endpoints of all kinds that editors change, by the names of their calls. */
export const recordApiSchemas = Object.fromEntries(recordEntities.flatMap(schemasByName)) as AllOf<
  { [Entity in RecordEntity]: SchemasByName<Entity> }[RecordEntity]
>;
