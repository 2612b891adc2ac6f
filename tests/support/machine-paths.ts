import type { SourceTree } from './source-tree.ts';

/** Absolute paths below the home and work folders of a developer's machine or a CI runner. */
const machinePath = /(?<![\w.:/-])\/(?:home|root|work|Users|workspace)\/[\w.-]+/;

/** Finds texts that contain an absolute path of a particular machine. */
export function findMachinePaths(texts: SourceTree): string[] {
  return [...texts].flatMap(([path, text]) => {
    const match = machinePath.exec(text);
    return match === null ? [] : [`${path} contains ${match[0]}`];
  });
}
