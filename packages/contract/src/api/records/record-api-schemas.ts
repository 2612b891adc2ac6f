/** The schemas of the endpoints in `record-api-calls.ts`, made from the schemas of each kind. */
import { z } from 'zod';
import { editedEntities, recordKinds, type EditedEntity } from '../../entities/editing/record-kinds.ts';
import { recordSchemas, type RecordSchemas } from '../../entities/record-schemas.ts';
import { recordChangeSchema } from '../../entities/editing/revision.ts';
import { empty, identifier, nothing } from '../api-call-schemas.ts';
import { recordCalls, type RecordCall, type RecordCallName, type RecordCallOf } from '../record-calls.ts';

const noFields = { params: nothing, query: nothing } as const;
const changes = z.array(recordChangeSchema);

type NoFields = typeof noFields;

/** The id of a record as the parameter of a path. */
interface OfOne<Key extends string> {
  readonly params: z.ZodObject<{ readonly [Name in Key]: typeof identifier }>;
  readonly query: typeof nothing;
}

/** The schemas of each call of a kind. */
interface CallSchemas<Schemas extends RecordSchemas, Key extends string> {
  readonly listForVisitors: NoFields & { readonly response: z.ZodArray<Schemas['visitors']> };
  readonly list: NoFields & { readonly response: z.ZodArray<Schemas['editors']> };
  readonly create: NoFields & { readonly body: Schemas['creation']; readonly response: Schemas['editors'] };
  readonly replace: OfOne<Key> & {
    readonly body: Schemas['replacement'];
    readonly response: Schemas['editors'];
  };
  readonly delete: OfOne<Key> & { readonly response: typeof empty };
  readonly restore: OfOne<Key> & { readonly response: Schemas['editors'] };
  readonly reorder: NoFields & {
    readonly body: NonNullable<Schemas['order']>;
    readonly response: z.ZodArray<Schemas['editors']>;
  };
  readonly listChanges: OfOne<Key> & { readonly response: typeof changes };
  readonly listRecentChanges: NoFields & { readonly response: typeof changes };
  readonly editSome: NoFields & {
    readonly body: NonNullable<Schemas['edits']>;
    readonly response: z.ZodArray<Schemas['editors']>;
  };
  readonly listDeleted: NoFields & { readonly response: z.ZodArray<Schemas['editors']> };
}

/** The schemas of the calls of a kind by what they do. A body that is undefined is that of a call that the kind does not have. */
function schemasOf(schemas: RecordSchemas, key: string) {
  const { visitors, editors, creation, replacement, order, edits } = schemas;
  const ofOne = { params: z.object({ [key]: identifier }), query: nothing };
  const all = z.array(editors);
  return {
    listForVisitors: { ...noFields, response: z.array(visitors) },
    list: { ...noFields, response: all },
    create: { ...noFields, body: creation, response: editors },
    replace: { ...ofOne, body: replacement, response: editors },
    delete: { ...ofOne, response: empty },
    restore: { ...ofOne, response: editors },
    reorder: { ...noFields, body: order, response: all },
    listChanges: { ...ofOne, response: changes },
    listRecentChanges: { ...noFields, response: changes },
    editSome: { ...noFields, body: edits, response: all },
    listDeleted: { ...noFields, response: all },
  } satisfies Record<RecordCall, unknown>;
}

function schemasByName(entity: EditedEntity): [string, unknown][] {
  const schemas = schemasOf(recordSchemas[entity], recordKinds[entity].key);
  const names = Object.entries(recordCalls[entity]) as [RecordCall, string][];
  return names.map(([call, name]) => [name, schemas[call]]);
}

/** The schemas of the calls of one kind, by their names. */
type SchemasByName<Entity extends EditedEntity> = {
  readonly [Call in RecordCallOf<Entity> as RecordCallName<Entity, Call>]: CallSchemas<
    (typeof recordSchemas)[Entity],
    (typeof recordKinds)[Entity]['key']
  >[Call];
};

/** All properties of several types: `A & B` of `A | B`. */
type AllOf<Union> = (Union extends unknown ? (item: Union) => void : never) extends (
  item: infer Intersection,
) => void
  ? Intersection
  : never;

/** The schemas of the endpoints of all kinds that editors change, by the names of their calls. */
export const recordApiSchemas = Object.fromEntries(editedEntities.flatMap(schemasByName)) as AllOf<
  { [Entity in EditedEntity]: SchemasByName<Entity> }[EditedEntity]
>;
