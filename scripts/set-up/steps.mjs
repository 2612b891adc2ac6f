// @ts-check
import { installedProgram, npmCommand } from '../lib/run-command.mjs';

/**
 * One part of the product that is made at set-up. Steps do not depend on each other.
 * @typedef {object} Step
 * @property {string} name also the name of its stamp
 * @property {string} doing what it does, as the progress line says it
 * @property {readonly string[]} command
 * @property {readonly string[]} inputs files and folders that it reads, relative to the repository
 * @property {readonly string[]} [madeAmongInputs] what the step writes below its inputs
 * @property {readonly string[]} outputs the files and folders that it makes, relative to the repository
 * @property {boolean} [completesOutputs] whether it makes only the files that are missing; any other step has to find its
 *   outputs undamaged or not at all
 */

/** A change of these changes every result. */
const common = ['package-lock.json', 'tsconfig.base.json', 'scripts/set-up/steps.mjs'];

/** The steps, the longest first, so that the short ones fill the second lane. @type {readonly Step[]} */
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
    doing: 'making the built-in atlas',
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
    inputs: ['apps/web', 'packages/contract/src', 'packages/expedition/src', 'content/pages', ...common],
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
      'packages/contract/src',
      'packages/expedition/src',
      'packages/illustrations/src',
      ...common,
    ],
    outputs: ['apps/server/dist'],
  },
];
