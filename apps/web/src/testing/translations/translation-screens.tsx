import { useLocation } from 'react-router';
import { act } from '@testing-library/react';
import { sessionStore } from '../../lib/session/session.ts';
import { signInAsEditor } from '../editor.ts';
import { workbenchScreenModule } from '../../features/translations/workbench/workbench-screen.tsx';
import { dashboardScreenModule } from '../../features/translations/dashboard/dashboard-screen.tsx';
import { translationFilesModule } from '../../features/translations/files/files-screen.tsx';
import { paths } from '../../lib/url/paths.ts';

/** The screens of the dashboard, the workbench and the files at their paths, and the path as text. */
export function TranslationScreens() {
  const { pathname, search } = useLocation();
  const localPath = pathname.replace(/^\/en(?=\/)/, '');
  const [, , language, table, id, field] = localPath.split('/');
  const list = localPath === paths.translationFiles() ? translationFilesModule : dashboardScreenModule;
  const { Screen } = field === undefined ? list : workbenchScreenModule;
  return (
    <>
      <output aria-label="Path">{pathname + search}</output>
      <Screen parameters={{ language, table, id, field }} />
    </>
  );
}

/** Signs in a user who may suggest translations only. */
export function signInAsUser(): void {
  signInAsEditor();
  act(() => sessionStore.setState({ capabilities: ['translations.write'] }));
}
