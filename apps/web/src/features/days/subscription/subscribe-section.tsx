import { localPath } from '../../../lib/language/language-path.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useConfiguration } from '../../../lib/api/configuration-query.ts';
import { usePageOrigin } from '../../../lib/record-page/page-origin.ts';
import { daysMessages } from '../messages/index.ts';
import dayStyles from '../day/day-article.module.css';
import { SubscribeForm } from './subscribe-form.tsx';
import styles from './subscription.module.css';

/** How to get each day: as a feed, in a calendar, and by e-mail if the server sends any. */
export function SubscribeSection() {
  const { language, messages } = useLanguage(daysMessages);
  const { heading, calendar, calendarHint, rss, atom, file } = messages.subscription;
  const origin = usePageOrigin();
  const sendsMail = useConfiguration()?.accounts.mail === true;
  const calendarPath = localPath(language, '/calendar.ics');
  // Programs of calendars open this scheme and subscribe.
  const subscribeUrl = origin.replace(/^https?:/, 'webcal:') + calendarPath;
  return (
    <section className={`${dayStyles.section} ${styles.section}`} aria-labelledby="subscribe">
      <h2 id="subscribe">{heading}</h2>
      <ul className={styles.links}>
        <li>
          <a href={subscribeUrl}>{calendar}</a>
          <span className={dayStyles.quiet}>
            {' '}
            {calendarHint} <a href={calendarPath}>{file}</a>
          </span>
        </li>
        <li>
          <a href={localPath(language, '/feed.xml')}>{rss}</a>
        </li>
        <li>
          <a href={localPath(language, '/atom.xml')}>{atom}</a>
        </li>
      </ul>
      {sendsMail && <SubscribeForm />}
    </section>
  );
}
