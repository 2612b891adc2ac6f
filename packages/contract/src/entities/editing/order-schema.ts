import { z } from 'zod';
import { maxReordered, type RecordOrder } from './record-kinds.ts';
import { identifierField, positionField } from './stored-fields.ts';

/** What the schema of an order needs of a kind. */
interface OrderedKind<Key extends string, Field extends string> {
  readonly entity: string;
  readonly key: Key;
  readonly orders: readonly (RecordOrder & { readonly field: Field })[];
}

type IdentifierShape<Key extends string> = { readonly [Name in Key]: typeof identifierField };
type PositionShape<Field extends string> = { readonly [Name in Field]: z.ZodOptional<typeof positionField> };

/**
 * New positions of any number of records of a kind, by its key and the fields of its orders. A kind with several orders can send some
 * of them.
 */
export function orderSchemaOf<const Key extends string, const Field extends string>({
  entity,
  key,
  orders,
}: OrderedKind<Key, Field>) {
  const fields = orders.map(({ field }) => field);
  const field = fields.length === 1 ? positionField : positionField.optional();
  const identifiers = { [key]: identifierField } as IdentifierShape<Key>;
  const positions = Object.fromEntries(fields.map((name) => [name, field])) as PositionShape<Field>;
  return z
    .object({
      positions: z
        .array(
          z
            .object({ ...identifiers, ...positions })
            .strict()
            .refine(
              (item) => fields.some((name) => Reflect.get(item, name) !== undefined),
              `needs ${fields.join(' or ')}`,
            ),
        )
        .min(1)
        .max(maxReordered)
        .refine(
          (items) => new Set(items.map((item) => Reflect.get(item, key))).size === items.length,
          `must name each ${entity} once`,
        ),
    })
    .strict();
}
