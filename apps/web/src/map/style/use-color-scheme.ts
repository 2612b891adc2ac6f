import { darkQuery, useMediaQuery } from '../../lib/browser/use-media-query.ts';
import type { ColorScheme } from './tokens.ts';

/** The colour scheme of the map, by the preference of the visitor's system. */
export function useColorScheme(): ColorScheme {
  return useMediaQuery(darkQuery) ? 'dark' : 'light';
}
