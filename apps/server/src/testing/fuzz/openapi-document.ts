/** The part of a JSON schema of the OpenAPI document that values are generated from. */
export interface ValueSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: ValueSchema;
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly anyOf?: readonly ValueSchema[];
  readonly oneOf?: readonly ValueSchema[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly schema: ValueSchema;
}

/** One endpoint as the document describes it. */
export interface Operation {
  readonly id: string;
  /** In upper case. */
  readonly method: string;
  /** With parameters in braces, such as `/v1/places/{id}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly contentType: string; readonly schema: ValueSchema } | undefined;
}

interface DescribedOperation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: ValueSchema }>> };
}

/** An OpenAPI 3.1 document without references. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

/** All operations of a document, so that new ones need no change of the tests. */
export function listOperations({ paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody }]) => {
      const [content] = Object.entries(requestBody?.content ?? {});
      return {
        id: operationId,
        method: method.toUpperCase(),
        path,
        parameters,
        body: content && { contentType: content[0], schema: content[1].schema },
      };
    }),
  );
}
