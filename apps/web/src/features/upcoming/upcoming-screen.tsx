import type { ScreenModule } from '../../lib/manifest/screen-module.ts';
import type { UpcomingMessages } from './messages/index.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/url/paths.ts';
import { usePageHead } from '../../lib/page/use-page-head.ts';
import { MessagePage } from '../../ui/feedback/message-page.tsx';
import { upcomingMessages } from './messages/index.ts';

export type UpcomingName = keyof UpcomingMessages['upcoming']['screens'];

/** Creates the screen of a path that is not implemented yet. */
export function createUpcomingModule(name: UpcomingName): ScreenModule {
  return {
    Screen: function UpcomingScreen() {
      const { messages } = useLanguage(upcomingMessages);
      const text = messages.upcoming.text(messages.upcoming.screens[name]);
      usePageHead({ title: messages.upcoming.title, description: text });
      return (
        <MessagePage
          title={messages.upcoming.title}
          text={text}
          links={[{ to: paths.map(), label: messages.upcoming.toMap }]}
        />
      );
    },
    prepare({ language }) {
      const { title, text, screens } = upcomingMessages.read(language).upcoming;
      return Promise.resolve({ status: 200, head: { title, description: text(screens[name]) } });
    },
  };
}
