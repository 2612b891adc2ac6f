import { IconFolderOpen } from '@tabler/icons-react';
import type { ChangeEvent } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { importFiles } from '../import/import-files.ts';
import { tracksMessages } from '../messages/index.ts';
import styles from './file-chooser.module.css';

/**
 * Chooses files. It accepts every extension: systems that do not know GPX would disable such files, and the format is found by
 * the content.
 */
export function FileChooser() {
  const { messages } = useLanguage(tracksMessages);
  return (
    <div className={styles.chooser}>
      <label className={styles.button}>
        <IconFolderOpen size={18} stroke={1.8} aria-hidden="true" />
        {messages.tracks.choose}
        <input type="file" multiple className="visually-hidden" onChange={addChosen} />
      </label>
      <span className={styles.drop}>{messages.tracks.orDrop}</span>
      <span className={styles.formats}>{messages.tracks.formats}</span>
    </div>
  );
}

function addChosen({ target }: ChangeEvent<HTMLInputElement>): void {
  importFiles([...(target.files ?? [])]);
  // The same file can be chosen again.
  target.value = '';
}
