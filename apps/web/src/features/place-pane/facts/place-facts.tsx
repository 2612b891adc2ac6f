import { IconBed, IconInfoCircle } from '@tabler/icons-react';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { accuracyBars } from '@cae-map/expedition/places/accuracy';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { chooseText, textsIn } from '@cae-map/expedition/texts/titles';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { otherLanguage } from '../../../lib/language/language-path.ts';
import { AccuracyBars } from '../../../ui/icons/accuracy-bars.tsx';
import { InPageLink } from '../../../ui/links/in-page-link.tsx';
import { useReadsBothLanguages } from '../../../ui/language/both-languages.tsx';
import { ByRoom } from './by-room.tsx';
import { Fact } from './fact.tsx';
import styles from './fact.module.css';
import { HeightFact } from './height-fact.tsx';
import { LegFact } from './leg-fact.tsx';
import { fieldAttribute } from '../../../lib/translations/field-attribute.ts';

/**
 * The facts with a value: the leg to the stop, the position, the overnight place, the sources. On a phone a row of
 * chips with the main ones.
 */
export function PlaceFacts({ view }: { readonly view: PlaceView }) {
  const { language, messages } = useLanguage();
  const { place } = view;
  const readsBoth = useReadsBothLanguages();
  const hasSource = hasText(view, 'location_reference', language);
  const hasTask = hasText(view, 'traveler_todo', language) || place.path_ref_req;
  const accuracy = (
    <ByRoom
      long={messages.accuracy[place.accuracy_level]}
      short={messages.accuracy.short[place.accuracy_level]}
    />
  );
  return (
    <dl className={styles.facts} data-both={readsBoth} aria-label={messages.place.facts}>
      <LegFact view={view} />
      <Fact
        label={messages.place.position}
        shortLabel={messages.place.positionShort}
        icon={<AccuracyBars bars={accuracyBars(place.accuracy_level)} />}
      >
        {hasSource ? <SourcesLink>{accuracy}</SourcesLink> : accuracy}
      </Fact>
      <HeightFact placeId={place.place_id} />
      <Overnight view={view} />
      <Fact
        isDetail
        label={messages.place.sources}
        icon={<IconInfoCircle size={18} stroke={1.8} aria-hidden="true" />}
        isUnknown={!hasSource && !hasTask}
      >
        {!hasSource && !hasTask && messages.place.sourcesNone}
        {hasSource && (
          <SourcesLink>{hasTask ? messages.place.sourcesAndTasks : messages.place.sourcesLink}</SourcesLink>
        )}
        {!hasSource && hasTask && <SourcesLink>{messages.place.tasksOnly}</SourcesLink>}
      </Fact>
    </dl>
  );
}

function hasText(
  { place }: PlaceView,
  field: 'location_reference' | 'traveler_todo',
  language: ContentLanguage,
): boolean {
  return chooseText(textsIn(place, field), language).text.trim() !== '';
}

function SourcesLink({ children }: { readonly children: ReactNode }) {
  return (
    <InPageLink target="sources" className={styles.link ?? ''}>
      {children}
    </InPageLink>
  );
}

/** The overnight place; absent if it is unknown and the stop was left on the day of arrival. */
function Overnight({ view: { place, stayIcon } }: { readonly view: PlaceView }) {
  const { language, messages } = useLanguage();
  const readsBoth = useReadsBothLanguages();
  const texts = textsIn(place, 'overnight_place');
  const chosen = chooseText(texts, language);
  const other = otherLanguage(language);
  const isKnown = chosen.text.trim() !== '';
  if (!isKnown && stayIcon === 'chevron') return null;
  return (
    <Fact
      isDetail
      label={messages.place.overnight}
      icon={<IconBed size={18} stroke={1.8} aria-hidden="true" />}
      isUnknown={!isKnown}
    >
      {!isKnown && messages.place.overnightUnknown}
      {isKnown && (
        <span lang={chosen.language} {...fieldAttribute('places', place.place_id, 'overnight_place')}>
          {chosen.text}
        </span>
      )}
      {readsBoth && isKnown && chosen.language === language && texts[other].trim() !== '' && (
        <span lang={other} className={styles.other}>
          {texts[other]}
        </span>
      )}
    </Fact>
  );
}
