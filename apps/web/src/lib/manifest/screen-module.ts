import type { ApiClient } from '@cae-map/contract/api/client';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { Catalogue } from '../language/catalogue-ru.ts';
import type { MapPage } from '../page/map-page-context.ts';
import type { PageHead } from '../page/page-head.ts';
import type { RecordPage } from '../record-page/record-page.ts';

/** A screen as it is loaded. */
export interface ScreenModule {
  readonly Screen: ComponentType<ScreenProps>;
  /** Loads the data of the screen before the server renders it; absent for screens without data. */
  readonly prepare?: (context: PrepareContext) => Promise<PreparedScreen>;
}

export interface ScreenProps {
  readonly parameters: ScreenParameters;
  /** The screen that is shown within this one; see `ScreenDefinition.frame`. */
  readonly children?: ReactNode;
  /** What that screen is for this one; see `ScreenDefinition.mapPage`. */
  readonly mapPage?: MapPage;
}

export type ScreenParameters = Readonly<Record<string, string | undefined>>;

export interface PrepareContext {
  readonly parameters: ScreenParameters;
  /** The declared query parameters that the URL contains. */
  readonly query: URLSearchParams;
  readonly language: ContentLanguage;
  /** The messages of the first screen; those of the feature are loaded as well. */
  readonly messages: Catalogue;
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly isCrawler: boolean;
}

/** The status and the metadata of a prepared page. */
export interface PreparedScreen {
  readonly status: 200 | 404 | 410;
  readonly head: PageHead;
  /** The record that the page is about; absent for other pages and missing records. */
  readonly record?: RecordPage;
}
