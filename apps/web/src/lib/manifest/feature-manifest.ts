import type { ApiClient } from '@cae-map/contract/api/client';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Command } from '../commands/command.ts';
import type { Catalogue } from '../language/catalogue-ru.ts';
import type { EdgePanel } from '../map-edges/map-edges.ts';
import type { MapPart } from './map-part.ts';
import type { MapPlaceholder } from './map-placeholder.ts';
import type { OptionGroup } from '../options/define-options.ts';
import type { PageHead } from '../page/page-head.ts';
import type { PagePart } from './page-part.ts';
import type { PanelTab } from './panel-tab.ts';
import type { PlaceSection } from './place-section.ts';
import type { Offered } from '../session/audience.ts';

/**
 * Everything that a feature offers, as plain data. `app` merges the manifests of all features; features do not import each
 * other. A manifest is part of the entry: components that the first screen does not show are imported on demand.
 */
export interface FeatureManifest {
  readonly id: string;
  readonly screens?: readonly ScreenDefinition[];
  readonly menu?: readonly MenuEntry[];
  /** Tabs of the sheet beside the map. */
  readonly panelTabs?: readonly PanelTab[];
  /** Sections of the pane of a stop. */
  readonly placeSections?: readonly PlaceSection[];
  /** Keyboard shortcuts. */
  readonly commands?: readonly Command[];
  /** Stored options of the feature's own; restored at start-up. */
  readonly options?: readonly Pick<OptionGroup<unknown>, 'restore'>[];
  /** Room at the edges of the map for panels that are loaded later: the page is rendered with it. */
  readonly reservedEdges?: readonly EdgePanel[];
  /** Parts of the frame of every page. */
  readonly pageParts?: readonly PagePart[];
  /** What is shown in place of the live map. */
  readonly mapPlaceholders?: readonly MapPlaceholder[];
  /** Imports the parts of the live map; called with the map and not with the page. */
  readonly loadMapParts?: () => Promise<readonly MapPart[]>;
}

/** A screen of the product and the addresses that lead to it. */
export interface ScreenDefinition extends Offered {
  readonly id: string;
  /** Paths without the language; `:name` stands for one segment. */
  readonly paths: readonly string[];
  /** Parameters that must be whole positive numbers; other values lead to the not-found page. */
  readonly numericParameters?: readonly string[];
  /**
   * Names of the query parameters that the server-rendered page depends on; absent means none. The renderer sees no others,
   * and the page cache builds its keys from them. Values longer than `longestQueryValue` count as absent.
   */
  readonly query?: readonly string[];
  readonly load: () => Promise<ScreenModule>;
  /**
   * The source file that `load` imports, from `apps/web`: a delivered page names its style sheets. Absent for screens that
   * are part of the first load.
   */
  readonly source?: string;
  /**
   * The name of the chunk that the screen imports once it is hydrated: a delivered page preloads it with the lowest
   * priority.
   */
  readonly laterChunk?: string;
}

export interface ScreenModule {
  readonly Screen: ComponentType<ScreenProps>;
  /** Loads what the screen shows, before the server renders it; absent for screens that need no data. */
  readonly prepare?: (context: PrepareContext) => Promise<PreparedScreen>;
}

export interface ScreenProps {
  readonly parameters: ScreenParameters;
}

export type ScreenParameters = Readonly<Record<string, string | undefined>>;

export interface PrepareContext {
  readonly parameters: ScreenParameters;
  /** The query parameters that the screen declares, as far as the address has them. */
  readonly query: URLSearchParams;
  readonly language: ContentLanguage;
  readonly messages: Catalogue;
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly isCrawler: boolean;
}

/** What preparing found: whether the thing exists, and what the head of the page says. */
export interface PreparedScreen {
  readonly status: 200 | 404;
  readonly head: PageHead;
}

/** An entry of the menu, in the order of its rank; `phoneRank` places it in the bottom bar of a phone. */
export interface MenuEntry extends Offered {
  readonly id: string;
  readonly path: string;
  /** Paths whose screens belong to this entry, beside its own. */
  readonly alsoActiveBelow?: readonly string[];
  readonly label: (messages: Catalogue) => string;
  readonly shortLabel?: (messages: Catalogue) => string;
  readonly icon: ComponentType<{ readonly size?: number; readonly stroke?: number }>;
  readonly rank: number;
  readonly phoneRank?: number;
}
