import { ApiError } from '@cae-map/contract/api/client';
import { translationBounds } from '@cae-map/contract/entities/translations/translation-bounds';
import type { TranslationFileReport } from '@cae-map/contract/entities/translations/translation-file';
import { IconFileUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { translationsMessages } from '../messages/index.ts';
import { FileReport } from './file-report.tsx';
import styles from './files.module.css';

const acceptedTypes = '.docx,.xlf,.xliff,.tmx,.csv';

/** Reads a file that came back, shows what it would change, and saves what is chosen. */
export function ImportPanel() {
  const { messages } = useLanguage(translationsMessages);
  const labels = messages.translationFiles;
  const client = useRequiredClient();
  const input = useRef<HTMLInputElement>(null);
  const [report, setReport] = useState<TranslationFileReport | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > translationBounds.fileBytes) throw new Error(labels.failures['too-large']);
      const body = new Uint8Array(await file.arrayBuffer());
      return await client.call('readTranslationFile', { file_name: file.name.slice(-255) }, { body });
    },
    onSuccess: setReport,
  });
  const describe = (failure: Error): string =>
    failure instanceof ApiError && failure.translationFile !== undefined
      ? labels.failures[failure.translationFile]
      : failureMessage(failure, messages);
  return (
    <section className={styles.panel} data-wide={report !== null}>
      <h2>{labels.importTitle}</h2>
      <p className={styles.quiet}>{labels.importIntro}</p>
      <div className={styles.buttons}>
        <Button look="outlined" aria-disabled={isPending} onClick={() => input.current?.click()}>
          <IconFileUpload size={18} stroke={1.8} aria-hidden="true" />
          {isPending ? labels.reading : labels.choose}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept={acceptedTypes}
        aria-label={labels.choose}
        hidden
        onChange={({ target }) => {
          const file = target.files?.item(0);
          if (file) mutate(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {error !== null && <p role="alert">{`${labels.unreadable} ${describe(error)}`}</p>}
      {report !== null && <FileReport key={report.exported_at} report={report} />}
    </section>
  );
}
