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
 * @property {readonly string[]} outputs what has to be there when it is done
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
    inputs: ['packages/atlas/src', 'content/basemap', ...common],
    outputs: ['build/atlas'],
  },
  {
    name: 'web',
    doing: 'building the pages',
    command: npmCommand(['run', 'build', '-w', 'apps/web']),
    inputs: ['apps/web', 'packages/contract/src', 'packages/expedition/src', 'content/pages', ...common],
    madeAmongInputs: ['apps/web/src/styles/fonts'],
    outputs: [
      'apps/web/dist/client/index.html',
      'apps/web/dist/renderer/renderer.js',
      'apps/web/dist/renderer/page-addresses.js',
    ],
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
    outputs: ['apps/server/dist/server.js', 'apps/server/dist/renderer-worker.js'],
  },
];
