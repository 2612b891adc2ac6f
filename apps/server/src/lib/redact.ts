/** Replaces secrets in the logs. */
export const redacted = '[redacted]';

/** Names of fields and headers with secrets. `_` stands for `_`, `-` or nothing. */
const secretFields = [
  'authorization',
  'proxy_authorization',
  'cookie',
  'set_cookie',
  'password',
  'current_password',
  'new_password',
  'password_hash',
  'token',
  'access_token',
  'refresh_token',
  'id_token',
  'token_hash',
  'refresh_hash',
  'previous_hash',
  'nonce',
  'code_verifier',
  'secret',
  'client_secret',
  'secret_key',
  'secret_access_key',
  'access_key',
  'x_amz_signature',
  'x_amz_credential',
  'x_amz_security_token',
  'api_key',
  'params',
  'parameters',
];

/** Names that are secrets in a query or a form, but not elsewhere: the code of an error, the state of a lock. */
const secretParameters = [...secretFields, 'code', 'state', 'key'];

const toPattern = (names: readonly string[]): string => names.join('|').replaceAll('_', '[-_]?');
const secretField = new RegExp(`^(?:${toPattern(secretFields)})$`, 'i');
const secretParameter = new RegExp(`^(?:${toPattern(secretParameters)})$`, 'i');

const percentEncode = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;
/** The pattern of a name in a URL, in which any of its characters may be percent-encoded. */
const toEncodedPattern = (name: string): string =>
  Array.from(name, (letter) =>
    letter === '_'
      ? '(?:[-_]|%2d|%5f)?'
      : `(?:${[letter, percentEncode(letter), percentEncode(letter.toUpperCase())].join('|')})`,
  ).join('');

/** A parameter of a query or a form, also of a URL that is itself a parameter. */
const queryParameter = new RegExp(
  `((?:[?&\\s]|^|%3f|%26)(?:${secretParameters.map(toEncodedPattern).join('|')})(?:=|%3d))(?:(?!%26)[^&#\\s"'])+`,
  'gi',
);
const bearer = /\b(bearer|basic) +[\w.~+/=-]+/gi;
/** The header of signed requests to S3 storages, up to its last part. */
const signedHeader =
  /\b(AWS4-HMAC-SHA256) +Credential=[^\s"']+(?:,? *(?:SignedHeaders|Signature)=[^\s"',]+)*/gi;
const jsonWebToken = /\beyJ[\w-]+\.[\w-]*\.[\w-]*/g;
/** User and password of a URL. */
const urlCredentials = /(\/\/)[^\s/?#@]+:[^\s/?#@]+@/g;

/** Replaces tokens, credentials in URLs, and the values of secret query parameters. */
export function redactText(text: string): string {
  return text
    .replace(queryParameter, `$1${redacted}`)
    .replace(bearer, `$1 ${redacted}`)
    .replace(signedHeader, `$1 ${redacted}`)
    .replace(jsonWebToken, redacted)
    .replace(urlCredentials, `$1${redacted}@`);
}

/** Logged objects are flat; anything deeper is left out. */
const maxDepth = 6;

/** Fields with the parameters of a request. */
const parameterFields = new Set(['query', 'querystring', 'body']);

/**
 * Copies a logged value without secrets. Errors are copied by `describeError`.
 * @param secretName of the fields of an object
 */
export function redactValue(value: unknown, depth = 0, secretName = secretField): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) return '[nested]';
  if (value instanceof Error) return describeError(value, depth);
  // Dates, URLs, and the requests of Fastify.
  if ('toJSON' in value && typeof value.toJSON === 'function') return redactValue(value.toJSON(), depth + 1);
  if (Array.isArray(value)) return value.map((item) => redactValue(item, depth + 1, secretName));
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const nested = parameterFields.has(name) ? secretParameter : secretName;
      return [name, secretName.test(name) ? redacted : redactValue(field, depth + 1, nested)];
    }),
  );
}

/** The properties of errors of Node, Fastify and PostgreSQL that identify a failure and contain no values of a request. */
const loggedProperties = [
  'code',
  'statusCode',
  'errno',
  'syscall',
  'hostname',
  'address',
  'port',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
] as const;

export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: unknown;
  readonly [property: string]: unknown;
}

/**
 * Copies an error for the log: type, message, stack, causes and the properties that identify it. Values of queries, which may
 * be e-mail addresses or hashes of passwords, are left out.
 */
export function describeError(error: Error, depth = 0): DescribedError {
  const message = describeMessage(error);
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const properties = loggedProperties.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
  });
  const { cause } = error;
  const type = error.name === 'Error' ? error.constructor.name : error.name;
  const others = error instanceof AggregateError ? { errors: redactValue(error.errors, depth + 1) } : {};
  return {
    ...Object.fromEntries(properties),
    ...others,
    type,
    message,
    stack: [`${type}: ${message}`, ...frames].join('\n'),
    ...(cause === undefined ? {} : { cause: redactValue(cause, depth + 1) }),
  };
}

function describeMessage(error: Error): string {
  const query: unknown = Reflect.get(error, 'query');
  const code: unknown = Reflect.get(error, 'code');
  // The message of a query error of Drizzle ends with the values.
  if (typeof query === 'string' && 'params' in error && error.message.startsWith('Failed query'))
    return `Failed query: ${redactText(query)}`;
  // SQLSTATE class 22: the messages of PostgreSQL quote the invalid value.
  const isDataError = typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);
  return redactText(isDataError ? error.message.replaceAll(/"[^]*"/g, redacted) : error.message);
}
