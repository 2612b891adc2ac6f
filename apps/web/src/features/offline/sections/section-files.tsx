import { useId, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { readSectionFile, type ReadOutcome } from '../../../lib/offline/sections/section-file.ts';
import { openCaches } from '../../../lib/offline/sections/section-store.ts';
import { offlineMessages } from '../messages/index.ts';
import styles from '../offline-screen.module.css';
import { readKeptSections } from './keeping-store.ts';
import { sectionIds } from './route-sections.ts';

/** Opens the file of a section that was saved before. */
export function SectionFiles() {
  const { messages } = useLanguage(offlineMessages);
  const texts = messages.offline;
  const id = useId();
  const [outcome, setOutcome] = useState<ReadOutcome['kind'] | null>(null);
  const read = async (file: File): Promise<void> => {
    const storage = openCaches();
    if (storage === null) return;
    setOutcome(null);
    const read = await readSectionFile(storage, file, { ids: sectionIds, origin: window.location.origin });
    setOutcome(read.kind);
    await readKeptSections();
  };
  return (
    <>
      <p>{texts.filesText}</p>
      <label htmlFor={id} className={styles.fileLabel}>
        {texts.fromFile}
      </label>
      <input
        id={id}
        type="file"
        accept=".caemap"
        className={styles.file}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) void read(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <p className={styles.problem} role="status">
        {outcome !== null && texts.fromFileOutcomes[outcome]}
      </p>
    </>
  );
}
