import { IconRulerMeasure } from '@tabler/icons-react';
import type { MapPart } from '../../lib/manifest/map-part.ts';
import { commandControl } from '../../ui/controls/command-control.tsx';
import { measureCommand } from './measure-command.ts';
import { MeasurePart } from './measure-part.tsx';

export const measureParts: readonly MapPart[] = [
  commandControl(measureCommand, {
    icon: IconRulerMeasure,
    slot: 'view',
    rank: 40,
    isAmongFurtherControls: true,
    isInWorkspaces: true,
  }),
  { id: 'measure', slot: 'edge', rank: 40, Part: MeasurePart },
];
