import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { compareTravelOrder } from '@cae-map/expedition/route/neighbours';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { placeEditingMessages } from '../messages/index.ts';
import { newPlaceId } from './draft/blank-place.ts';
import styles from '../../../ui/editing/editor.module.css';

const tabs = ['form', 'preview', 'history'] as const;
/** The views of the editor. */
export type EditorTab = (typeof tabs)[number];

interface EditHeadProps {
  readonly place: PlaceRevision;
  readonly places: readonly PlaceRevision[];
  readonly tab: EditorTab;
  readonly onTabChange: (tab: EditorTab) => void;
}

/** The views of the editor, and links to the places before and after in the order of the route, and to a new one after this. */
export function EditHead({ place, places, tab, onTabChange }: EditHeadProps) {
  const { language, messages } = useLanguage(placeEditingMessages);
  const sorted = useMemo(() => places.toSorted(compareTravelOrder), [places]);
  const index = sorted.findIndex(({ place_id }) => place_id === place.place_id);
  const texts = messages.placeEdit;
  const insertLabel = messages.placesAdmin.insertAfter(getTitle(place, language));
  return (
    <div className={styles.head}>
      <div role="tablist" aria-label={texts.tabs.label} className={styles.tabs}>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={one === tab}
            className={styles.tab}
            onClick={() => onTabChange(one)}
          >
            {texts.tabs[one]}
          </button>
        ))}
      </div>
      <nav className={styles.neighbours}>
        {place.place_id !== newPlaceId && (
          <LocalLink
            className={styles.neighbour}
            to={paths.newPlace(place.place_id)}
            aria-label={insertLabel}
            title={insertLabel}
          >
            <IconPlus size={20} stroke={1.8} aria-hidden="true" />
          </LocalLink>
        )}
        <NeighbourLink place={sorted[index - 1]} label={texts.previous}>
          <IconChevronLeft size={20} stroke={1.8} aria-hidden="true" />
        </NeighbourLink>
        <NeighbourLink place={sorted[index + 1]} label={texts.next}>
          <IconChevronRight size={20} stroke={1.8} aria-hidden="true" />
        </NeighbourLink>
      </nav>
    </div>
  );
}

interface NeighbourLinkProps {
  readonly place: PlaceRevision | undefined;
  readonly label: string;
  readonly children: ReactNode;
}

function NeighbourLink({ place, label, children }: NeighbourLinkProps) {
  const { language } = useLanguage();
  if (place === undefined) return <span className={styles.neighbour} />;
  const name = `${label}: ${getTitle(place, language)}`;
  return (
    <LocalLink
      className={styles.neighbour}
      to={paths.editPlace(place.place_id)}
      aria-label={name}
      title={name}
    >
      {children}
    </LocalLink>
  );
}
