import { languages, pathGroupings, type Language, type PathGrouping } from '@cae-map/contract/enumerations';
import { switchableSections, type SectionSwitches } from '@cae-map/expedition/places/sections';
import { defineOptions } from './define-options.ts';
import { isRecord, enumOption, booleanOption, type OptionRule } from './option-rules.ts';

/** The options for the map and the sheet. The names are fixed by the specification. */
export interface AppOptions {
  readonly showMarkers: boolean;
  readonly showPath: boolean;
  readonly showExp: SectionSwitches;
  readonly pathGroupBy: PathGrouping;
  /** The relief of the height grid. */
  readonly showRelief: boolean;
  /** Links from the map and from stops to the experimental 3D map. */
  readonly showMap3d: boolean;
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
  /** The discs of accuracy of all places, and not only that of an open stop with a low or unknown one. */
  readonly showUncertainty: boolean;
  /** Hides all places whose position is not certain. */
  readonly certainPositionsOnly: boolean;
  /** The language of the map labels; null for the language of the page. */
  readonly mapLanguage: Language | null;
}

export type OptionName = keyof AppOptions;

/** Boolean options. */
export type SwitchName = {
  [Name in OptionName]: AppOptions[Name] extends boolean ? Name : never;
}[OptionName];

/** The options that several features read. Their names and their storage key are fixed by the specification. */
export const appOptions = defineOptions<AppOptions>('appOptions', {
  showMarkers: booleanOption(true),
  showPath: booleanOption(true),
  showExp: sectionSwitches({ precae: true, indiancae: true, cae: true, manchuriaexp: false }),
  pathGroupBy: enumOption(pathGroupings, 'year'),
  showRelief: booleanOption(true),
  showMap3d: booleanOption(false),
  showHeatmap: booleanOption(false),
  showGeoPhotos: booleanOption(true),
  showAllPhotos: booleanOption(false),
  showDebugInfo: booleanOption(false),
  showModernTitle: booleanOption(false),
  showAdditionalMaps: booleanOption(false),
  editorHighlightSelectedMarker: booleanOption(false),
  editorPlaceQuickEdit: booleanOption(false),
  bilingualsidebar: booleanOption(false),
  motionStart: booleanOption(false),
  animation: booleanOption(true),
  showUncertainty: booleanOption(false),
  certainPositionsOnly: booleanOption(false),
  mapLanguage: enumOption([...languages, null], null),
});

/** Sections without a stored value have the initial value, so that a new section is not hidden from earlier visitors. */
function sectionSwitches(initial: SectionSwitches): OptionRule<SectionSwitches> {
  return {
    initial,
    read(stored) {
      if (!isRecord(stored)) return undefined;
      const switches = { ...initial };
      for (const section of switchableSections) {
        const value = stored[section];
        if (typeof value === 'boolean') switches[section] = value;
      }
      return switches;
    },
  };
}
