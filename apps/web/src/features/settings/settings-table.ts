import type { Catalogue } from '../../lib/language/catalogue-ru.ts';
import type { SwitchName } from '../../lib/options/app-options.ts';

/** A setting that is on or off. */
export interface SwitchSetting {
  readonly option: SwitchName;
  readonly label: (words: Catalogue) => string;
  readonly hint?: (words: Catalogue) => string;
}

/** What can be switched on the map. A new switch is one more entry here, and its words in the catalogues. */
export const mapSwitches: readonly SwitchSetting[] = [
  { option: 'showPath', label: (words) => words.settings.showPath },
  { option: 'showMarkers', label: (words) => words.settings.showMarkers },
  {
    option: 'showModernTitle',
    label: (words) => words.settings.showModernTitle,
    hint: (words) => words.settings.showModernTitleHint,
  },
  {
    option: 'showAllPhotos',
    label: (words) => words.settings.showAllPhotos,
    hint: (words) => words.settings.showAllPhotosHint,
  },
  {
    option: 'animation',
    label: (words) => words.settings.animation,
    hint: (words) => words.settings.animationHint,
  },
  {
    option: 'motionStart',
    label: (words) => words.settings.motionStart,
    hint: (words) => words.settings.motionStartHint,
  },
  {
    option: 'editorHighlightSelectedMarker',
    label: (words) => words.settings.highlightSelected,
    hint: (words) => words.settings.highlightSelectedHint,
  },
];

/** What can be switched about languages. */
export const languageSwitches: readonly SwitchSetting[] = [
  {
    option: 'bilingualsidebar',
    label: (words) => words.settings.bothLanguages,
    hint: (words) => words.settings.bothLanguagesHint,
  },
];
