import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { RelatedPages } from '../../../ui/workbench/edit/related-pages.tsx';
import { WaitingCorrections } from '../../../ui/workbench/edit/waiting-corrections.tsx';
import { newRecordId } from '../../../ui/workbench/kind/record-kind.ts';
import { placeEditingMessages } from '../messages/index.ts';

/** The links from the editor of a place to its page and to its pictures in the library, and its waiting corrections; none for a new place. */
export function PlacePages({ record: { place_id: id } }: { readonly record: PlaceRevision }) {
  const { messages } = useLanguage(placeEditingMessages);
  const { publicPage, picturesOfPlace } = messages.editing.related;
  if (id === newRecordId) return null;
  return (
    <>
      <RelatedPages
        pages={[
          { to: paths.place(id), label: publicPage },
          { to: paths.adminImages(id), label: picturesOfPlace },
        ]}
      />
      <WaitingCorrections subject="place" id={id} />
    </>
  );
}
