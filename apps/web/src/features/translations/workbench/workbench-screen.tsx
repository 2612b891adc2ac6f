import type { FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import { fieldKey } from '@cae-map/contract/entities/translations/field-reference';
import { ApiError } from '@cae-map/contract/api/client';
import { useLocation } from 'react-router';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule, ScreenProps } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { paths } from '../../../lib/url/paths.ts';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { MessagePage } from '../../../ui/feedback/message-page.tsx';
import { TranslationsPanel } from '../frame/translations-panel.tsx';
import { translationsMessages } from '../messages/index.ts';
import { readReference } from '../translating/read-reference.ts';
import { useCurrentUserId } from '../translating/use-current-user.ts';
import { useWork } from '../translating/use-work.ts';
import { useMemory } from './analysis/memory.ts';
import { LeasedField } from './leased-field.tsx';
import { OpenField } from './open-field.tsx';
import { SaveStates } from './save-states.tsx';

/** The workbench of one field: its source and its translation side by side. */
function WorkbenchScreen({ parameters }: ScreenProps) {
  const { messages } = useLanguage(translationsMessages);
  const { title, intro } = messages.translations;
  usePageHead({ title, description: intro });
  const reference = readReference(parameters);
  return (
    <TranslationsPanel current={null}>
      {reference === null ? <NoSuchField /> : <Workbench reference={reference} />}
    </TranslationsPanel>
  );
}

function Workbench({ reference }: { readonly reference: FieldReference }) {
  const { messages } = useLanguage(translationsMessages);
  const work = useWork(reference);
  const memory = useMemory(work.loaded);
  const userId = useCurrentUserId();
  const { opened, error } = work;
  return (
    <>
      {opened !== undefined && userId !== null && opened.leasedBy === null && (
        <OpenField
          key={fieldKey(reference)}
          detail={opened.detail}
          userId={userId}
          work={work}
          memory={memory}
        />
      )}
      {opened !== undefined && opened.leasedBy !== null && (
        <LeasedField key={fieldKey(reference)} detail={opened.detail} user={opened.leasedBy} work={work} />
      )}
      {(opened === undefined || userId === null) && error === null && <LoadingPage />}
      {opened === undefined &&
        error !== null &&
        (error instanceof ApiError && error.status === 404 ? (
          <NoSuchField />
        ) : (
          <FailurePage error={error} onRetry={work.reopen} title={messages.translationErrors.load_error} />
        ))}
      <SaveStates present={fieldKey(reference)} onReturn={work.goTo} />
    </>
  );
}

function NoSuchField() {
  const { messages } = useLanguage(translationsMessages);
  const { search } = useLocation();
  const labels = messages.workbench;
  return (
    <MessagePage
      title={labels.noField}
      text={labels.noFieldText}
      links={[{ to: paths.translations(search.slice(1)), label: labels.toList }]}
    />
  );
}

export const workbenchScreenModule: ScreenModule = {
  Screen: WorkbenchScreen,
  prepare({ language }) {
    const { title, intro } = translationsMessages.read(language).translations;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
