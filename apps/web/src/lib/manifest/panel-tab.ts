import type { ComponentType } from 'react';
import type { Catalogue } from '../language/catalogue-ru.ts';
import type { Offered } from '../session/audience.ts';

/**
 * Codes of tabs that are specified but not built yet, with the ids of the tabs. No other tab may take them, so that a link
 * never changes its meaning.
 */
export const reservedTabCodes: Readonly<Record<string, string>> = {
  t: 'tracks',
  m: 'measure',
  p: 'profile',
};

/** A tab of the sheet beside the map, offered by a feature. It reads the open stop and the options from their stores. */
export interface PanelTab extends Offered {
  readonly id: string;
  /** Names the tab in the hash: lower-case letters, unique among the tabs. */
  readonly code: string;
  readonly label: (messages: Catalogue) => string;
  readonly icon: ComponentType<{ readonly size?: number; readonly stroke?: number }>;
  readonly rank: number;
  /** Loaded on demand unless it is the home tab, which is part of the delivered page. */
  readonly Tab: ComponentType;
}
