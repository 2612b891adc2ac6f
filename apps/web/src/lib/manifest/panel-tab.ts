import type { ComponentType } from 'react';
import type { Catalogue } from '../language/catalogue-ru.ts';
import type { Offered } from '../session/audience.ts';

/** A tab of the sheet beside the map. It reads the open stop and the options by hooks. */
export interface PanelTab extends Offered {
  readonly id: string;
  /** The code of the tab in the URL hash: lower-case letters, unique. */
  readonly code: string;
  readonly label: (messages: Catalogue) => string;
  readonly icon: ComponentType<{ readonly size?: number; readonly stroke?: number }>;
  readonly rank: number;
  /** Loaded on demand, except for the home tab, which is rendered on the server. */
  readonly Tab: ComponentType;
}
