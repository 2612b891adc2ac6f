import { useLanguage } from '../lib/language/language-context.tsx';
import { paths } from '../lib/paths.ts';
import { usePageHead } from '../lib/use-page-head.ts';
import { MessagePage } from '../ui/message-page.tsx';

/** The page for addresses that lead nowhere; the server answers it with status 404. */
export function NotFoundScreen() {
  const { words } = useLanguage();
  usePageHead({ title: words.notFoundPage.title, description: words.notFoundPage.text });
  return (
    <MessagePage
      title={words.notFoundPage.title}
      text={words.notFoundPage.text}
      links={[
        { to: paths.map(), label: words.notFoundPage.toMap },
        { to: paths.books(), label: words.notFoundPage.toBooks },
      ]}
    />
  );
}
