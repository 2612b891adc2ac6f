import type { Command } from '../../lib/commands/command.ts';
import type { EdgePanel } from '../../lib/map-edges/map-edges.ts';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { FeatureManifest, MenuEntry, ScreenDefinition } from '../../lib/manifest/feature-manifest.ts';
import type { MapPart } from '../../lib/manifest/map-part.ts';
import type { MapPlaceholder } from '../../lib/manifest/map-placeholder.ts';
import type { PagePart } from '../../lib/manifest/page-part.ts';
import type { PanelTab } from '../../lib/manifest/panel-tab.ts';
import type { RecordKindEntry } from '../../lib/manifest/record-kind-entry.ts';
import { mapPartOfKind, screensOfKind } from './record-kinds.ts';
import type { PlaceSection } from '../../lib/manifest/place-section.ts';

/** The merged contributions of all features; those with a rank are sorted by it. */
export interface Features {
  readonly screens: readonly ScreenDefinition[];
  readonly recordKinds: readonly RecordKindEntry[];
  readonly menuEntries: readonly MenuEntry[];
  readonly commands: readonly Command[];
  readonly panelTabs: readonly PanelTab[];
  readonly placeSections: readonly PlaceSection[];
  readonly pageParts: readonly PagePart[];
  readonly reservedEdges: readonly EdgePanel[];
  /** Reads the stored options of every feature; call it once at start-up, in the browser. */
  readonly restoreOptions: () => void;
  readonly mapPlaceholders: readonly MapPlaceholder[];
  /** Loads the messages of all features, for rendering on the server. */
  readonly loadMessages: (language: ContentLanguage) => Promise<void>;
  /** Resolves with the same array on every call; a failed load is retried on the next call. */
  readonly loadMapParts: () => Promise<readonly MapPart[]>;
}

/** Merges the manifests of features. The audience of each item is applied where it is rendered. */
export function mergeFeatures(manifests: readonly FeatureManifest[]): Features {
  return {
    screens: manifests.flatMap(({ screens = [], recordKinds = [], messages }) =>
      [...screens, ...recordKinds.flatMap(screensOfKind)].map((screen) =>
        messages === undefined ? screen : { ...screen, messages },
      ),
    ),
    recordKinds: manifests.flatMap(({ recordKinds = [] }) => recordKinds),
    menuEntries: sortByRank(manifests.flatMap(({ menu = [] }) => menu)),
    commands: manifests.flatMap(({ commands = [] }) => commands),
    panelTabs: sortByRank(manifests.flatMap(({ panelTabs = [] }) => panelTabs)),
    placeSections: sortByRank(manifests.flatMap(({ placeSections = [] }) => placeSections)),
    pageParts: sortByRank(manifests.flatMap(({ pageParts = [] }) => pageParts)),
    reservedEdges: manifests.flatMap(({ reservedEdges = [] }) => reservedEdges),
    restoreOptions() {
      for (const { options = [] } of manifests) for (const group of options) group.restore();
    },
    mapPlaceholders: manifests.flatMap(({ mapPlaceholders = [] }) => mapPlaceholders),
    async loadMessages(language) {
      await Promise.all(manifests.map(async ({ messages }) => messages?.load(language)));
    },
    loadMapParts: createMapPartsLoader(manifests),
  };
}

function sortByRank<Item extends { readonly rank: number }>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((one, other) => one.rank - other.rank);
}

function createMapPartsLoader(manifests: readonly FeatureManifest[]): Features['loadMapParts'] {
  let loading: Promise<readonly MapPart[]> | null = null;
  const load = async (): Promise<readonly MapPart[]> => {
    const parts = await Promise.all(manifests.map(async ({ loadMapParts }) => loadMapParts?.() ?? []));
    const tools = manifests.flatMap(({ recordKinds = [] }) => recordKinds).flatMap(mapPartOfKind);
    return sortByRank([...parts.flat(), ...tools]);
  };
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
