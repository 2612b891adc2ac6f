import './mantine.css';
import { createTheme, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/** Mantine's theme with the design tokens of the application. */
const theme = createTheme({
  fontFamily: 'var(--face-interface)',
  headings: { fontFamily: 'var(--face-reading)' },
  defaultRadius: 'md',
  radius: { md: 'var(--radius-control)', lg: 'var(--radius-sheet)' },
  black: '#231d33',
  white: '#fffaf0',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** Provides theme and styles to Mantine components. Import it only in chunks that are loaded on demand. */
export function MantineParts({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
