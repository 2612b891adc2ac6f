import { IconColorSwatch } from '@tabler/icons-react';
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx';
import type { MapPart } from '../../lib/manifest/map-part.ts';
import { readLocal } from '../../lib/storage/local-storage.ts';
import { commandControl } from '../../ui/controls/command-control.tsx';
import { yearColoursCommand, yearColoursSwitch } from './year-colours-command.ts';

/** If the tuner fails to load, the years keep their colours. */
const YearColours = lazyOptional(async () => (await import('./year-colours.tsx')).YearColours);

/** The tuner, which is loaded when it is opened or when colours are stored. */
function YearColoursPart() {
  const isOpen = yearColoursSwitch.useIsOn();
  return isOpen || readLocal('yearColours') !== null ? <YearColours /> : null;
}

export const yearColoursParts: readonly MapPart[] = [
  commandControl(yearColoursCommand, {
    icon: IconColorSwatch,
    slot: 'view',
    rank: 60,
    isAmongFurtherControls: true,
  }),
  { id: 'year-colours', slot: 'edge', rank: 60, audience: 'researchers', Part: YearColoursPart },
];
