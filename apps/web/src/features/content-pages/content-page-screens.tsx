import type { ApiClient } from '@cae-map/contract/api/client';
import type { PageRecord } from '@cae-map/contract/entities/shipped/page-editing';
import type { PageName } from '@cae-map/contract/entities/shipped/shipped-bounds';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { fieldIn } from '@cae-map/expedition/texts/field-in';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useApiClient } from '../../lib/api/api-client-context.tsx';
import { callQuery } from '../../lib/api/query/call-query.ts';
import { derivedQuery } from '../../lib/api/query/derived-query.ts';
import { localKey } from '../../lib/api/query-key.ts';
import type { PrepareContext, ScreenModule } from '../../lib/manifest/screen-module.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/url/paths.ts';
import { LoadingPage } from '../../ui/feedback/loading-page.tsx';
import { contentPageFiles, type ContentPageFile } from './content-page-files.ts';
import { ContentPageView } from './content-page-view.tsx';
import { contentCounts } from './content-counts.ts';
import { journeyDrawingQuery } from './journey-map.tsx';
import { splitAtSlots } from '../../lib/page-text/page-parts.ts';

/**
 * The query of a page in one language: as editors have changed it, otherwise as the product was shipped. Its data are embedded, so that the
 * page is readable before hydration.
 */
export function contentPageQuery(client: ApiClient, name: PageName, language: ContentLanguage) {
  return derivedQuery({
    name: 'content-page',
    parameters: { name, language },
    derive: async (read): Promise<ContentPageFile> => {
      const edited = (await read(callQuery(client, 'listPages', {}))).find(
        ({ page_name }) => page_name === name,
      );
      return edited === undefined
        ? await contentPageFiles[name][language]()
        : await renderEdited(edited, language);
    },
    embedded: true,
  });
}

/** The query of a page as the product was shipped, for visitors whose browser cannot reach the server. */
function shippedPageQuery(name: PageName, language: ContentLanguage) {
  return queryOptions({
    queryKey: localKey('content-page', { name, language }),
    queryFn: contentPageFiles[name][language],
    staleTime: Infinity,
  });
}

/** The library that renders Markdown is loaded only for changed pages. */
async function renderEdited(page: PageRecord, language: ContentLanguage): Promise<ContentPageFile> {
  const { renderPage } = await import('../../lib/page-text/render-page.ts');
  return {
    title: fieldIn(page, 'title', language),
    summary: fieldIn(page, 'summary', language),
    html: renderPage(fieldIn(page, 'text', language)),
  };
}

function createContentPageModule(name: PageName, path: string): ScreenModule {
  return {
    Screen: function ContentPageScreen() {
      const { language } = useLanguage();
      const client = useApiClient();
      const { data: changed, isError } = useQuery(contentPageQuery(client, name, language));
      const { data: shipped } = useQuery({ ...shippedPageQuery(name, language), enabled: isError });
      const data = changed ?? shipped;
      return data ? <ContentPageView page={data} hasSignIn={name === 'about'} /> : <LoadingPage />;
    },
    async prepare({ language, queryClient, client }: PrepareContext) {
      const page = await queryClient.fetchQuery(contentPageQuery(client, name, language));
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
