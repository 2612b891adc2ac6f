import type { ComponentType } from 'react';
import type { Command } from '../commands/command.ts';
import type { Catalogue } from '../language/catalogue-ru.ts';
import type { EdgePanel } from '../map-edges/map-edges.ts';
import type { MessageBundle } from '../language/define-messages.ts';
import type { MapPart } from './map-part.ts';
import type { MapPlaceholder } from './map-placeholder.ts';
import type { MapPage } from '../page/map-page-context.ts';
import type { OptionGroup } from '../options/define-options.ts';
import type { PagePart } from './page-part.ts';
import type { PanelTab } from './panel-tab.ts';
import type { PlaceSection } from './place-section.ts';
import type { RecordKindEntry } from './record-kind-entry.ts';
import type { ScreenModule } from './screen-module.ts';
import type { Offered } from '../session/audience.ts';

/**
 * Everything that a feature contributes, as plain data. `app` merges the manifests of all features; features do not import
 * each other. Manifests are part of the entry chunk: components that the first screen does not show are imported on demand.
 */
export interface FeatureManifest {
  readonly id: string;
  /**
   * The messages that the first screen does not show, in `messages/ru.ts` and `messages/en.ts` of the feature. They are
   * loaded with the screens of the feature, and by the components that read them with `useLanguage(bundle)`.
   */
  readonly messages?: MessageBundle<object>;
  readonly screens?: readonly ScreenDefinition[];
  /** The kinds of records that editors change. */
  readonly recordKinds?: readonly RecordKindEntry[];
  readonly menu?: readonly MenuEntry[];
  /** Tabs of the sheet beside the map. */
  readonly panelTabs?: readonly PanelTab[];
  /** Sections of the pane of a stop. */
  readonly placeSections?: readonly PlaceSection[];
  /** Keyboard shortcuts. */
  readonly commands?: readonly Command[];
  /** Stored options of the feature; restored at start-up. */
  readonly options?: readonly Pick<OptionGroup<unknown>, 'restore'>[];
  /** Space at the edges of the map that is reserved for panels that are loaded later. */
  readonly reservedEdges?: readonly EdgePanel[];
  /** Components that are part of every page. */
  readonly pageParts?: readonly PagePart[];
  /** Components that are shown instead of the live map. */
  readonly mapPlaceholders?: readonly MapPlaceholder[];
  /** Imports the parts of the live map; called when the map is loaded. */
  readonly loadMapParts?: () => Promise<readonly MapPart[]>;
}

/** A screen and its paths. */
export interface ScreenDefinition extends Offered {
  readonly id: string;
  /** Paths without the language; `:name` matches one segment. */
  readonly paths: readonly string[];
  /** Parameters that must be positive integers; other values result in the not-found page. */
  readonly numericParameters?: readonly string[];
  /**
   * The query parameters that the server-rendered page depends on; absent means none. The renderer receives no others, and
   * the keys of the page cache consist of them. Values longer than `longestQueryValue` count as absent.
   */
  readonly query?: readonly string[];
  /**
   * The paths whose links contain a secret in their query. The browser removes the query from the URL before anything is
   * rendered; the screen reads it with `readSecretQuery`. It is never declared in `query`.
   */
  readonly secretQueryPaths?: readonly string[];
  /** Whether its `prepare` returns a record, which can be fetched in the formats of `twinFormats`. */
  readonly hasTwins?: true;
  readonly load: () => Promise<ScreenModule>;
  /**
   * The id of the screen that this one is shown within, as its `children`: `map` for a page over the map. Navigation between
   * screens within the same frame keeps the frame mounted.
   */
  readonly frame?: string;
  /** What the screen is for the map that it is shown within; `film` if absent. */
  readonly mapPage?: Exclude<MapPage, 'none'>;
  /** The messages of shared components that the first rendering of the screen reads; they are loaded with the screen. */
  readonly sharedMessages?: MessageBundle<object>;
  /** Set by `mergeFeatures`: the messages of the feature, which are loaded with the screen. */
  readonly messages?: MessageBundle<object>;
  /**
   * The source file that `load` imports, relative to `apps/web`, so that the page links its style sheets. Absent for screens
   * in the entry chunk.
   */
  readonly source?: string;
  /** The name of the chunk that the screen imports after hydration; the page preloads it with low priority. */
  readonly laterChunk?: string;
  /** Whether the server adds `readerScript` to the page, which applies the stored appearance of the reader before the first frame. */
  readonly hasReaderScript?: true;
}

/** A menu entry, sorted by rank; entries with a `phoneRank` are in the bottom bar on phones. */
export interface MenuEntry extends Offered {
  readonly id: string;
  readonly path: string;
  /** Further paths at which the entry is active. */
  readonly alsoActiveBelow?: readonly string[];
  /** Returns where the visitor has left the screen, which the link opens from other screens; null for `path`. */
  readonly findLastPath?: () => string | null;
  readonly label: (messages: Catalogue) => string;
  readonly shortLabel?: (messages: Catalogue) => string;
  readonly icon: ComponentType<{ readonly size?: number; readonly stroke?: number }>;
  readonly rank: number;
  readonly phoneRank?: number;
}
