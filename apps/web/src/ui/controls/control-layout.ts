import { createContext } from 'react';

/** How map controls are shown: as buttons with an icon, or as the rows of a menu with icon and text. */
export type ControlLayout = 'button' | 'menu';

/** The layout of the controls within. */
export const ControlLayoutContext = createContext<ControlLayout>('button');
