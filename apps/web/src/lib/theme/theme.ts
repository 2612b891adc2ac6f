import { createStore } from 'zustand/vanilla';
import { darkQuery } from '../browser/media-queries.ts';

/** The themes that a reader can choose; `system` follows the preference of the system, as all other pages do. */
export const readingThemes = ['system', 'light', 'sepia', 'dark'] as const;
export type ReadingTheme = (typeof readingThemes)[number];

const themeStore = createStore<{ readonly theme: ReadingTheme }>(() => ({ theme: 'system' }));

/** Shows the page in a theme, whose colours are in `styles/tokens.css`. */
export function setTheme(theme: ReadingTheme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  themeStore.setState({ theme });
}

/** Whether the page has dark colours; false on the server. */
export function isDark(): boolean {
  const { theme } = themeStore.getState();
  return theme === 'system' ? window.matchMedia(darkQuery).matches : theme === 'dark';
}

/** Calls the listener when the theme or the preference of the system changes. @returns the unsubscribe function */
export function onThemeChange(listener: () => void): () => void {
  const system = window.matchMedia(darkQuery);
  system.addEventListener('change', listener);
  const unsubscribe = themeStore.subscribe(listener);
  return () => {
    system.removeEventListener('change', listener);
    unsubscribe();
  };
}
