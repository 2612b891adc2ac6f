import { IconStack2 } from '@tabler/icons-react';
import type { MapPart } from '../../lib/manifest/map-part.ts';
import { commandControl } from '../../ui/controls/command-control.tsx';
import { BaseLayerLoader } from './base-layer-loader.tsx';
import { layersCommand } from './layer-commands.ts';
import { LayerPanelPart } from './layer-panel-part.tsx';
import { MapAttribution } from './map-attribution.tsx';

export const baseLayersParts: readonly MapPart[] = [
  { id: 'base-layers', slot: 'edge', rank: 5, Part: BaseLayerLoader },
  commandControl(layersCommand, {
    icon: IconStack2,
    slot: 'view',
    rank: 5,
    isAmongFurtherControls: 'phones',
    isInWorkspaces: true,
  }),
  { id: 'layer-panel', slot: 'edge', rank: 6, Part: LayerPanelPart },
  { id: 'attribution', slot: 'edge', rank: 20, Part: MapAttribution },
];
