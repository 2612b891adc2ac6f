import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { previewImage } from '../../../lib/images/pictures.ts';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { paths } from '../../../lib/url/paths.ts';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { map3dMessages } from '../messages/index.ts';
import { FlightPage } from './flight-page.tsx';
import { flightStopsQuery } from './flight-stops-query.ts';

/** The flight over a part of the route, with the texts of its days. */
function FlightScreen() {
  const { messages } = useLanguage(map3dMessages);
  const { title, description } = messages.flight;
  usePageHead({ title, description });
  const { data, error, refetch } = useQuery(flightStopsQuery(useApiClient()));
  if (data) return <FlightPage stops={data} />;
  return error ? <FailurePage error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
}

export const flightScreenModule: ScreenModule = {
  Screen: FlightScreen,
  async prepare({ client, queryClient, language, messages }) {
    const stops = await queryClient.fetchQuery(flightStopsQuery(client));
    const { expedition } = await queryClient.fetchQuery(expeditionQuery(client));
    const { title, description } = map3dMessages.read(language).flight;
    const images = stops.flatMap(({ place_id: id }) => expedition.getImages(id));
    const image = previewImage(images, { language, messages });
    return {
      status: 200,
      head: { title, description, path: paths.flight(), kind: 'article', ...(image ? { image } : {}) },
    };
  },
};
