import type { Dependency } from './import-graph.ts';
import { isTest } from './source-tree.ts';

/**
 * Which part of the repository may import which, made from the paths themselves: a new package, feature or resource
 * stands under the rule of its kind at once, and a new kind of folder has to be given its place here.
 */

/** The packages that another package may import; a package that is not named here may import all of `basePackages`. */
const packageOrder: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  expedition: ['contract'],
};
const basePackages = ['contract', 'expedition'];

/** The folders of the web application's source and what each may import beside itself. */
const webFolders: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  styles: [],
  ui: ['lib'],
  map: ['lib'],
  features: ['lib', 'ui', 'map'],
  app: ['lib', 'styles', 'ui', 'map', 'features'],
};

/** The folders of the server's source and what each may import beside itself. */
const serverFolders: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  http: ['lib'],
  answers: ['lib'],
  database: ['lib'],
  plugins: ['lib', 'answers', 'database'],
  resources: ['lib', 'answers', 'database', 'plugins'],
  content: ['lib', 'database', 'resources'],
  pages: ['lib', 'answers', 'plugins', 'resources'],
  jobs: ['lib', 'database', 'plugins', 'resources'],
  start: ['lib', 'database', 'plugins', 'resources', 'content', 'pages', 'jobs'],
  cli: ['lib', 'database', 'plugins', 'resources', 'content', 'jobs', 'start'],
};

/** Says why an import goes the wrong way, or nothing when it may. */
export function directionFault({ from, to }: Dependency): string | undefined {
  if (to === undefined) return undefined;
  const source = placeOf(from);
  const target = placeOf(to);
  if (source.area !== target.area) return areaFault(source, target, from);
  if (source.folder === 'testing') return undefined;
  if (target.folder === 'testing')
    return isTest(from) ? undefined : 'what serves tests may be imported by tests only';
  if (source.area === 'apps/web') return webFault(source, target);
  if (source.area === 'apps/server') return serverFault(from, source, target, to);
  return undefined;
}

/** Where a file stands: 'apps/web/src/features/places/pane.tsx' is area apps/web, folder features, part places. */
interface Place {
  readonly area: string;
  readonly folder: string;
  readonly part: string;
  readonly path: string;
}

function placeOf(path: string): Place {
  const segments = path.split('/');
  const isWorkspace = segments[0] === 'apps' || segments[0] === 'packages';
  if (!isWorkspace)
    return { area: segments.length > 1 ? (segments[0] ?? '') : '', folder: '', part: '', path };
  const [group = '', name = '', source, folder = '', part = ''] = segments;
  const isInFolder = source === 'src' && segments.length > 4;
  return {
    area: `${group}/${name}`,
    folder: isInFolder ? folder : '',
    part: isInFolder && segments.length > 5 ? part : '',
    path,
  };
}

function areaFault(source: Place, target: Place, from: string): string | undefined {
  const [targetGroup, targetName = ''] = target.area.split('/');
  if (source.area.startsWith('packages/')) {
    const allowed = packageOrder[source.area.slice('packages/'.length)] ?? basePackages;
    const mayImport = targetGroup === 'packages' && allowed.includes(targetName);
    return mayImport ? undefined : `${source.area} may import only ${named(allowed)}`;
  }
  if (source.area.startsWith('apps/')) {
    const mayImport = targetGroup === 'packages' || target.area === 'content';
    return mayImport ? undefined : 'an application may import packages and content only';
  }
  // The tooling reads the packages and its own helpers; the applications are reached as a visitor reaches them.
  if (targetGroup === 'packages' || target.area === 'scripts') return undefined;
  if (target.path.startsWith('e2e/support/')) return undefined;
  return isTest(from) || source.area === ''
    ? undefined
    : `${source.area} may import packages and helpers only`;
}

function webFault(source: Place, target: Place): string | undefined {
  const unknown = unknownFolder(source, webFolders) ?? unknownFolder(target, webFolders);
  if (unknown !== undefined) return unknown;
  if (source.folder === 'features' && target.folder === 'features') {
    return source.part === target.part ? undefined : 'a feature may not import another feature';
  }
  if (source.folder === 'features' && isSessionFact(target.path) && !isTest(source.path)) {
    return 'a feature declares an audience and does not read the session';
  }
  return folderFault(source, target, webFolders, ['app', 'lib', 'styles']);
}

/** What tells who the visitor is; a feature names an audience in its manifest or by `ForAudience`. */
function isSessionFact(path: string): boolean {
  return path.startsWith('apps/web/src/lib/session/') && !path.endsWith('/for-audience.tsx');
}

function serverFault(from: string, source: Place, target: Place, to: string): string | undefined {
  // A test builds the whole application.
  if (isTest(from)) return undefined;
  const unknown = unknownFolder(source, serverFolders) ?? unknownFolder(target, serverFolders);
  if (unknown !== undefined) return unknown;
  const isOwnResource = source.folder === 'resources' && source.part === target.part;
  if (target.folder === 'resources' && target.part !== '' && !isOwnResource) {
    const isService = /\/(service|[a-z-]+-service)\.ts$/.test(to);
    if (source.folder === 'resources' && !isService) {
      return "a resource may import another one's service only";
    }
    if (source.folder === 'pages' && !isService) return 'pages may import services only';
  }
  return folderFault(source, target, serverFolders, Object.keys(serverFolders));
}

function unknownFolder(place: Place, folders: Readonly<Record<string, unknown>>): string | undefined {
  if (place.folder === '' || place.folder in folders) return undefined;
  return `${place.area}/src/${place.folder} has no place in the order of folders yet`;
}

/** @param entryFolders the folders that the files directly in `src` may import */
function folderFault(
  source: Place,
  target: Place,
  folders: Readonly<Record<string, readonly string[]>>,
  entryFolders: readonly string[],
): string | undefined {
  if (source.folder === target.folder) return undefined;
  // Settings and the like, which stand above all folders, may be read by each of them.
  if (target.folder === '') return undefined;
  const allowed = source.folder === '' ? entryFolders : (folders[source.folder] ?? []);
  const who = source.folder === '' ? `a file in ${source.area}/src` : source.folder;
  return allowed.includes(target.folder) ? undefined : `${who} may import only ${named(allowed)}`;
}

function named(folders: readonly string[]): string {
  return folders.length === 0 ? 'nothing of the repository' : folders.join(', ');
}
