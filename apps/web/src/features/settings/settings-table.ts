import type { SettingsMessages } from './messages/index.ts';
import type { SwitchName } from '../../lib/options/app-options.ts';

/** A setting with two states. */
export interface SwitchSetting {
  readonly option: SwitchName;
  readonly label: (messages: SettingsMessages) => string;
  readonly hint?: (messages: SettingsMessages) => string;
}

/** The switches of the map. A new switch needs an entry here and its messages in the catalogues. */
export const mapSwitches: readonly SwitchSetting[] = [
  { option: 'showPath', label: (messages) => messages.settings.showPath },
  { option: 'showMarkers', label: (messages) => messages.settings.showMarkers },
  {
    option: 'showModernTitle',
    label: (messages) => messages.settings.showModernTitle,
    hint: (messages) => messages.settings.showModernTitleHint,
  },
  {
    option: 'showAllPhotos',
    label: (messages) => messages.settings.showAllPhotos,
    hint: (messages) => messages.settings.showAllPhotosHint,
  },
  {
    option: 'animation',
    label: (messages) => messages.settings.animation,
    hint: (messages) => messages.settings.animationHint,
  },
  {
    option: 'motionStart',
    label: (messages) => messages.settings.motionStart,
    hint: (messages) => messages.settings.motionStartHint,
  },
  {
    option: 'editorHighlightSelectedMarker',
    label: (messages) => messages.settings.highlightSelected,
    hint: (messages) => messages.settings.highlightSelectedHint,
  },
];

/** The switches of the languages. */
export const languageSwitches: readonly SwitchSetting[] = [
  {
    option: 'bilingualsidebar',
    label: (messages) => messages.settings.bothLanguages,
    hint: (messages) => messages.settings.bothLanguagesHint,
  },
];
