import { isTest } from './source-tree.ts';

/** Files with a button that is not made from `Button`, and why. */
const rawButtonFiles: readonly string[] = [
  // The button itself.
  'apps/web/src/ui/controls/button.tsx',
];

/** Finds files of the web application with a `<button>` instead of the `Button` of `apps/web/src/ui/controls`. Tests may contain one. */
export function findRawButtons(sources: ReadonlyMap<string, string>): string[] {
  return [...sources]
    .filter(([path]) => path.startsWith('apps/web/src/') && path.endsWith('.tsx') && !isTest(path))
    .filter(([path, text]) => !rawButtonFiles.includes(path) && /<button[\s>]/.test(text))
    .map(([path]) => path);
}
