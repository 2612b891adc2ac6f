import { switchableSections, type SwitchableSection } from '@cae-map/expedition/places/sections';
import type { Command, CommandContext } from '../../lib/commands/command.ts';
import type { KeyStroke } from '../../lib/commands/key-stroke.ts';
import { geoPhotoStore } from '../../lib/images/geo-photo-store.ts';
import type { Catalogue } from '../../lib/language/catalogue-ru.ts';
import { appOptions, type SwitchName } from '../../lib/options/app-options.ts';
import { readOfferedLineTypes } from '../../lib/options/line-type.ts';
import { readOfferedSections } from '../../lib/options/options-store.ts';

const readOptions = () => appOptions.store.getState();
const isAvailable = ({ map }: CommandContext): boolean => map !== null;

interface SwitchCommandOptions extends Pick<Command, 'id' | 'label'> {
  readonly option: SwitchName;
  readonly key: KeyStroke;
  /** The announcement of the new state. */
  readonly describe: (messages: Catalogue, isOn: boolean) => string;
  /** Why the switch has no effect at present; null if it has one. */
  readonly findObstacle?: (messages: Catalogue) => string | null;
}

/** Creates the command of a switch, which announces the new state. */
function switchCommand({ id, label, option, key, describe, findObstacle }: SwitchCommandOptions): Command {
  return {
    id,
    group: 'map',
    label,
    keys: [key],
    isAvailable,
    run({ announce, messages }) {
      const obstacle = findObstacle?.(messages) ?? null;
      if (obstacle !== null) {
        announce(obstacle);
        return;
      }
      const isOn = !readOptions()[option];
      appOptions.change({ [option]: isOn });
      announce(describe(messages, isOn));
    },
  };
}

const sectionKeys: Readonly<Record<SwitchableSection, KeyStroke>> = {
  precae: { code: 'Digit1' },
  indiancae: { code: 'Digit2' },
  cae: { code: 'Digit3' },
  manchuriaexp: { code: 'Digit4' },
};

/** The sections that one key shows or hides together; the Manchurian expedition is not one of them. */
const mainSections = ['precae', 'indiancae', 'cae'] as const satisfies SwitchableSection[];

function sectionCommand(section: SwitchableSection): Command {
  return {
    id: `section-${section}`,
    group: 'map',
    label: (messages) => messages.commands.section(messages.sections[section]),
    keys: [sectionKeys[section]],
    isAvailable,
    run({ announce, messages }) {
      const name = messages.sections[section];
      if (!readOfferedSections().includes(section)) {
        announce(messages.commandEffects.sectionForResearchers(name));
        return;
      }
      const { showExp } = readOptions();
      const isOn = !showExp[section];
      appOptions.change({ showExp: { ...showExp, [section]: isOn } });
      announce(messages.commandEffects.section(name, isOn));
    },
  };
}

/** Shows all three sections if any of them is hidden, else hides them. */
const allSectionsCommand: Command = {
  id: 'all-sections',
  group: 'map',
  label: (messages) => messages.commands.allSections,
  keys: [{ code: 'KeyP' }],
  isAvailable,
  run({ announce, messages }) {
    const { showExp } = readOptions();
    const isOn = mainSections.some((section) => !showExp[section]);
    appOptions.change({ showExp: { ...showExp, precae: isOn, indiancae: isOn, cae: isOn } });
    announce(messages.commandEffects.allSections(isOn));
  },
};

const lineTypeCommand: Command = {
  id: 'line-type',
  group: 'map',
  label: (messages) => messages.commands.lineType,
  keys: [{ code: 'KeyG' }],
  isAvailable,
  run({ announce, messages }) {
    if (!readOfferedLineTypes().includes('transport')) {
      announce(messages.commandEffects.lineTypeForResearchers);
      return;
    }
    const pathGroupBy = readOptions().pathGroupBy === 'transport' ? 'pathaccuracy' : 'transport';
    appOptions.change({ pathGroupBy });
    announce(messages.commandEffects.lineTypes[pathGroupBy]);
  },
};

/** The commands that change settings of the map. */
export const settingsCommands: readonly Command[] = [
  switchCommand({
    id: 'markers',
    option: 'showMarkers',
    key: { code: 'KeyM' },
    label: (messages) => messages.commands.markers,
    describe: (messages, isOn) => messages.commandEffects.markers(isOn),
  }),
  allSectionsCommand,
  ...switchableSections.map((section) => sectionCommand(section)),
  lineTypeCommand,
  switchCommand({
    id: 'highlight',
    option: 'editorHighlightSelectedMarker',
    key: { code: 'KeyI' },
    label: (messages) => messages.commands.highlight,
    describe: (messages, isOn) => messages.commandEffects.highlight(isOn),
  }),
  switchCommand({
    id: 'heatmap',
    option: 'showHeatmap',
    key: { code: 'Digit7' },
    label: (messages) => messages.commands.heatmap,
    describe: (messages, isOn) => messages.commandEffects.heatmap(isOn),
  }),
  switchCommand({
    id: 'geoPhotos',
    option: 'showGeoPhotos',
    key: { code: 'KeyY' },
    label: (messages) => messages.commands.geoPhotos,
    describe: (messages, isOn) => messages.commandEffects.geoPhotos(isOn),
    findObstacle: (messages) =>
      geoPhotoStore.getState().count === 0 ? messages.commandEffects.noGeoPhotos : null,
  }),
];
