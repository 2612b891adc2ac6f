import { parseSync } from 'vite';

/** An import or re-export of a module. */
export interface ModuleImport {
  /** The specifier in the source, such as './stays.ts' or '@cae-map/contract/api/page-renderer'. */
  readonly specifier: string;
  /** Whether only types are imported, so that nothing is loaded at run time. */
  readonly typeOnly: boolean;
  /** Whether the module is loaded on demand. */
  readonly isDynamic: boolean;
}

/**
 * Reads the static imports, dynamic imports and re-exports of a module.
 * Throws when the text cannot be parsed.
 */
export function readImports(path: string, text: string): ModuleImport[] {
  const { module, errors } = parseSync(path, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path} cannot be parsed: ${error.message}`);
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest === null ? [] : [{ specifier: moduleRequest.value, typeOnly: isType, isDynamic: false }],
    ),
  );
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
      isDynamic: false,
    })),
    ...reExports,
    ...module.dynamicImports.flatMap(({ moduleRequest }) =>
      readLiteral(text.slice(moduleRequest.start, moduleRequest.end)),
    ),
  ];
}

/** The specifier of a dynamic import if it is a string literal; computed ones are ignored. */
function readLiteral(expression: string): ModuleImport[] {
  const match = /^(['"`])([^'"`$]+)\1$/.exec(expression.trim());
  return match?.[2] === undefined ? [] : [{ specifier: match[2], typeOnly: false, isDynamic: true }];
}
