import { IconShare2 } from '@tabler/icons-react';
import type { MapPart } from '../../lib/manifest/map-part.ts';
import { commandControl } from '../../ui/controls/command-control.tsx';
import { shareCommand } from './share-command.ts';

export const shareParts: readonly MapPart[] = [
  commandControl(shareCommand, { icon: IconShare2, slot: 'view', rank: 58, isAmongFurtherControls: true }),
];
