import { createTheme } from '@mantine/core';

/** Mantine's parts in the tokens of the look; nothing ships in the library's default face. */
export const mantineTheme = createTheme({
  fontFamily: 'var(--face-interface)',
  headings: { fontFamily: 'var(--face-reading)' },
  defaultRadius: 'md',
  radius: { md: 'var(--radius-control)', lg: 'var(--radius-sheet)' },
  black: '#231d33',
  white: '#fffaf0',
  cursorType: 'pointer',
  respectReducedMotion: true,
});
