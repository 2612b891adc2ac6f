import { useLocation } from 'react-router';
import { act } from '@testing-library/react';
import { sessionStore } from '../../lib/session/session.ts';
import { signInAsEditor } from '../editor.ts';
import { workbenchScreenModule } from '../../features/translations/workbench/workbench-screen.tsx';
import { dashboardScreenModule } from '../../features/translations/dashboard/dashboard-screen.tsx';

/** The screens of the dashboard and the workbench at their paths, and the path as text. */
export function TranslationScreens() {
  const { pathname, search } = useLocation();
  const [, , language, table, id, field] = pathname.replace(/^\/en(?=\/)/, '').split('/');
  const Screen = field === undefined ? dashboardScreenModule.Screen : workbenchScreenModule.Screen;
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
