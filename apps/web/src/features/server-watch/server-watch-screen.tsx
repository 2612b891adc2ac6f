import type { ScreenModule } from '../../lib/manifest/screen-module.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { usePageHead } from '../../lib/page/use-page-head.ts';
import { EditorPanel } from '../../ui/workbench/editor-panel.tsx';
import { EditorsOnly } from '../../ui/workbench/editors-only.tsx';
import { CallTimesSection } from './sections/call-times.tsx';
import { ErrorsSection } from './sections/errors.tsx';
import { EventsSection } from './sections/events.tsx';
import { JobsSection } from './sections/jobs.tsx';
import { StateSection } from './sections/state.tsx';
import { serverWatchMessages } from './messages/index.ts';
import styles from './server-watch.module.css';

/** What the server does and what fails, for administrators. Each part is loaded separately, so that one that fails leaves the others. */
function ServerWatchScreen() {
  const { messages } = useLanguage(serverWatchMessages);
  const labels = messages.serverWatch;
  usePageHead({ title: labels.title, description: labels.intro });
  return (
    <EditorPanel title={labels.title} sections={[]} isWholePage>
      <EditorsOnly capability="server.watch">
        <div className={styles.scroll}>
          <StateSection />
          <ErrorsSection />
          <CallTimesSection />
          <JobsSection />
          <EventsSection />
        </div>
      </EditorsOnly>
    </EditorPanel>
  );
}

export const serverWatchScreenModule: ScreenModule = {
  Screen: ServerWatchScreen,
  prepare({ language }) {
    const { title, intro } = serverWatchMessages.read(language).serverWatch;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
