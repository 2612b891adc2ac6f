import type { Dependency } from './import-graph.ts';
import { isTest } from './source-tree.ts';

/*
 * The import rules between the parts of the repository. They are derived from the paths, so that new packages, features and
 * resources are covered without a change; a new kind of folder has to be added here.
 */

/** The packages that each package may import; packages that are not listed may import `basePackages`. */
const packageOrder: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  layers: ['contract'],
  expedition: ['contract'],
  'geo-files': [],
  'book-files': ['contract', 'expedition'],
  tracks: ['contract', 'expedition', 'geo-files'],
  'translation-files': ['contract', 'expedition', 'book-files'],
  'open-data': ['contract', 'expedition', 'book-files', 'route-export'],
};
const basePackages = ['contract', 'expedition'];

/** The source folders of the web application and the folders that each may import. */
const webFolders: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  styles: [],
  ui: ['lib'],
  map: ['lib'],
  features: ['lib', 'ui', 'map'],
  app: ['lib', 'styles', 'ui', 'map', 'features'],
};

/** The source folders of the server and the folders that each may import. */
const serverFolders: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  settings: [],
  http: ['lib'],
  upstream: [],
  responses: ['lib'],
  database: ['lib'],
  media: ['lib', 'settings', 'responses'],
  processes: ['responses'],
  pictures: ['lib', 'responses', 'media', 'processes'],
  'book-files': ['responses', 'processes'],
  'translation-files': ['responses', 'processes'],
  'open-data': ['processes'],
  'map-tiles': ['responses'],
  plugins: ['lib', 'settings', 'responses', 'database', 'media'],
  mail: ['lib', 'settings', 'responses'],
  metrics: ['lib', 'settings', 'responses', 'database'],
  security: ['lib', 'responses', 'database'],
  writes: ['lib', 'responses', 'database', 'media', 'plugins', 'security'],
  jobs: ['lib', 'database', 'media', 'writes'],
  resources: [
    'lib',
    'settings',
    'responses',
    'database',
    'media',
    'processes',
    'pictures',
    'book-files',
    'translation-files',
    'open-data',
    'map-tiles',
    'plugins',
    'mail',
    'upstream',
    'security',
    'writes',
    'jobs',
    'caravan',
  ],
  content: ['lib', 'responses', 'database', 'writes', 'resources'],
  caravan: ['lib', 'responses'],
  embeds: ['lib', 'responses', 'plugins'],
  cards: ['lib', 'media', 'responses', 'processes', 'plugins', 'pages'],
  pages: ['lib', 'responses', 'plugins', 'resources'],
  backup: ['lib', 'responses', 'database', 'media', 'plugins', 'jobs', 'resources'],
  'media-upkeep': ['responses', 'database', 'media', 'writes', 'resources'],
  app: [
    'lib',
    'http',
    'upstream',
    'responses',
    'database',
    'media',
    'processes',
    'pictures',
    'book-files',
    'translation-files',
    'open-data',
    'map-tiles',
    'cards',
    'metrics',
    'plugins',
    'security',
    'writes',
    'jobs',
    'resources',
    'caravan',
    'embeds',
    'pages',
    'embeds',
  ],
  start: [
    'lib',
    'app',
    'database',
    'media',
    'media-upkeep',
    'processes',
    'pictures',
    'book-files',
    'translation-files',
    'open-data',
    'map-tiles',
    'cards',
    'plugins',
    'security',
    'writes',
    'jobs',
    'resources',
    'content',
    'pages',
    'backup',
  ],
  cli: [
    'lib',
    'database',
    'media',
    'media-upkeep',
    'plugins',
    'security',
    'writes',
    'resources',
    'content',
    'backup',
    'start',
  ],
};

const serverSettings = 'apps/server/src/settings.ts';
const resourceList = 'apps/server/src/resources/resources.ts';

/**
 * Checks the direction of an import.
 * @returns the violated rule, or undefined when the import is allowed
 */
export function directionViolation({ from, to }: Dependency): string | undefined {
  if (to === undefined) return undefined;
  const source = locate(from);
  const target = locate(to);
  if (source.area !== target.area) return areaViolation(source, target, from);
  if (source.folder === 'testing') return undefined;
  if (target.folder === 'testing') return isTest(from) ? undefined : 'only tests may import test helpers';
  if (source.area === 'apps/web') return webViolation(source, target);
  if (source.area === 'apps/server') return serverViolation(from, source, target, to);
  return undefined;
}

/** The parts of a path: 'apps/web/src/features/places/pane.tsx' is area apps/web, folder features, part places. */
interface Location {
  readonly area: string;
  readonly folder: string;
  readonly part: string;
  readonly path: string;
}

function locate(path: string): Location {
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

function areaViolation(source: Location, target: Location, from: string): string | undefined {
  const [targetGroup, targetName = ''] = target.area.split('/');
  if (source.area.startsWith('packages/')) {
    const allowed = packageOrder[source.area.slice('packages/'.length)] ?? basePackages;
    const mayImport = targetGroup === 'packages' && allowed.includes(targetName);
    return mayImport ? undefined : `${source.area} may import only ${formatFolders(allowed)}`;
  }
  if (source.area.startsWith('apps/')) {
    const mayImport = targetGroup === 'packages' || target.area === 'content';
    return mayImport ? undefined : 'an application may import only packages and content';
  }
  // Tooling may import packages and helpers of tests; it uses the applications only over HTTP.
  if (targetGroup === 'packages' || target.area === 'scripts') return undefined;
  if (target.path.startsWith('e2e/support/') || target.folder === 'testing') return undefined;
  return isTest(from) || source.area === ''
    ? undefined
    : `${source.area} may import only packages and helpers`;
}

function webViolation(source: Location, target: Location): string | undefined {
  const unknown = unknownFolder(source, webFolders) ?? unknownFolder(target, webFolders);
  if (unknown !== undefined) return unknown;
  if (source.folder === 'features' && target.folder === 'features') {
    return source.part === target.part ? undefined : 'a feature may not import another feature';
  }
  if (source.folder === 'features' && isSessionModule(target.path) && !isTest(source.path)) {
    return 'a feature declares an audience and does not read the session';
  }
  // A step of the build draws the atlas in the style of the map.
  const isBuildStep = source.path.startsWith('apps/web/build/');
  return folderViolation(source, target, webFolders, [
    'app',
    'lib',
    'styles',
    ...(isBuildStep ? ['map'] : []),
  ]);
}

/**
 * Modules that read the session; a feature declares an audience in its manifest or by `ForAudience` and `ForCapability`. Changes of the session
 * reveal nothing about it.
 */
function isSessionModule(path: string): boolean {
  const permitted = ['for-audience.tsx', 'for-capability.tsx', 'session-changes.ts'];
  return path.startsWith('apps/web/src/lib/session/') && !permitted.some((name) => path.endsWith(`/${name}`));
}

function serverViolation(from: string, source: Location, target: Location, to: string): string | undefined {
  // Tests build the whole application.
  if (isTest(from)) return undefined;
  const unknown = unknownFolder(source, serverFolders) ?? unknownFolder(target, serverFolders);
  if (unknown !== undefined) return unknown;
  const isOwnResource = source.folder === 'resources' && source.part === target.part;
  if (target.folder === 'resources' && target.part !== '' && !isOwnResource) {
    const isService = /\/(service|[a-z-]+-service)\.ts$/.test(to);
    if (from === resourceList) {
      return to.endsWith('/resource.ts')
        ? undefined
        : 'the list of resources may import only their resource.ts';
    }
    if (source.folder === 'resources' && !isService) {
      return 'a resource may import only the service of another resource';
    }
    if (source.folder === 'pages' && !isService) return 'pages may import only services';
  }
  if (source.folder !== '' && target.folder === '' && to !== serverSettings) {
    return `of the files in ${target.area}/src a folder may import only settings.ts`;
  }
  return folderViolation(source, target, serverFolders, Object.keys(serverFolders));
}

function unknownFolder(place: Location, folders: Readonly<Record<string, unknown>>): string | undefined {
  if (place.folder === '' || place.folder in folders) return undefined;
  return `${place.area}/src/${place.folder} is missing in tests/support/direction-rules.ts`;
}

/** @param entryFolders the folders that the files directly in `src` may import */
function folderViolation(
  source: Location,
  target: Location,
  folders: Readonly<Record<string, readonly string[]>>,
  entryFolders: readonly string[],
): string | undefined {
  if (source.folder === target.folder) return undefined;
  // Files directly in `src`, such as the settings of the server, may be imported by all folders.
  if (target.folder === '') return undefined;
  const allowed = source.folder === '' ? entryFolders : (folders[source.folder] ?? []);
  const importer = source.folder === '' ? `a file in ${source.area}/src` : source.folder;
  return allowed.includes(target.folder)
    ? undefined
    : `${importer} may import only ${formatFolders(allowed)}`;
}

function formatFolders(folders: readonly string[]): string {
  return folders.length === 0 ? 'nothing of the repository' : folders.join(', ');
}
