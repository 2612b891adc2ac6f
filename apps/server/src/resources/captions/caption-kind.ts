import { recordKinds } from '@cae-map/contract/entities/editing/record-kinds';
import { captionRevisionSchema, type CaptionBody } from '@cae-map/contract/entities/shipped/caption-editing';
import { captions } from '../../database/schema.ts';
import { shippedParts } from '../../writes/records/shipped-kind.ts';
import { tableKind } from '../../writes/records/table-kind.ts';

const parts = shippedParts<typeof captions.$inferSelect, CaptionBody>('captions');

/** The captions of the film, as editors change them. */
export const captionKind = tableKind<typeof captions, CaptionBody, typeof captionRevisionSchema>({
  contract: recordKinds.caption,
  table: captions,
  html: null,
  schema: captionRevisionSchema,
  ...parts,
});
