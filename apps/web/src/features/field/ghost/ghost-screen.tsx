import { titleIn } from '@cae-map/expedition/texts/titles';
import { useState } from 'react';
import { useExpeditionQuery } from '../../../lib/api/use-expedition.ts';
import { useIsInBrowser } from '../../../lib/browser/use-is-in-browser.ts';
import { pictureUrl } from '../../../lib/images/pictures.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule, ScreenProps } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { paths } from '../../../lib/url/paths.ts';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import pageStyles from '../../../ui/layout/page.module.css';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { fieldMessages } from '../messages/index.ts';
import { GhostChoice } from './ghost-choice.tsx';
import styles from './ghost-screen.module.css';
import { GhostStage } from './ghost-stage.tsx';

/** A painting or photograph of a stop over the camera, by which a traveller finds where it was made. */
function GhostScreen({ parameters }: ScreenProps) {
  const { language, messages } = useLanguage(fieldMessages);
  const labels = messages.ghost;
  const placeId = Number(parameters.id);
  const isInBrowser = useIsInBrowser();
  const { data, isError } = useExpeditionQuery();
  const place = data?.expedition.byId.get(placeId);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const pictures = (data?.expedition.getImages(placeId) ?? []).filter(
    (image) => image.image_type !== 'video' && pictureUrl(image) !== null,
  );
  const chosen = pictures.find(({ image_id: id }) => id === chosenId) ?? pictures[0];
  const title = place === undefined ? null : titleIn(place.record, language).text;
  const heading = title === null ? messages.field.title : labels.title(title);
  usePageHead({ title: heading, description: labels.intro });
  if (data === undefined && !isError) return <LoadingPage />;
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <p>
        <LocalLink to={paths.fieldNote(placeId)}>{messages.note.title(title ?? '')}</LocalLink>
      </p>
      <h1 className={pageStyles.heading}>{heading}</h1>
      <p className={pageStyles.intro}>{labels.intro}</p>
      {place === undefined && <p role="alert">{messages.note.missing}</p>}
      {place !== undefined && chosen === undefined && <p>{labels.noPictures}</p>}
      {isInBrowser && chosen !== undefined && (
        <>
          <GhostChoice pictures={pictures} chosenId={chosen.image_id} onChoose={setChosenId} />
          <GhostStage key={chosen.image_id} image={chosen} placeId={placeId} />
        </>
      )}
    </div>
  );
}

export const ghostScreenModule: ScreenModule = {
  Screen: GhostScreen,
  prepare({ language, parameters }) {
    const { intro } = fieldMessages.read(language).ghost;
    const { title } = fieldMessages.read(language).field;
    const path = paths.fieldGhost(Number(parameters.id));
    return Promise.resolve({ status: 200, head: { title, description: intro, path } });
  },
};
