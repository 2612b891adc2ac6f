import {
  translationFileFormats,
  type TranslationFileFormat,
} from '@cae-map/contract/entities/translations/translation-bounds';
import {
  exportedStatuses,
  type ExportedStatus,
} from '@cae-map/contract/entities/translations/translation-file';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { readTranslationsAsFile } from '../../../lib/api/files/private-file.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { notify } from '../../../lib/notices/notices.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useTargetLanguage } from '../frame/use-target-language.ts';
import { translationsMessages } from '../messages/index.ts';
import { Choice } from './choice.tsx';
import styles from './files.module.css';
import { SourceChoice, type TranslationSource } from './source-choice.tsx';

/** Downloads translations as a file for Word, for a translation program or for a table. */
export function ExportPanel() {
  const { language, messages } = useLanguage(translationsMessages);
  const labels = messages.translationFiles;
  const target = useTargetLanguage();
  const [source, setSource] = useState<TranslationSource>('places');
  const [status, setStatus] = useState<ExportedStatus>('all');
  const [format, setFormat] = useState<TranslationFileFormat>('docx');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const parameters = { language: target, data_source: source, status, format, lang: language };
      return await readTranslationsAsFile(parameters, AbortSignal.timeout(downloadTimeout));
    },
    onSuccess(file) {
      saveFile(file, `translations-${source}-${target}.${format}`, file.type);
      announce(labels.exported);
    },
    onError: (error) =>
      notify({
        kind: 'error',
        title: messages.translationErrors.export_error,
        message: failureMessage(error, messages),
      }),
  });
  return (
    <section className={styles.panel}>
      <h2>{labels.exportTitle}</h2>
      <p className={styles.quiet}>{labels.exportIntro}</p>
      <SourceChoice value={source} onChange={setSource} />
      <Choice
        label={messages.translations.statusFilter}
        values={exportedStatuses}
        value={status}
        nameOf={(one) =>
          one === 'all' ? messages.translations.anyStatus : messages.translations.statuses[one]
        }
        onChange={setStatus}
      />
      <Choice
        label={labels.format}
        values={translationFileFormats}
        value={format}
        nameOf={(one) => labels.formats[one]}
        onChange={setFormat}
      />
      <div className={styles.buttons}>
        <Button look="main" aria-disabled={isPending} onClick={() => mutate()}>
          {isPending ? labels.exporting : labels.export}
        </Button>
      </div>
    </section>
  );
}

/** How long a file may take, in milliseconds. */
const downloadTimeout = 120_000;
