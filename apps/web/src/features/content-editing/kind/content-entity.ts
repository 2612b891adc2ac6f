import type { RecordEntity } from '@cae-map/contract/entities/editing/record-kinds';

/** The kinds of records that this feature edits, in the order of their links. */
export const contentEntities = ['person', 'work'] as const satisfies readonly RecordEntity[];
export type ContentEntity = (typeof contentEntities)[number];
