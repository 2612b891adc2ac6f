import { formatDateRange, formatSpan, formatStayDates } from '@cae-map/expedition/dates/format-dates';
import { textIn, titleIn } from '@cae-map/expedition/texts/titles';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { peopleMessages } from '../messages/index.ts';
import type { Mention, StretchEnd, TravelledStretch } from './person-query.ts';
import styles from './person-screen.module.css';

/** The parts of the journey that a person took part in, with links to their first and last stop. */
export function Stretches({ stretches }: { readonly stretches: readonly TravelledStretch[] }) {
  const { language, messages } = useLanguage(peopleMessages);
  if (stretches.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{messages.people.travel}</h2>
      <ul>
        {stretches.map(({ from, to }) => {
          const dates = formatStretch(from, to, language);
          return (
            <li key={`${from.place_id}-${to?.place_id ?? ''}`} className={styles.row}>
              <span>
                <StopLink stop={from} />
                {to !== null && (
                  <>
                    {' — '}
                    <StopLink stop={to} />
                  </>
                )}
              </span>
              {dates !== null && <span className={styles.dates}>{dates}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function StopLink({ stop }: { readonly stop: StretchEnd }) {
  const { language } = useLanguage();
  const title = titleIn(stop, language);
  return (
    <LocalLink to={paths.place(stop.place_id)} lang={title.language}>
      {title.text}
    </LocalLink>
  );
}

/**
 * The dates from the departure from the first stop to the arrival at the last one, each as precise as it is known: when a person
 * joined or left during a long stay is told in the text. A meeting has the dates of the stay.
 */
function formatStretch(from: StretchEnd, to: StretchEnd | null, language: ContentLanguage): string | null {
  if (to === null) return formatStayDates(from, language);
  return formatSpan(
    { ...from, date: from.enddate ?? from.date },
    { ...to, date: to.date ?? to.enddate },
    language,
  );
}

/** The texts of the chronicle that name the person. */
export function Mentions({ mentions }: { readonly mentions: readonly Mention[] }) {
  const { language, messages } = useLanguage(peopleMessages);
  if (mentions.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{messages.people.mentions}</h2>
      <ul>
        {mentions.map((mention) => {
          const { text_id, text_date, text_enddate, date_format } = mention;
          const place = textIn(mention, 'text_onplace', language);
          const days = { date: text_date, enddate: text_enddate ?? text_date, date_format };
          const dates = formatDateRange(days, language) ?? messages.people.undated;
          return (
            <li key={text_id} className={styles.row}>
              <LocalLink
                to={paths.text(mention.book_id, mention.chapter_id, text_id)}
                lang={place.text === '' ? language : place.language}
              >
                {place.text === '' ? dates : place.text}
              </LocalLink>
              {place.text !== '' && <span className={styles.dates}>{dates}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
