import { languages, pathGroupings, type Language, type PathGrouping } from '@cae-map/contract/enumerations';
import { switchableSections, type SectionSwitches } from '@cae-map/expedition/places/sections';
import { isRecord, keptByName, oneOf, onOrOff, readKept, type OptionRule } from './option-rules.ts';

/** What a visitor may choose about the map and the sheet, by the fixed names of the options. */
export interface AppOptions {
  readonly showMarkers: boolean;
  readonly showPath: boolean;
  readonly showExp: SectionSwitches;
  readonly pathGroupBy: PathGrouping;
  readonly showHeatmap: boolean;
  readonly showGeoPhotos: boolean;
  readonly showAllPhotos: boolean;
  readonly showDebugInfo: boolean;
  readonly showModernTitle: boolean;
  readonly showAdditionalMaps: boolean;
  readonly editorHighlightSelectedMarker: boolean;
  readonly editorPlaceQuickEdit: boolean;
  readonly bilingualsidebar: boolean;
  readonly motionStart: boolean;
  readonly animation: boolean;
  /** The language of the names on the map; null goes with the page. */
  readonly mapLanguage: Language | null;
}

export type OptionName = keyof AppOptions;

/** Options that are on or off. */
export type SwitchName = {
  [Name in OptionName]: AppOptions[Name] extends boolean ? Name : never;
}[OptionName];

type OptionTable = { readonly [Name in OptionName]: OptionRule<AppOptions[Name]> };

/** Every option with its value at the first visit and how a kept one is read. They are all kept under one key. */
const optionTable: OptionTable = {
  showMarkers: onOrOff(true),
  showPath: onOrOff(true),
  showExp: sectionSwitches({ precae: true, indiancae: true, cae: true, manchuriaexp: false }),
  pathGroupBy: oneOf(pathGroupings, 'year'),
  showHeatmap: onOrOff(false),
  showGeoPhotos: onOrOff(true),
  showAllPhotos: onOrOff(false),
  showDebugInfo: onOrOff(false),
  showModernTitle: onOrOff(false),
  showAdditionalMaps: onOrOff(false),
  editorHighlightSelectedMarker: onOrOff(false),
  editorPlaceQuickEdit: onOrOff(false),
  bilingualsidebar: onOrOff(false),
  motionStart: onOrOff(false),
  animation: onOrOff(true),
  mapLanguage: oneOf([...languages, null], null),
};

/** The options of a first visit. */
export const initialOptions: AppOptions = readOptions({});

/** The options that were kept; whatever of them cannot be read has its initial value, and names of no option are left out. */
export function readOptions(kept: unknown): AppOptions {
  const values = keptByName(kept);
  const value = <Name extends OptionName>(name: Name): AppOptions[Name] =>
    readKept(optionTable[name], values[name]);
  return {
    showMarkers: value('showMarkers'),
    showPath: value('showPath'),
    showExp: value('showExp'),
    pathGroupBy: value('pathGroupBy'),
    showHeatmap: value('showHeatmap'),
    showGeoPhotos: value('showGeoPhotos'),
    showAllPhotos: value('showAllPhotos'),
    showDebugInfo: value('showDebugInfo'),
    showModernTitle: value('showModernTitle'),
    showAdditionalMaps: value('showAdditionalMaps'),
    editorHighlightSelectedMarker: value('editorHighlightSelectedMarker'),
    editorPlaceQuickEdit: value('editorPlaceQuickEdit'),
    bilingualsidebar: value('bilingualsidebar'),
    motionStart: value('motionStart'),
    animation: value('animation'),
    mapLanguage: value('mapLanguage'),
  };
}

/** A section that was not kept has its initial value: a new one must not be hidden from those who chose before. */
function sectionSwitches(initial: SectionSwitches): OptionRule<SectionSwitches> {
  return {
    initial,
    read(kept) {
      if (!isRecord(kept)) return undefined;
      const switches = { ...initial };
      for (const section of switchableSections) {
        const value = kept[section];
        if (typeof value === 'boolean') switches[section] = value;
      }
      return switches;
    },
  };
}
