import { matchPath } from 'react-router';
import type { ScreenDefinition } from '../../lib/manifest/feature-manifest.ts';
import type { ScreenParameters } from '../../lib/manifest/screen-module.ts';

export interface ScreenMatch {
  readonly screen: ScreenDefinition;
  /** The screen that it is shown within; null for most screens. */
  readonly frame: ScreenDefinition | null;
  readonly parameters: ScreenParameters;
}

const numberPattern = /^[1-9]\d{0,8}$/;

/**
 * Finds the screen of a path (without its language).
 * @returns null if no screen has the path, or if a numeric parameter is not a positive integer
 */
export function matchScreen(screens: readonly ScreenDefinition[], path: string): ScreenMatch | null {
  for (const screen of screens) {
    for (const pattern of screen.paths) {
      const match = matchPath({ path: pattern, end: true, caseSensitive: true }, path);
      if (match === null) continue;
      const parameters: ScreenParameters = match.params;
      const areNumbersValid = (screen.numericParameters ?? []).every(
        (name) => parameters[name] === undefined || numberPattern.test(parameters[name]),
      );
      const frame = screens.find(({ id }) => id === screen.frame) ?? null;
      return areNumbersValid ? { screen, frame, parameters } : null;
    }
  }
  return null;
}
