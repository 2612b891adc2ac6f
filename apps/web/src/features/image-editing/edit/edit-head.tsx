import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { editorTitle } from '../records/editor-title.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import styles from '../../../ui/editing/editor.module.css';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { useListedImages } from '../library/use-listed-images.ts';
import { imageEditingMessages } from '../messages/index.ts';

const tabs = ['form', 'history'] as const;
/** The views of the editor. */
export type EditorTab = (typeof tabs)[number];

interface EditHeadProps {
  readonly image: ImageRevision;
  readonly images: readonly ImageRevision[];
  readonly tab: EditorTab;
  readonly onTabChange: (tab: EditorTab) => void;
}

/** The views of the editor, and links to the images before and after in the order of the library. */
export function EditHead({ image, images, tab, onTabChange }: EditHeadProps) {
  const { messages } = useLanguage(imageEditingMessages);
  const listed = useListedImages(images);
  const index = listed.findIndex(({ image_id }) => image_id === image.image_id);
  const texts = messages.imageEdit;
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
      <nav className={styles.neighbours} aria-label={texts.neighbours}>
        <NeighbourLink image={index === -1 ? undefined : listed[index - 1]} label={texts.previous}>
          <IconChevronLeft size={20} stroke={1.8} aria-hidden="true" />
        </NeighbourLink>
        <NeighbourLink image={index === -1 ? undefined : listed[index + 1]} label={texts.next}>
          <IconChevronRight size={20} stroke={1.8} aria-hidden="true" />
        </NeighbourLink>
      </nav>
    </div>
  );
}

interface NeighbourLinkProps {
  readonly image: ImageRevision | undefined;
  readonly label: string;
  readonly children: ReactNode;
}

function NeighbourLink({ image, label, children }: NeighbourLinkProps) {
  const { language, messages } = useLanguage();
  if (image === undefined) return <span className={styles.neighbour} />;
  const name = `${label}: ${editorTitle(image, language, messages).text}`;
  return (
    <LocalLink
      className={styles.neighbour}
      to={paths.editImage(image.image_id)}
      aria-label={name}
      title={name}
    >
      {children}
    </LocalLink>
  );
}
