import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { useId, useState, type Key, type ReactNode } from 'react';
import { editorTitle } from '../records/editor-title.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { imageEditingMessages } from '../messages/index.ts';
import { EditorThumbnail } from '../thumbnail/editor-thumbnail.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './analysis-screen.module.css';

/** The findings that are shown at first, and with each click on the button for more. */
const pageSize = 24;

interface FindingListProps<Finding> {
  readonly title: string;
  readonly findings: readonly Finding[];
  readonly keyOf: (finding: Finding) => Key;
  readonly renderFinding: (finding: Finding) => ReactNode;
  /** The remedy of all findings at once. */
  readonly remedy?: ReactNode;
}

/** The findings of one kind; nothing without any. */
export function FindingList<Finding>(properties: FindingListProps<Finding>) {
  const { title, findings, keyOf, renderFinding, remedy } = properties;
  const { messages } = useLanguage(imageEditingMessages);
  const [shown, setShown] = useState(pageSize);
  const id = useId();
  if (findings.length === 0) return null;
  const hidden = findings.length - shown;
  return (
    <section className={styles.findings} aria-labelledby={id}>
      <div className={styles.findingsHead}>
        <h2 id={id}>
          {title} <span className={styles.count}>{findings.length}</span>
        </h2>
        {remedy}
      </div>
      <ul className={styles.list}>
        {findings.slice(0, shown).map((finding) => (
          <li key={keyOf(finding)}>{renderFinding(finding)}</li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button look="outlined" className={styles.more} onClick={() => setShown(shown + pageSize)}>
          {messages.imageAnalysis.more(Math.min(hidden, pageSize))}
        </Button>
      )}
    </section>
  );
}

interface FoundImageProps {
  readonly image: ImageRevision;
  /** What was found. */
  readonly note?: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** An image of a finding with its remedies; its title leads to its editor. */
export function FoundImage({ image, note, children }: FoundImageProps) {
  const { language, messages } = useLanguage(imageEditingMessages);
  const title = editorTitle(image, language, messages);
  return (
    <div className={styles.image}>
      <span className={styles.picture}>
        <EditorThumbnail image={image} />
      </span>
      <LocalLink to={paths.editImage(image.image_id)} lang={title.language} className={styles.title}>
        {title.text}
      </LocalLink>
      {note !== undefined && <p className={styles.count}>{note}</p>}
      <div className={styles.remedies}>{children}</div>
    </div>
  );
}
