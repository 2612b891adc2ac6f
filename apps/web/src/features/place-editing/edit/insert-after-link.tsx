import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { IconPlus } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import styles from '../../../ui/workbench/editor.module.css';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { placeEditingMessages } from '../messages/index.ts';

/** A link to the form for a new place after this one. */
export function InsertAfterLink({ record: place }: { readonly record: PlaceRevision }) {
  const { language, messages } = useLanguage(placeEditingMessages);
  const label = messages.placesAdmin.insertAfter(getTitle(place, language));
  return (
    <LocalLink
      className={styles.neighbour}
      to={paths.newPlace(place.place_id)}
      aria-label={label}
      title={label}
    >
      <IconPlus size={20} stroke={1.8} aria-hidden="true" />
    </LocalLink>
  );
}
