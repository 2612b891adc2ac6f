import type { RecordEntity } from '@cae-map/contract/entities/editing/record-kinds';
import type { ComponentType } from 'react';
import type { ScreenModule } from './screen-module.ts';

/**
 * A kind of record that editors work on. `mergeFeatures` makes its screens and its part of the map from it; everything else of the kind
 * is loaded with them.
 */
export interface RecordKindEntry {
  readonly entity: RecordEntity;
  readonly paths: RecordPaths;
  /** Whether the recent changes are shown beside the map; otherwise they fill the page. The editor is always beside the map. */
  readonly isBesideMap: boolean;
  readonly load: () => Promise<RecordScreens>;
  /** The source file that `load` imports, relative to `apps/web`. */
  readonly source: string;
  /** Imports the overlay and the tools of the map for an edited record; absent for records without a position. */
  readonly loadMapTools?: () => Promise<ComponentType>;
}

/** The paths of the screens of a kind, without the language. */
export interface RecordPaths {
  /** With the parameter `:id`. */
  readonly edit: string;
  readonly create?: string;
  /** The ready list; absent for a kind whose feature has another list. */
  readonly list?: string;
  readonly changes: string;
  readonly deleted?: string;
}

/** The screens of a kind, by the names of their paths. */
export type RecordScreens = { readonly [Name in keyof RecordPaths]: ScreenModule };
