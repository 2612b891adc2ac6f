import { z } from 'zod';

type JsonSchema = z.core.JSONSchema._JSONSchema;

/** A valid value of a schema with the least in it: null where it is accepted, no optional field, and the shortest lists. */
export function smallestValueOf(schema: z.ZodType): unknown {
  return smallest(z.toJSONSchema(schema, { io: 'input' }));
}

function smallest(schema: JsonSchema): unknown {
  if (typeof schema === 'boolean') return null;
  if (schema.anyOf) return schema.anyOf.some(isNull) ? null : smallest(schema.anyOf[0] ?? {});
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'string') return 'a'.repeat(Math.max(schema.minLength ?? 0, 1));
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === 'boolean') return false;
  if (schema.type === 'array') {
    const { items, minItems = 0 } = schema;
    return Array.from({ length: minItems }, () => (Array.isArray(items) ? null : smallest(items ?? true)));
  }
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(required.map((name) => [name, smallest(properties[name] ?? true)]));
}

const isNull = (schema: JsonSchema): boolean => typeof schema === 'object' && schema.type === 'null';
