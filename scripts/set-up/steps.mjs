// @ts-check
import { installedProgram, npmCommand } from '../lib/run-command.mjs';

/**
 * A part of the product that set-up generates.
 * @typedef {object} Step
 * @property {string} name also the name of its stamp
 * @property {string} doing the description in progress lines
 * @property {readonly string[]} command
 * @property {readonly string[]} [after] the names of the steps whose outputs are among its inputs
 * @property {readonly string[]} inputs the files and folders that it reads, relative to the repository
 * @property {readonly string[]} [madeAmongInputs] generated files below the inputs
 * @property {readonly string[]} outputs the files and folders that it generates, relative to the repository
 * @property {boolean} [completesOutputs] whether it generates only missing files; the outputs of other steps are removed if
 *   one of them is damaged
 */

/** Inputs of all steps. */
const common = ['package-lock.json', 'tsconfig.base.json', 'scripts/set-up/steps.mjs'];

/** The steps, the longest first, for the shortest total time with two workers. @type {readonly Step[]} */
export const steps = [
  {
    name: 'illustrations',
    doing: 'drawing the illustrations',
    command: installedProgram('tsx', [
      'packages/illustrations/src/cli.ts',
      '--content',
      'content',
      '--out',
      'build/media/illustrations',
    ]),
    inputs: ['packages/illustrations/src', 'content/expedition', 'content/basemap', ...common],
    outputs: ['build/media/illustrations'],
    completesOutputs: true,
  },
  {
    name: 'atlas',
    doing: 'generating the base map',
    command: installedProgram('tsx', [
      'packages/atlas/src/cli.ts',
      '--basemap',
      'content/basemap',
      '--out',
      'build/atlas',
    ]),
    inputs: ['packages/atlas/src', 'packages/contract/src/enumerations.ts', 'content/basemap', ...common],
    outputs: ['build/atlas'],
  },
  {
    name: 'terrain',
    doing: 'generating the terrain',
    command: installedProgram('tsx', [
      'packages/atlas/src/terrain/cli.ts',
      '--basemap',
      'content/basemap',
      '--out',
      'build/terrain',
    ]),
    inputs: [
      'packages/atlas/src/terrain',
      'packages/atlas/src/geometry',
      'content/basemap/heights.webp',
      ...common,
    ],
    outputs: ['build/terrain'],
  },
  {
    name: 'atlas-pictures',
    doing: 'drawing the pictures of the map',
    command: installedProgram('tsx', [
      'apps/web/build/atlas-picture/cli.ts',
      '--atlas',
      'build/atlas',
      '--terrain',
      'build/terrain/tiles',
      '--content',
      'content',
      '--out',
      'build/atlas-pictures',
    ]),
    after: ['atlas', 'terrain'],
    inputs: [
      'apps/web/build/atlas-picture',
      'apps/web/src/app/map-screen/atlas-picture',
      'apps/web/src/app/map-screen/camera/initial-view.ts',
      'apps/web/src/map/atlas-style',
      'apps/web/src/map/style',
      'apps/web/src/map/terrain',
      'packages/contract/src',
      'packages/expedition/src',
      'content/expedition',
      // The manifests contain a hash of all tiles, so that they change with any of them.
      'build/atlas/atlas.json',
      'build/terrain/tiles/terrain.json',
      ...common,
    ],
    outputs: ['build/atlas-pictures'],
  },
  {
    name: 'map-preview',
    doing: 'drawing the preview of the map',
    command: installedProgram('tsx', [
      'packages/atlas/src/preview/cli.ts',
      '--content',
      'content',
      '--out',
      'build/media/map',
    ]),
    inputs: ['packages/atlas/src', 'content/expedition', 'content/basemap', ...common],
    outputs: ['build/media/map'],
  },
  {
    name: 'web',
    doing: 'building the pages',
    command: npmCommand(['run', 'build', '-w', 'apps/web']),
    inputs: [
      'apps/web',
      'packages/contract/src',
      'packages/expedition/src',
      'packages/geo-files/src',
      'packages/layers/src',
      'packages/open-data/src',
      'packages/route-export/src',
      'packages/tracks/src',
      'content/pages',
      'content/voyage',
      'content/news',
      ...common,
    ],
    madeAmongInputs: ['apps/web/src/styles/fonts'],
    outputs: ['apps/web/dist', 'apps/web/src/styles/fonts'],
  },
  {
    name: 'server',
    doing: 'building the server',
    command: [process.execPath, 'apps/server/build.mjs'],
    inputs: [
      'apps/server/src',
      'apps/server/build.mjs',
      'packages/atlas/src',
      'packages/book-files/src',
      'packages/cards/src',
      'packages/translation-files/src',
      'packages/contract/src',
      'packages/expedition/src',
      'packages/geo-files/src',
      'packages/illustrations/src',
      'packages/layers/src',
      'packages/open-data/src',
      'packages/route-export/src',
      'packages/tracks/src',
      ...common,
    ],
    outputs: ['apps/server/dist'],
  },
];
