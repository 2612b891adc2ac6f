import type { russian } from './ru.ts';

export const english: typeof russian = {
  yearColours: {
    title: 'Colours of the years',
    close: 'Close the colours',
    hint: {
      light: 'For light base layers. Saved in this browser only.',
      dark: 'For dark base layers. Saved in this browser only.',
    },
    copy: 'Copy as text',
    copied: 'The colours have been copied',
    reset: 'Reset',
  },
};
