import type { ApiBody } from '@cae-map/contract/api/client';
import type { PlaceRevision, quickEditFields } from '@cae-map/contract/entities/place';
import { useMutation } from '@tanstack/react-query';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';

/** A field that can be changed alone. */
export type QuickField = (typeof quickEditFields)[number];

/** A change of one field of a place. */
export interface QuickChange {
  readonly placeId: number;
  /** The version that was edited. */
  readonly version: number;
  readonly edit: QuickFieldEdit;
}

/** One field with its new value. */
export type QuickFieldEdit = { [Field in QuickField]: Pick<PlaceRevision, Field> }[QuickField];

/** Changes one field of a place; another version on the server is a conflict. */
export function useQuickEdit() {
  const client = useRequiredClient();
  return useMutation({
    mutationFn: ({ placeId, version, edit }: QuickChange) => {
      const body: ApiBody<'quickEditPlace'> = { placeId, ...edit };
      return client.call('quickEditPlace', { place_id: placeId }, { body, version });
    },
  });
}
