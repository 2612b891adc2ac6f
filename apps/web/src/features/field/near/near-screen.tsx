import { findNearbyStops } from '@cae-map/expedition/field/nearby-stops';
import { useMemo } from 'react';
import { useExpeditionQuery } from '../../../lib/api/use-expedition.ts';
import { useIsInBrowser } from '../../../lib/browser/use-is-in-browser.ts';
import { formatDistance } from '../../../lib/distance.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { paths } from '../../../lib/url/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import pageStyles from '../../../ui/layout/page.module.css';
import { dropPosition, requestPosition, usePosition } from '../device/position-store.ts';
import { dropCompass, useCompass } from '../device/compass.ts';
import { fieldMessages } from '../messages/index.ts';
import { CompassSwitch } from './compass-switch.tsx';
import styles from './near-screen.module.css';
import { NearestStop } from './nearest-stop.tsx';
import { OutboxLink } from './outbox-link.tsx';
import { StopsAround } from './stops-around.tsx';

/** The most stops around a traveller that are shown. */
const maxStops = 200;

/** The stops around a traveller: the nearest one, with distance and direction, and a radar. */
function NearScreen() {
  const { language, messages } = useLanguage(fieldMessages);
  const labels = messages.field;
  usePageHead({ title: labels.title, description: labels.intro });
  const isInBrowser = useIsInBrowser();
  const { fix, failure, isWanted } = usePosition();
  const compass = useCompass();
  const { data, isError, refetch } = useExpeditionQuery();
  const places = data?.expedition.path;
  const stops = useMemo(
    () =>
      fix === null || places === undefined
        ? []
        : findNearbyStops(places, [fix.latitude, fix.longitude], maxStops),
    [fix, places],
  );
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <h1 className={pageStyles.heading}>{labels.title}</h1>
      <p className={pageStyles.intro}>{labels.intro}</p>
      {isInBrowser && <OutboxLink />}
      <div className={styles.buttons}>
        {isWanted ? (
          <Button
            look="outlined"
            onClick={() => {
              dropPosition();
              dropCompass();
            }}
          >
            {labels.stop}
          </Button>
        ) : (
          <Button look="main" onClick={requestPosition}>
            {labels.locate}
          </Button>
        )}
        <CompassSwitch compass={compass} />
      </div>
      <p role="status" className={styles.status}>
        {failure !== null && labels.failures[failure]}
        {failure === null && isWanted && fix === null && labels.searching}
      </p>
      {fix !== null && (
        <p className={styles.quiet}>{labels.accuracy(formatDistance(fix.accuracy, language, messages))}</p>
      )}
      {fix === null && <p className={styles.quiet}>{labels.privacy}</p>}
      {isError && (
        <p role="alert" className={styles.problem}>
          {labels.noPlaces}{' '}
          <Button look="outlined" onClick={() => void refetch()}>
            {labels.retry}
          </Button>
        </p>
      )}
      {fix !== null && stops[0] !== undefined && (
        <>
          <NearestStop stop={stops[0]} accuracy={fix.accuracy} heading={compass.heading} />
          <StopsAround stops={stops} accuracy={fix.accuracy} heading={compass.heading} />
        </>
      )}
    </div>
  );
}

export const nearScreenModule: ScreenModule = {
  Screen: NearScreen,
  prepare({ language }) {
    const { title, intro } = fieldMessages.read(language).field;
    return Promise.resolve({ status: 200, head: { title, description: intro, path: paths.field() } });
  },
};
