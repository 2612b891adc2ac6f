import { IconBed, IconInfoCircle } from '@tabler/icons-react';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { accuracyBars } from '@cae-map/expedition/places/accuracy';
import type { PlaceView } from '@cae-map/expedition/place-view';
import { chooseText, textsIn } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { otherLanguage } from '../../../lib/language/language-path.ts';
import { AccuracyBars } from '../../../ui/accuracy-bars.tsx';
import { InPageLink } from '../../../ui/in-page-link.tsx';
import { useReadsBothLanguages } from '../../../ui/both-languages.tsx';
import { Fact } from './fact.tsx';
import styles from './fact.module.css';
import { WayHere } from './way-here.tsx';

/** The four facts: the way here, the position, the night, and how we know. On a phone they are a row of chips. */
export function PlaceFacts({ view }: { readonly view: PlaceView }) {
  const { language, messages } = useLanguage();
  const { place } = view;
  const hasSource = isWritten(view, 'location_reference', language);
  const hasTask = isWritten(view, 'traveler_todo', language) || place.path_ref_req;
  const accuracy = messages.accuracy[place.accuracy_level];
  return (
    <dl className={styles.facts} aria-label={messages.place.facts}>
      <WayHere view={view} />
      <Fact label={messages.place.position} sign={<AccuracyBars bars={accuracyBars(place.accuracy_level)} />}>
        {hasSource ? <ToSources>{accuracy}</ToSources> : accuracy}
      </Fact>
      <Overnight view={view} />
      <Fact
        label={messages.place.sources}
        sign={<IconInfoCircle size={18} stroke={1.8} aria-hidden="true" />}
        isUnknown={!hasSource && !hasTask}
      >
        {!hasSource && !hasTask && messages.place.sourcesNone}
        {hasSource && (
          <ToSources>{hasTask ? messages.place.sourcesAndTasks : messages.place.sourcesLink}</ToSources>
        )}
        {!hasSource && hasTask && <ToSources>{messages.place.tasksOnly}</ToSources>}
      </Fact>
    </dl>
  );
}

function isWritten(
  { place }: PlaceView,
  field: 'location_reference' | 'traveler_todo',
  language: ContentLanguage,
): boolean {
  return chooseText(textsIn(place, field), language).text.trim() !== '';
}

function ToSources({ children }: { readonly children: string }) {
  return (
    <InPageLink target="sources" className={styles.leadsOn ?? ''}>
      {children}
    </InPageLink>
  );
}

/** Where they slept. Of a stop that was left on its day of arrival no night is expected. */
function Overnight({ view: { place, stayIcon } }: { readonly view: PlaceView }) {
  const { language, messages } = useLanguage();
  const readsBoth = useReadsBothLanguages();
  const texts = textsIn(place, 'overnight_place');
  const chosen = chooseText(texts, language);
  const other = otherLanguage(language);
  const isKnown = chosen.text.trim() !== '';
  return (
    <Fact
      label={messages.place.overnight}
      sign={<IconBed size={18} stroke={1.8} aria-hidden="true" />}
      isUnknown={!isKnown}
    >
      {!isKnown && (stayIcon === 'chevron' ? messages.place.overnightNone : messages.place.overnightUnknown)}
      {isKnown && <span lang={chosen.language}>{chosen.text}</span>}
      {readsBoth && isKnown && chosen.language === language && texts[other].trim() !== '' && (
        <span lang={other} className={styles.other}>
          {texts[other]}
        </span>
      )}
    </Fact>
  );
}
