import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import { formatStayDates } from '@cae-map/expedition/dates/format-dates';
import { titleIn } from '@cae-map/expedition/texts/titles';
import type { Place } from '@cae-map/expedition/to-expedition';
import { pictureUrl } from '../../../../lib/images/pictures.ts';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { LocalLink } from '../../../../ui/links/local-link.tsx';
import { TravelMap } from '../../../../ui/travel-map/travel-map.tsx';
import { translationsMessages } from '../../messages/index.ts';
import { useContextOfField } from './context-of-field.ts';
import styles from './helpers.module.css';

/** Where and when it is: the picture, a small map with the stops before and after, and the page for readers. */
export function FieldContext({ detail }: { readonly detail: TranslationDetail }) {
  const { language, messages } = useLanguage(translationsMessages);
  const labels = messages.workbench.context;
  const context = useContextOfField(detail);
  if (context === null) return null;
  const { place, previous, next, drawing, image, page } = context;
  const picture = image === null ? null : (image.thumb ?? image.thumbnail ?? pictureUrl(image));
  if (place === null && picture === null && page === null) return null;
  const name = (of: Place): string => titleIn(of.record, language).text;
  const dates = place === null ? null : formatStayDates(place.record, language);
  return (
    <section className={styles.helper}>
      <h3>{labels.title}</h3>
      {picture !== null && image !== null && (
        <img
          className={styles.picture}
          src={picture}
          alt={titleIn(image, language).text}
          width={320}
          height={200}
          loading="lazy"
        />
      )}
      {place !== null && (
        <p>
          <b>{name(place)}</b>
          {dates !== null && `, ${dates}`}
        </p>
      )}
      {drawing !== null && place !== null && (
        <div className={styles.map}>
          <TravelMap drawing={drawing} label={labels.map(name(place))} />
        </div>
      )}
      {previous !== null && <p className={styles.quiet}>{labels.before(name(previous))}</p>}
      {next !== null && <p className={styles.quiet}>{labels.after(name(next))}</p>}
      {page !== null && (
        <LocalLink to={page} target="_blank" rel="noopener">
          {labels.page}
        </LocalLink>
      )}
    </section>
  );
}
