import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { localKey } from '../../lib/api/query-key.ts';
import type { PrepareContext, ScreenModule } from '../../lib/manifest/screen-module.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/url/paths.ts';
import { LoadingPage } from '../../ui/feedback/loading-page.tsx';
import { contentPageFiles, type ContentPageFile, type ContentPageName } from './content-page-files.ts';
import { ContentPageView } from './content-page-view.tsx';
import { contentCounts } from './content-counts.ts';
import { journeyDrawingQuery } from './journey-map.tsx';
import { splitAtSlots } from './page-parts.ts';

/** The query of a page in one language. Its data are embedded, so that the page is readable before hydration. */
function contentPageQuery(
  name: ContentPageName,
  language: ContentLanguage,
  load: () => Promise<ContentPageFile>,
) {
  return queryOptions({
    queryKey: localKey('content-page', { name, language }),
    queryFn: load,
    staleTime: Infinity,
    meta: { embedded: true },
  });
}

function createContentPageModule(name: ContentPageName, path: string): ScreenModule {
  const queryFor = (language: ContentLanguage) =>
    contentPageQuery(name, language, () => contentPageFiles[name][language]());
  return {
    Screen: function ContentPageScreen() {
      const { language } = useLanguage();
      const { data } = useQuery(queryFor(language));
      return data ? <ContentPageView page={data} hasSignIn={name === 'about'} /> : <LoadingPage />;
    },
    async prepare({ language, queryClient, client }: PrepareContext) {
      const page = await queryClient.fetchQuery(queryFor(language));
      await queryClient.fetchQuery(contentCounts(client));
      if (splitAtSlots(page.html).some((part) => 'slot' in part && part.slot === 'journey-map')) {
        await queryClient.fetchQuery(journeyDrawingQuery(client));
      }
      return { status: 200, head: { title: page.title, description: page.summary, path, kind: 'article' } };
    },
  };
}

export const aboutExpedition = createContentPageModule('aboutcae', paths.aboutExpedition());
export const aboutProject = createContentPageModule('about', paths.aboutProject());
export const guide = createContentPageModule('guide', paths.guide());
