import { matchPath } from 'react-router';
import type { ScreenDefinition, ScreenParameters } from '../../lib/feature-manifest.ts';

export interface ScreenMatch {
  readonly screen: ScreenDefinition;
  readonly parameters: ScreenParameters;
}

const numberPattern = /^[1-9]\d{0,8}$/;

/**
 * Finds the screen of a path (without its language). Null means not found: no screen has the path, or a parameter
 * that must be a number is none.
 */
export function matchScreen(screens: readonly ScreenDefinition[], path: string): ScreenMatch | null {
  for (const screen of screens) {
    for (const pattern of screen.paths) {
      const match = matchPath({ path: pattern, end: true, caseSensitive: true }, path);
      if (match === null) continue;
      const parameters: ScreenParameters = match.params;
      const numbersAreRight = (screen.numericParameters ?? []).every(
        (name) => parameters[name] === undefined || numberPattern.test(parameters[name]),
      );
      return numbersAreRight ? { screen, parameters } : null;
    }
  }
  return null;
}
