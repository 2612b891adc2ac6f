import type { RecordEntity } from '@cae-map/contract/entities/editing/record-kinds';

/** The kinds of records that this feature edits, in the order of their links. */
export const contentEntities = [
  'person',
  'work',
  'page',
  'caption',
  'alias',
  'height',
  'viewpoint',
] as const satisfies readonly RecordEntity[];
export type ContentEntity = (typeof contentEntities)[number];

/** Whether all records of a kind are those of the product: none is added or deleted. */
export function isFixed(entity: ContentEntity): entity is 'page' | 'caption' {
  return entity === 'page' || entity === 'caption';
}
