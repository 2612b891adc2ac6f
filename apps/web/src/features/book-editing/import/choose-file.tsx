import { recordLanguages, type RecordLanguage } from '@cae-map/contract/content-languages';
import { IconFileUpload } from '@tabler/icons-react';
import { useRef, useState, type DragEvent } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { bookEditingMessages } from '../messages/index.ts';
import styles from './import.module.css';
import type { BookImport } from './model/book-import.ts';
import { useReadFile } from './use-read-file.ts';

/** The files that the dialog of the system offers; the server finds the format by the contents. */
const acceptedTypes = '.docx,.epub,.fb2,.fbz,.zip,.xml,.tei,.md,.markdown,.txt,.json';

/** The first step: a file is chosen or dropped, sent and read. */
export function ChooseFile({ onRead }: { readonly onRead: (imported: BookImport) => void }) {
  const { messages } = useLanguage(bookEditingMessages);
  const [language, setLanguage] = useState<RecordLanguage | null>(null);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { reading, read, cancel } = useReadFile(onRead);
  const labels = messages.bookImport;
  const take = (files: FileList | null): void => {
    const file = files?.item(0);
    if (file) void read(file, language);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={styles.choose}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className={styles.intro}>{labels.intro}</p>
      {reading.state === 'reading' ? (
        <div className={styles.reading}>
          <p role="status">{labels.reading(reading.name)}</p>
          <progress aria-label={labels.reading(reading.name)} />
          <p className={styles.details}>{labels.readingHint}</p>
          <Button look="outlined" onClick={cancel}>
            {labels.cancel}
          </Button>
        </div>
      ) : (
        <>
          <Field label={labels.language} className={styles.language}>
            {(attributes) => (
              <select
                {...attributes}
                value={language ?? ''}
                onChange={({ target }) =>
                  setLanguage(recordLanguages.find((each) => each === target.value) ?? null)
                }
              >
                <option value="">{labels.languages.auto}</option>
                {recordLanguages.map((each) => (
                  <option key={each} value={each}>
                    {labels.languages[each]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Button look="main" onClick={() => input.current?.click()}>
            <IconFileUpload size={20} stroke={1.8} aria-hidden="true" />
            {labels.choose}
          </Button>
          <p className={styles.details}>{labels.drop}</p>
        </>
      )}
      {reading.state === 'failed' && (
        <div role="alert" className={styles.failure}>
          <p>{labels.failed(reading.name)}</p>
          <p>{reading.reason}</p>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedTypes}
        aria-label={labels.choose}
        onChange={({ target }) => {
          take(target.files);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
