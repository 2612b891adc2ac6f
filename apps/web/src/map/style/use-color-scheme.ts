import { darkQuery, useMediaQuery } from '../../lib/browser/use-media-query.ts';
import type { ColorScheme } from './tokens.ts';

/** Whether the map is drawn by day or by night, as the visitor's system asks. */
export function useColorScheme(): ColorScheme {
  return useMediaQuery(darkQuery) ? 'dark' : 'light';
}
