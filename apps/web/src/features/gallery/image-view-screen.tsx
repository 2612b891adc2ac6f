import { getTitle } from '@cae-map/expedition/texts/titles';
import type { ScreenModule, ScreenProps } from '../../lib/manifest/screen-module.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/url/paths.ts';
import { usePageHead } from '../../lib/page/use-page-head.ts';
import { FailurePage } from '../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../ui/feedback/loading-page.tsx';
import { MessagePage } from '../../ui/feedback/message-page.tsx';
import { PlaceLink } from '../../ui/links/place-link.tsx';
import pageStyles from '../../ui/layout/page.module.css';
import styles from './image-view-screen.module.css';
import { PictureGroups } from './tiles/picture-groups.tsx';
import { preparePlace } from '../../lib/place-view/prepare-place.ts';
import { usePlaceView } from '../../lib/place-view/use-place-view.ts';

/** The page with all pictures of a place. */
function ImageViewScreen({ parameters }: ScreenProps) {
  const { language, messages } = useLanguage();
  const placeId = Number(parameters.id);
  const state = usePlaceView(placeId);
  const title =
    state.kind === 'ready' ? getTitle(state.view.place, language) : messages.place.picturesHeading;
  usePageHead({ title: messages.images.ofPlace(title), description: title });
  switch (state.kind) {
    case 'loading':
      return <LoadingPage />;
    case 'failed':
      return <FailurePage error={state.error} onRetry={state.retry} />;
    case 'missing':
      return (
        <MessagePage
          title={messages.place.notFound}
          text={messages.place.notFoundHint(String(placeId))}
          links={[{ to: paths.map(), label: messages.notFoundPage.toMap }]}
        />
      );
    case 'ready':
      return (
        <div className={`${pageStyles.page} ${styles.page}`}>
          <p>
            <PlaceLink placeId={placeId}>{messages.images.backToPlace}</PlaceLink>
          </p>
          <h1 className={`${pageStyles.heading} ${styles.title}`}>{messages.images.ofPlace(title)}</h1>
          <PictureGroups view={state.view} />
        </div>
      );
  }
}

export const imageViewScreenModule: ScreenModule = {
  Screen: ImageViewScreen,
  async prepare(context) {
    const { parameters, language, messages } = context;
    const view = await preparePlace(context, Number(parameters.id));
    if (view === null) {
      return {
        status: 404,
        head: { title: messages.place.notFound, description: messages.notFoundPage.text },
      };
    }
    const title = messages.images.ofPlace(getTitle(view.place, language));
    // The page is not indexed: the page of the place has the same pictures together with the text.
    return { status: 200, head: { title, description: title } };
  },
};
