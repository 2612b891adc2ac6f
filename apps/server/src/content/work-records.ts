import type { works } from '../database/schema.ts';
import type { Content } from './content.ts';

/** Work rows, in the order of the content files. */
export function createWorkRows(content: Content): (typeof works.$inferInsert)[] {
  return content.works.map(({ file: _file, ...work }, index) => ({ ...work, seqid: index + 1 }));
}
