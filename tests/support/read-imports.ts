import { parseSync } from 'vite';

/** What a module takes from others and what it gives by the name `default`. */
export interface SourceModule {
  readonly imports: readonly ModuleImport[];
  readonly hasDefaultExport: boolean;
}

export interface ModuleImport {
  /** As it is written, such as './stays.ts' or '@cae-map/contract/pages'. */
  readonly specifier: string;
  /** True when only types are taken, so that nothing is loaded at run time. */
  readonly typeOnly: boolean;
}

/**
 * Reads the imports of a module from its text: static and dynamic ones, and what it passes on from another module.
 * Throws when the text is not a module that can be read.
 */
export function readModule(path: string, text: string): SourceModule {
  const { module, errors } = parseSync(path, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path} cannot be read: ${error.message}`);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest === null ? [] : [{ specifier: moduleRequest.value, typeOnly: isType }],
    ),
  );
  return {
    imports: [
      ...module.staticImports.map(({ moduleRequest, entries }) => ({
        specifier: moduleRequest.value,
        typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
      })),
      ...passedOn,
      ...module.dynamicImports.flatMap(({ moduleRequest }) =>
        literals(text.slice(moduleRequest.start, moduleRequest.end)),
      ),
    ],
    hasDefaultExport: module.staticExports.some(({ entries }) =>
      entries.some(({ exportName }) => exportName.kind === 'Default'),
    ),
  };
}

/** The name in a dynamic import, where it is written out; one that is computed cannot be followed. */
function literals(expression: string): ModuleImport[] {
  const match = /^(['"`])([^'"`$]+)\1$/.exec(expression.trim());
  return match?.[2] === undefined ? [] : [{ specifier: match[2], typeOnly: false }];
}
