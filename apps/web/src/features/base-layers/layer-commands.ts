import type { Command } from '../../lib/commands/command.ts';
import type { KeyCode } from '../../lib/commands/key-names.ts';
import { layerPanelSwitch } from './layer-panel-store.ts';
import { requestLayer, type LayerName } from './layer-request.ts';

/** Opens the panel of the base layers. */
export const layersCommand: Command = {
  id: 'layers',
  group: 'map',
  label: (messages) => messages.map.layers,
  keys: [],
  isOn: layerPanelSwitch,
  isAvailable: ({ map }) => map !== null,
  run: layerPanelSwitch.toggle,
};

/** The layers with a shortcut of their own, by their codes. */
const shortcuts = [
  ['T', 'Digit1', 'topomapper'],
  ['Gs', 'Digit2', 'googleSatellite'],
  ['MBsat', 'Digit3', 'mapboxSatellite'],
] as const satisfies readonly (readonly [string, KeyCode, LayerName])[];

/** The shortcuts that show a layer. */
export const layerCommands: readonly Command[] = shortcuts.map(([layer, code, name]) => ({
  id: `layer-${layer}`,
  group: 'map',
  label: (messages) => messages.commands.showLayer(messages.commands.layerNames[name]),
  keys: [{ code, shift: true }],
  baseLayer: layer,
  isAvailable: ({ map }) => map !== null,
  run: ({ announce }) => requestLayer({ code: layer, name, announce }),
}));
