import { useLanguage } from '../../../lib/language/language-context.tsx';
import formStyles from '../form/form.module.css';
import { accountMessages } from '../messages/index.ts';
import { useExportData } from '../mutations/use-export-data.ts';
import { ProfileSection } from './profile-section.tsx';
import styles from './profile.module.css';
import { useReportFailure } from './use-report-failure.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** Saves everything that is stored about the visitor as a file. */
export function ExportData() {
  const { messages } = useLanguage(accountMessages);
  const { dataTitle, dataText, exportData, exporting } = messages.profile;
  const { mutate, isPending } = useExportData();
  const reportFailure = useReportFailure();
  return (
    <ProfileSection title={dataTitle} text={dataText}>
      <div className={styles.buttons}>
        <Button
          className={formStyles.secondary}
          aria-busy={isPending}
          onClick={() => !isPending && mutate(undefined, { onError: reportFailure })}
        >
          {isPending ? exporting : exportData}
        </Button>
      </div>
    </ProfileSection>
  );
}
