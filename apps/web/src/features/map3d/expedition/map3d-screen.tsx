import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { paths } from '../../../lib/url/paths.ts';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { map3dMessages } from '../messages/index.ts';
import { listedStopsQuery } from './listed-stops-query.ts';
import { Map3dPage } from './map3d-page.tsx';

/** The whole expedition in 3D, with its main stops as a list. */
function Map3dScreen() {
  const { messages } = useLanguage(map3dMessages);
  const { title, description } = messages.map3d;
  usePageHead({ title, description });
  const { data, error, refetch } = useQuery(listedStopsQuery(useApiClient()));
  if (data) return <Map3dPage listed={data} />;
  return error ? <FailurePage error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
}

export const map3dScreenModule: ScreenModule = {
  Screen: Map3dScreen,
  async prepare({ client, queryClient, language }) {
    await queryClient.fetchQuery(listedStopsQuery(client));
    const { title, description } = map3dMessages.read(language).map3d;
    return { status: 200, head: { title, description, path: paths.map3d() } };
  },
};
