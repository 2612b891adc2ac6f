import { z } from 'zod';
import { maxBytesKey, maxCharactersKey } from '../text.ts';

/** JSON writes a UTF-16 code unit as at most `\u` and four digits. */
const bytesPerCharacter = 6;
/** A number as programs write it, such as `-1.7976931348623157e+308`. */
const bytesPerNumber = 32;
/** The quotes, separators and indentation of a field or of an item. */
const bytesPerSeparator = 16;

/**
 * The most bytes of a body in JSON that a schema accepts, from a client that escapes every character and indents every line.
 * @throws {Error} for a schema with a text or a list without a maximum, or of a kind that no body has
 */
export function largestBody(schema: z.ZodType): number {
  const description = z.toJSONSchema(schema, { io: 'input' });
  const limit: unknown = description[maxBytesKey];
  if (typeof limit === 'number') return limit;
  const { characters, others } = largestValue(description, 'the body');
  return bytesPerCharacter * characters + others;
}

type JsonSchema = z.core.JSONSchema._JSONSchema;

/** The size of a value: the UTF-16 code units of its texts, and the bytes of everything else. */
interface Size {
  readonly characters: number;
  readonly others: number;
}

function largestValue(schema: JsonSchema, name: string): Size {
  if (typeof schema === 'boolean') throw new Error(`${name} can be anything`);
  if (schema.anyOf) return largestOf(schema.anyOf.map((each) => largestValue(each, name)));
  if (schema.const !== undefined) return constant(schema.const);
  if (schema.enum) return largestOf(schema.enum.map(constant));
  switch (typeOf(schema)) {
    case 'null':
    case 'boolean':
      return constant(false);
    case 'number':
    case 'integer':
      return { characters: 0, others: bytesPerNumber };
    case 'string':
      return { characters: maximumOf(schema.maxLength, name), others: 0 };
    case 'array':
      return largestList(schema, name);
    case 'object': {
      if (schema.additionalProperties !== undefined && schema.additionalProperties !== false)
        throw new Error(`${name} has fields without a maximum`);
      const fields = Object.entries(schema.properties ?? {});
      return sum(fields.map(([field, value]) => separated(largestValue(value, field), field.length)));
    }
    default:
      throw new Error(`${name} has no known type`);
  }
}

/** The type; of a value that can be null, the other one, which is larger. */
function typeOf({ type }: { readonly type?: unknown }): unknown {
  return Array.isArray(type) ? type.find((each) => each !== 'null') : type;
}

function largestList(schema: z.core.JSONSchema.BaseSchema, name: string): Size {
  const { items } = schema;
  if (items === undefined || Array.isArray(items)) throw new Error(`${name} has no known items`);
  const item = separated(largestValue(items, `an item of ${name}`));
  const count = maximumOf(schema.maxItems, name);
  const limit: unknown = schema[maxCharactersKey];
  const characters = Math.min(count * item.characters, typeof limit === 'number' ? limit : Infinity);
  return separated({ characters, others: count * item.others });
}

function separated({ characters, others }: Size, bytes = 0): Size {
  return { characters, others: others + bytes + bytesPerSeparator };
}

function sum(sizes: readonly Size[]): Size {
  const add = (one: Size, other: Size): Size => ({
    characters: one.characters + other.characters,
    others: one.others + other.others,
  });
  return sizes.reduce(add, { characters: 0, others: bytesPerSeparator });
}

function largestOf(sizes: readonly Size[]): Size {
  return {
    characters: Math.max(...sizes.map(({ characters }) => characters)),
    others: Math.max(...sizes.map(({ others }) => others)),
  };
}

function constant(value: unknown): Size {
  return { characters: 0, others: bytesPerCharacter * JSON.stringify(value).length };
}

function maximumOf(maximum: number | undefined, name: string): number {
  if (maximum === undefined) throw new Error(`${name} has no maximum`);
  return maximum;
}
