import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/url/paths.ts';
import { usePageHead } from '../../lib/page/use-page-head.ts';
import { MessagePage } from '../../ui/feedback/message-page.tsx';

/** The page for unknown URLs; the server responds with status 404. */
export function NotFoundScreen() {
  const { messages } = useLanguage();
  usePageHead({ title: messages.notFoundPage.title, description: messages.notFoundPage.text });
  return (
    <MessagePage
      title={messages.notFoundPage.title}
      text={messages.notFoundPage.text}
      links={[
        { to: paths.map(), label: messages.notFoundPage.toMap },
        { to: paths.books(), label: messages.notFoundPage.toBooks },
      ]}
    />
  );
}
