import './mantine.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { mantineTheme } from './mantine-theme.ts';

/** Surrounds parts of Mantine with its styles in the tokens of the look. Import it only where it is loaded on demand. */
export function MantineParts({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider theme={mantineTheme} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
