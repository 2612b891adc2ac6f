import type { LegProfile } from '@cae-map/expedition/heights/leg-profile';
import { profileStatistics } from '@cae-map/expedition/heights/profile-statistics';
import { greatCircleLine } from '@cae-map/expedition/measure/great-circle';
import type { MeasuredLine } from '@cae-map/expedition/measure/measured-line';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId } from 'react';
import { localKey } from '../../../lib/api/query-key.ts';
import { formatHeight, formatMetres } from '../../../lib/heights/format-height.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { lineHeights } from '../../../map/terrain/line-heights.ts';
import { ProfileChart } from '../../../ui/profile/profile-chart.tsx';
import { measureMessages } from '../messages/index.ts';
import { Button } from '../../../ui/controls/button.tsx';
import styles from './line-profile.module.css';

/** The finest step of the line for its heights, in degrees: about that of the height grid. */
const stepDegrees = 0.1;

/** The heights along the line as a small profile with climb and descent, labelled as coarse. */
export function LineProfile({ line }: { readonly line: MeasuredLine }) {
  const { messages } = useLanguage(measureMessages);
  const { pane } = messages.measure;
  const id = useId();
  // The heights follow a drag when the page has time.
  const { points } = useDeferredValue(line);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: localKey('line-heights', { points }),
    queryFn: ({ signal }) => lineHeights(greatCircleLine(points, stepDegrees), signal),
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
    placeholderData: (before) => before,
  });
  return (
    <section className={styles.profile} aria-labelledby={id} aria-busy={isFetching}>
      <h3 id={id}>{pane.heights}</h3>
      {isError && !isFetching ? (
        <p>
          {pane.heightsFailed}{' '}
          <Button className={styles.retry} onClick={() => void refetch()}>
            {pane.retry}
          </Button>
        </p>
      ) : data === undefined ? (
        <p className={styles.note}>{pane.heightsLoading}</p>
      ) : (
        <Profile profile={data} />
      )}
    </section>
  );
}

function Profile({ profile }: { readonly profile: LegProfile }) {
  const { language, messages } = useLanguage(measureMessages);
  const { pane } = messages.measure;
  const statistics = profileStatistics(profile);
  if (statistics === null) return <p className={styles.note}>{pane.heightsOutside}</p>;
  const metres = (value: number): string => messages.place.metres(formatMetres(value, language));
  return (
    <>
      <ProfileChart profile={profile} highestAt={statistics.highestAt} highest={statistics.highest} />
      <dl className={styles.facts}>
        <div>
          <dt>{pane.climb}</dt>
          <dd>{metres(statistics.climb)}</dd>
        </div>
        <div>
          <dt>{pane.descent}</dt>
          <dd>{metres(statistics.descent)}</dd>
        </div>
        <div>
          <dt>{pane.highest}</dt>
          <dd>{formatHeight(statistics.highest, language, messages)}</dd>
        </div>
        <div>
          <dt>{pane.lowest}</dt>
          <dd>{formatHeight(statistics.lowest, language, messages)}</dd>
        </div>
      </dl>
      <p className={styles.note}>{pane.heightsCoarse}</p>
    </>
  );
}
