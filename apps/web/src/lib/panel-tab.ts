import type { SidebarTab, TabCode } from '@cae-map/expedition/hash';
import type { ComponentType } from 'react';
import type { Catalogue } from './language/catalogue-ru.ts';
import type { Offered } from './session/audience.ts';

/** Codes of tabs that show something; `c` stands for the closed sheet. */
export type OpenTabCode = Exclude<TabCode, 'c'>;

/** A tab of the sheet beside the map, which a feature offers. It reads the open stop and the options where they live. */
export interface PanelTab extends Offered {
  readonly id: Exclude<SidebarTab, 'closed'>;
  readonly code: OpenTabCode;
  readonly label: (messages: Catalogue) => string;
  readonly icon: ComponentType<{ readonly size?: number; readonly stroke?: number }>;
  readonly rank: number;
  /** Loaded on demand unless it is the home tab, which is part of the delivered page. */
  readonly Tab: ComponentType;
}
