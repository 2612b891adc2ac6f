import type { PlaceViewLeg } from '@cae-map/expedition/place-view';
import { legProfile, type LegProfile } from '@cae-map/expedition/heights/leg-profile';
import { profileStatistics, type ProfileStatistics } from '@cae-map/expedition/heights/profile-statistics';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { IconArrowDownRight, IconArrowUpRight, IconMountain, IconRuler2 } from '@tabler/icons-react';
import { useId, useMemo, type ReactNode } from 'react';
import { useExpeditionQuery } from '../../lib/api/use-expedition.ts';
import { formatHeight, formatMetres } from '../../lib/heights/format-height.ts';
import { useHeights } from '../../lib/heights/use-heights.ts';
import { useKilometres } from '../../lib/kilometres.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import type { PlaceSectionProps } from '../../lib/manifest/place-section.ts';
import paneStyles from '../../ui/layout/pane-section.module.css';
import styles from './altitude-section.module.css';
import { altitudeMessages } from './messages/index.ts';
import { ProfileChart } from '../../ui/profile/profile-chart.tsx';

/** A profile needs more points than its ends. */
const minPoints = 4;

/** The height profile of the leg to a stop, with its statistics as text; hidden if some of its heights are unknown. */
export function AltitudeSection({ view }: PlaceSectionProps) {
  const { leg } = view;
  const expeditionQuery = useExpeditionQuery();
  const expedition = expeditionQuery.data?.expedition ?? null;
  const heights = useHeights();
  const profile = useMemo(
    () => (expedition && heights && leg ? legProfile(expedition, heights, leg.legIds) : null),
    [expedition, heights, leg],
  );
  if (profile === null && !expeditionQuery.isError) return <div className={styles.placeholder} />;
  const statistics = profile && profileStatistics(profile);
  if (profile === null || statistics === null || leg === null || profile.points.length < minPoints)
    return <span hidden />;
  return <Profile view={view} leg={leg} profile={profile} statistics={statistics} />;
}

interface ProfileProps extends PlaceSectionProps {
  readonly leg: PlaceViewLeg;
  readonly profile: LegProfile;
  readonly statistics: ProfileStatistics;
}

function Profile({ view, leg, profile, statistics }: ProfileProps) {
  const { language, messages } = useLanguage(altitudeMessages);
  const kilometres = useKilometres();
  const wholeKilometres = useKilometres(0);
  const id = useId();
  const { altitude } = messages;
  const metres = (value: number): string => messages.place.metres(formatMetres(value, language));
  return (
    <section aria-labelledby={id} className={paneStyles.section} data-altitude="">
      <h2 id={id} className={paneStyles.heading}>
        {altitude.heading(getTitle(leg.from, language), getTitle(view.place, language))}
      </h2>
      <ProfileChart profile={profile} highestAt={statistics.highestAt} highest={statistics.highest} />
      <dl className={styles.facts}>
        <Entry label={altitude.climb} icon={<IconArrowUpRight size={16} stroke={1.8} aria-hidden="true" />}>
          {metres(statistics.climb)}
        </Entry>
        <Entry
          label={altitude.descent}
          icon={<IconArrowDownRight size={16} stroke={1.8} aria-hidden="true" />}
        >
          {metres(statistics.descent)}
        </Entry>
        <Entry label={altitude.highest} icon={<IconMountain size={16} stroke={1.8} aria-hidden="true" />}>
          {formatHeight(statistics.highest, language, messages)}
        </Entry>
        <Entry label={altitude.length} icon={<IconRuler2 size={16} stroke={1.8} aria-hidden="true" />}>
          {leg.isInferred
            ? altitude.aboutKilometres(wholeKilometres(leg.distanceMetres))
            : altitude.kilometres(kilometres(leg.distanceMetres))}
        </Entry>
      </dl>
      <p className={styles.note}>{leg.isInferred ? altitude.noteInferred : altitude.note}</p>
    </section>
  );
}

interface EntryProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Entry({ label, icon, children }: EntryProps) {
  return (
    <div className={styles.entry}>
      <dt>{label}</dt>
      <dd>
        {icon}
        {children}
      </dd>
    </div>
  );
}
