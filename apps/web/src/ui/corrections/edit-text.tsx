import { IconPencil } from '@tabler/icons-react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useHasCapability } from '../../lib/session/use-offered.ts';
import { editorPaths } from '../../lib/url/record-paths.ts';
import { LocalLink } from '../links/local-link.tsx';
import styles from './suggest-correction.module.css';

interface EditTextProps {
  readonly textId: number;
  /** The displayed name. */
  readonly title: string;
}

/** A link to the editor of the text for visitors with the capability to change it. */
export function EditText({ textId, title }: EditTextProps) {
  const { messages } = useLanguage();
  const canEdit = useHasCapability('books.write');
  if (!canEdit) return null;
  const label = messages.place.editText;
  return (
    <LocalLink
      to={editorPaths('text').edit(textId)}
      className={`${styles.scripted} ${styles.quiet}`}
      aria-label={`${label}: ${title}`}
    >
      <IconPencil size={16} stroke={1.8} aria-hidden="true" />
      {label}
    </LocalLink>
  );
}
