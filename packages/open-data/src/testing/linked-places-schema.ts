/*
 * The rules of the JSON Schema of Linked Places Format 2.0 (https://whgazetteer.org/schema/lpf_v2.0.jsonld; World Historical Gazetteer,
 * University of Pittsburgh, BSD-3-Clause) for the members that the open data write, in draft 7. The schema itself is not in the repository.
 * Compared rule by rule with validation/static/lpf_v2.0.jsonld of WorldHistoricalGazetteer/website at its commit 52d3952.
 */

/** Its texts have no line breaks, because a full stop does not match one. */
const text = { type: 'string', pattern: '^(.*)$' };
const languageTag = { type: 'string', pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' };
const url = {
  type: 'string',
  pattern: String.raw`^(https?:\/\/)(www\.)?[a-zA-Z0-9\-\.]{2,256}\.[a-z]{2,63}(\:[0-9]{1,5})?(\/.*)?$`,
};
const identifier = { anyOf: [url, { type: 'string', pattern: String.raw`^\w+:[^\s]+$` }] };
const day = {
  type: 'string',
  pattern: String.raw`^(-\d{5,})$|^(-?\d{1,4})(-(0[1-9]|1[0-2]))?(-([0-2][0-9]|3[01]))?$`,
};
const certainty = { enum: ['certain', 'less-certain', 'uncertain'] };
const date = {
  type: 'object',
  properties: { in: day, earliest: day, latest: day },
  oneOf: [
    { required: ['in'] },
    { anyOf: [{ required: ['earliest'] }, { required: ['latest'] }], not: { required: ['in'] } },
  ],
  additionalProperties: false,
};

const when = {
  type: 'object',
  required: ['timespans'],
  properties: {
    timespans: {
      type: 'array',
      minItems: 1,
      items: { type: 'object', properties: { start: date, end: date }, additionalProperties: false },
    },
    certainty,
    label: text,
  },
};

const point = {
  type: 'object',
  required: ['type', 'coordinates'],
  properties: {
    type: { const: 'Point' },
    coordinates: {
      type: 'array',
      items: [
        { type: 'number', minimum: -180, maximum: 180 },
        { type: 'number', minimum: -90, maximum: 90 },
      ],
      minItems: 2,
      maxItems: 2,
    },
    approximation: {
      anyOf: [
        {
          type: 'object',
          required: ['type', 'tolerance'],
          properties: {
            type: { const: 'geo:hasSpatialAccuracy' },
            tolerance: { type: 'number', minimum: 0 },
          },
          additionalProperties: false,
        },
        { type: 'object', required: ['type'], properties: { type: identifier }, additionalProperties: false },
      ],
    },
    certainty,
    when,
  },
};

const named = {
  type: 'object',
  required: ['toponym'],
  properties: {
    toponym: { type: 'string', pattern: '^[^@]+$|^.+@[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' },
    lang: languageTag,
    when,
  },
};

export const linkedPlacesSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  required: ['type', 'features'],
  properties: {
    type: { const: 'FeatureCollection' },
    features: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        // The schema demands a time of the place or of one of its parts; the open data write that of the place.
        required: ['@id', 'type', 'properties', 'geometry', 'names', 'when'],
        // The schema accepts members that it does not define; here they would be spelling mistakes.
        additionalProperties: false,
        properties: {
          '@id': identifier,
          type: { const: 'Feature' },
          properties: {
            type: 'object',
            required: ['title', 'fclasses'],
            properties: {
              title: text,
              fclasses: {
                type: 'array',
                items: { enum: ['A', 'H', 'L', 'P', 'R', 'S', 'T', 'U', 'V', 'X'] },
                minItems: 1,
                uniqueItems: true,
              },
            },
          },
          names: { type: 'array', items: named, contains: { type: 'object', minProperties: 1 } },
          types: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                label: text,
                identifier,
                sourceLabels: {
                  type: 'array',
                  items: {
                    type: 'object',
                    required: ['label'],
                    properties: { label: text, lang: languageTag },
                  },
                },
              },
            },
          },
          geometry: { oneOf: [{ type: 'null' }, point] },
          when,
          descriptions: {
            type: 'array',
            items: { type: 'object', required: ['value'], properties: { value: text, lang: languageTag } },
          },
          depictions: {
            type: 'array',
            items: {
              type: 'object',
              required: ['@id', 'title', 'license'],
              properties: { '@id': identifier, title: text, license: text },
            },
          },
        },
      },
    },
  },
};
