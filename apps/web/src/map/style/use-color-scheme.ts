import { useSyncExternalStore } from 'react';
import { isDark, onThemeChange } from '../../lib/theme/theme.ts';
import type { ColorScheme } from './tokens.ts';

/** The colour scheme of the map: that of the page. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(onThemeChange, isDark, () => false) ? 'dark' : 'light';
}
