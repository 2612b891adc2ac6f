import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { RelatedPages } from '../../../ui/workbench/edit/related-pages.tsx';
import { newRecordId } from '../../../ui/workbench/kind/record-kind.ts';
import { placeEditingMessages } from '../messages/index.ts';

/** The links from the editor of a place to its page and to its pictures in the library; none for a new place. */
export function PlacePages({ record: { place_id: id } }: { readonly record: PlaceRevision }) {
  const { messages } = useLanguage(placeEditingMessages);
  const { publicPage, picturesOfPlace } = messages.editing.related;
  return (
    <RelatedPages
      pages={
        id === newRecordId
          ? []
          : [
              { to: paths.place(id), label: publicPage },
              { to: paths.adminImages(id), label: picturesOfPlace },
            ]
      }
    />
  );
}
