import type { ApiCallName } from '@cae-map/contract/api/calls';
import type { ApiCallSchemas } from '@cae-map/contract/api/api-call-schemas';
import { apiSchemas } from '@cae-map/contract/api/schemas';
import { maxSlugLength, workBounds } from '@cae-map/contract/entities/work-bounds';
import { maxCharactersKey } from '@cae-map/contract/text';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema._JSONSchema;

/** A name in an address, of the greatest length. */
const slug = (index: number): string => String(index).padEnd(maxSlugLength, 'a');

/** Texts of the fields that accept only some, by field; `index` is that of the item in its list. */
const texts: Readonly<Record<string, (index: number, length: number) => string>> = {
  date: () => '1925-09-01',
  enddate: () => '1925-09-01',
  chapter_fromdate: () => '1925-09-01',
  chapter_todate: () => '1925-09-01',
  text_date: () => '1925-09-01',
  text_enddate: () => '1925-09-01',
  datetime_original: () => '1925-09-01 10:00:00',
  created_at: () => '2026-11-27T10:00:00.000Z',
  updated_at: () => '2026-11-27T10:00:00.000Z',
  uploaded_at: () => '2026-11-27T10:00:00.000Z',
  video_id: () => 'a'.repeat(11),
  upload_id: () => '0'.repeat(32),
  photograph: () => '0'.repeat(32),
  window_id: () => 'a'.repeat(32),
  email: () => `${'a'.repeat(64)}@${`${'a'.repeat(60)}.`.repeat(3)}${'a'.repeat(6)}`,
  field: () => 'title',
  client_key: () => '0'.repeat(32),
  seen_at: () => '2026-11-27T10:00:00.000Z',
  person_id: slug,
  work_id: slug,
  work: slug,
  born: () => 'c. 1925',
  died: () => 'c. 1935',
  url: (_index, length) => 'https://a.example/'.padEnd(Math.min(length, workBounds.url), 'a'),
  names: (index) => String(index).padEnd(600, 'a'),
  language: () => 'zho-Hans',
  name: (index, length) => String(index).padEnd(length, 'я'),
};

/** What a body must be as a whole. */
const rules: Partial<Record<ApiCallName, (body: Record<string, unknown>) => object>> = {
  quickEditPlace: ({ placeId, minzoom }) => ({ placeId, minzoom }),
  createImage: (body) => ({ ...body, image_type: 'video', is_illustration: false }),
  // The version of the header.
  updatePlace: (body) => ({ ...body, version: 1 }),
  updateBook: (body) => ({ ...body, version: 1 }),
  updateChapter: (body) => ({ ...body, version: 1 }),
  updateText: (body) => ({ ...body, version: 1 }),
  updateImage: (body) => ({ ...body, version: 1, image_type: 'video', is_illustration: false }),
  createProposal: (body) => ({ ...body, subject: 'place', kind: 'name', proposed: proposedNames(body) }),
};

const proposedNames = ({ proposed }: Record<string, unknown>): object => {
  const { title_ru, title_en } = Object(proposed) as Record<string, unknown>;
  return { title_ru, title_en };
};

/** A valid body of a call with the maxima of its schema: every field, the longest lists and the longest texts. */
export function largestBodyOf(name: ApiCallName): object {
  const schemas: ApiCallSchemas = apiSchemas[name];
  if (schemas.body === undefined) throw new Error(`${name} has no body`);
  const body = Object(largestValue(z.toJSONSchema(schemas.body, { io: 'input' }), '', 0)) as Record<
    string,
    unknown
  >;
  return rules[name]?.(body) ?? body;
}

function largestValue(schema: JsonSchema, field: string, index: number, longest = Infinity): unknown {
  if (typeof schema === 'boolean') throw new Error(`${field} can be anything`);
  if (schema.anyOf) return largestValue(schema.anyOf[0] ?? {}, field, index, longest);
  if (schema.enum)
    return schema.enum.reduce((one, other) => (String(other).length > String(one).length ? other : one));
  const types: readonly unknown[] = [schema.type].flat();
  if (types.includes('string')) {
    const length = Math.min(schema.maxLength ?? Infinity, longest);
    return texts[field]?.(index, length) ?? 'я'.repeat(length);
  }
  if (types.includes('integer'))
    return schema.multipleOf === undefined ? (schema.maximum ?? 2_147_483_647) - index : schema.maximum;
  if (types.includes('number')) return longestNumber(schema);
  if (types.includes('boolean')) return false;
  if (types.includes('array')) return largestList(schema, field, longest);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, value]) => [
      name,
      largestValue(value, name, index, longest),
    ]),
  );
}

/** The longest decimal representation within the bounds. */
function longestNumber(schema: z.core.JSONSchema.BaseSchema): number {
  const { minimum, maximum = schema.exclusiveMaximum } = schema;
  if (minimum === undefined || typeof maximum !== 'number') return -Number.MAX_VALUE;
  return minimum < 0 ? minimum / 3 : maximum / 3;
}

function largestList(schema: z.core.JSONSchema.BaseSchema, field: string, longest: number): unknown[] {
  const { items, maxItems = 0 } = schema;
  if (items === undefined || Array.isArray(items)) throw new Error(`${field} has no known items`);
  const limit: unknown = schema[maxCharactersKey];
  // An item has fewer than thirty texts.
  const share = typeof limit === 'number' ? Math.floor(limit / maxItems / 30) : longest;
  return Array.from({ length: maxItems }, (_, index) => largestValue(items, field, index, share));
}
