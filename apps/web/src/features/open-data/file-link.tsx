import { openDataPrefix } from '@cae-map/contract/entities/open-data';
import { IconDownload } from '@tabler/icons-react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { openDataMessages } from './messages/index.ts';
import styles from './open-data-screen.module.css';

interface FileLinkProps {
  /** Below `/data/`. */
  readonly path: string;
  /** Null while the size is not known. */
  readonly bytes: number | null;
  readonly label: string;
  readonly isMain?: boolean;
}

/** A link that downloads a file of the data, with its size. */
export function FileLink({ path, bytes, label, isMain = false }: FileLinkProps) {
  const { messages } = useLanguage(openDataMessages);
  return (
    <a href={openDataPrefix + path} download className={isMain ? styles.main : styles.file}>
      {isMain && <IconDownload size={22} stroke={1.6} aria-hidden />}
      <span>{label}</span>{' '}
      {bytes !== null && <span className={styles.size}>{messages.openData.size(bytes)}</span>}
    </a>
  );
}
