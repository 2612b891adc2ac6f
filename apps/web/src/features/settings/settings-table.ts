import type { SettingsMessages } from './messages/index.ts';
import type { ComponentProps } from 'react';
import type { ForAudience } from '../../lib/session/for-audience.tsx';
import type { SwitchName } from '../../lib/options/app-options.ts';

/** What decides which settings are offered. */
export interface SettingFacts {
  /** Whether any photograph has a position. */
  readonly hasGeoPhotos: boolean;
  /** Whether the operator offers base layers that count as additional. */
  readonly hasAdditionalMaps: boolean;
}

/** A setting with two states. */
export interface SwitchSetting {
  /** Without it the setting is for everyone. */
  readonly audience?: ComponentProps<typeof ForAudience>['audience'];
  readonly option: SwitchName;
  /** Whether the setting is offered; always if absent. A switch without any effect is not offered. */
  readonly isOffered?: (facts: SettingFacts) => boolean;
  readonly label: (messages: SettingsMessages) => string;
  readonly hint?: (messages: SettingsMessages) => string;
}

/** The switches of the map. A new switch needs an entry here and its messages in the catalogues. */
export const mapSwitches: readonly SwitchSetting[] = [
  { option: 'showPath', label: (messages) => messages.settings.showPath },
  { option: 'showMarkers', label: (messages) => messages.settings.showMarkers },
  {
    option: 'showRelief',
    label: (messages) => messages.settings.showRelief,
    hint: (messages) => messages.settings.showReliefHint,
  },
  {
    option: 'showMap3d',
    label: (messages) => messages.settings.showMap3d,
    hint: (messages) => messages.settings.showMap3dHint,
  },
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
    option: 'showGeoPhotos',
    isOffered: ({ hasGeoPhotos }) => hasGeoPhotos,
    label: (messages) => messages.settings.showGeoPhotos,
    hint: (messages) => messages.settings.showGeoPhotosHint,
  },
  {
    option: 'showHeatmap',
    label: (messages) => messages.settings.showHeatmap,
    hint: (messages) => messages.settings.showHeatmapHint,
  },
  {
    option: 'showUncertainty',
    label: (messages) => messages.settings.showUncertainty,
    hint: (messages) => messages.settings.showUncertaintyHint,
  },
  {
    option: 'certainPositionsOnly',
    label: (messages) => messages.settings.certainPositionsOnly,
    hint: (messages) => messages.settings.certainPositionsOnlyHint,
  },
  {
    option: 'showAdditionalMaps',
    isOffered: ({ hasAdditionalMaps }) => hasAdditionalMaps,
    label: (messages) => messages.settings.showAdditionalMaps,
    hint: (messages) => messages.settings.showAdditionalMapsHint,
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
  {
    option: 'editorPlaceQuickEdit',
    audience: 'places.write',
    label: (messages) => messages.settings.quickEdit,
    hint: (messages) => messages.settings.quickEditHint,
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
