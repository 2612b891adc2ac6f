import type { Catalogue } from '../../lib/language/catalogue-ru.ts';
import type { ScreenModule } from '../../lib/feature-manifest.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/paths.ts';
import { usePageHead } from '../../lib/use-page-head.ts';
import { MessagePage } from '../../ui/message-page.tsx';

export type UpcomingName = keyof Catalogue['upcoming']['screens'];

/** Creates the screen of a path that is not implemented yet. */
export function createUpcomingModule(name: UpcomingName): ScreenModule {
  return {
    Screen: function UpcomingScreen() {
      const { messages } = useLanguage();
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
    prepare: ({ messages }) =>
      Promise.resolve({
        status: 200,
        head: {
          title: messages.upcoming.title,
          description: messages.upcoming.text(messages.upcoming.screens[name]),
        },
      }),
  };
}
