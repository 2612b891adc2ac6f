import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { readPage } from '../../../lib/url/page-parameter.ts';
import { paths } from '../../../lib/url/paths.ts';
import { useDeclaredQuery } from '../../../lib/url/url-query.ts';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { MessagePage } from '../../../ui/feedback/message-page.tsx';
import pageStyles from '../../../ui/layout/page.module.css';
import { PageLinks } from '../../../ui/links/page-links.tsx';
import { PictureCards } from '../../../ui/record-page/picture-cards.tsx';
import { galleryMessages } from '../messages/index.ts';
import styles from './pictures-screen.module.css';
import { picturesQuery } from './picture-query.ts';

/** All pictures in the order of the route, in pages. */
function PicturesScreen() {
  const { messages } = useLanguage(galleryMessages);
  const page = readPage(useDeclaredQuery());
  const { data, error, refetch } = useQuery(picturesQuery(useApiClient(), page));
  const { picturePage } = messages;
  usePageHead({ title: picturePage.heading, description: picturePage.intro });
  if (data === null) {
    return (
      <MessagePage
        title={picturePage.noPage}
        text={picturePage.intro}
        links={[{ to: paths.pictures(), label: picturePage.heading }]}
      />
    );
  }
  if (!data) return error ? <FailurePage error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
  const pages = Array.from({ length: data.pageCount }, (_, index) => ({
    to: paths.pictures(index + 1),
    text: String(index + 1),
  }));
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <h1 className={pageStyles.heading}>{picturePage.heading}</h1>
      <p className={pageStyles.intro}>{picturePage.intro}</p>
      {data.images.length === 0 ? <p>{picturePage.empty}</p> : <PictureCards images={data.images} />}
      {pages.length > 1 && <PageLinks label={picturePage.pages} pages={pages} current={page - 1} />}
    </div>
  );
}

export const picturesScreenModule: ScreenModule = {
  Screen: PicturesScreen,
  async prepare({ query, client, queryClient, language }) {
    const { picturePage } = galleryMessages.read(language);
    const page = readPage(query);
    const pictures = await queryClient.fetchQuery(picturesQuery(client, page));
    if (pictures === null)
      return { status: 404, head: { title: picturePage.noPage, description: picturePage.intro } };
    const title = page === 1 ? picturePage.heading : picturePage.pageTitle(page);
    return { status: 200, head: { title, description: picturePage.intro, path: paths.pictures(page) } };
  },
};
