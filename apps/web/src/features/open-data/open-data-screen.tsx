import type { OpenData } from '@cae-map/contract/entities/open-data';
import { formatDate } from '@cae-map/expedition/dates/format-dates';
import { exactDateFormat } from '@cae-map/expedition/dates/stays';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../lib/page/use-page-head.ts';
import { paths } from '../../lib/url/paths.ts';
import pageStyles from '../../ui/layout/page.module.css';
import { LocalLink } from '../../ui/links/local-link.tsx';
import { Citation } from './citation.tsx';
import { DataTables } from './data-tables.tsx';
import { Dictionary } from './dictionary.tsx';
import { FileLink } from './file-link.tsx';
import { openDataMessages } from './messages/index.ts';
import { MoreFormats } from './more-formats.tsx';
import { openDataQuery, prefetchOpenData } from './open-data-query.ts';
import styles from './open-data-screen.module.css';
import { Verification } from './verification.tsx';

/** The parts of the data with terms that differ. */
const licensedParts = ['records', 'texts', 'drawings', 'pictures'] as const;

/** The page of the open data. Without the description of the files, which the server may be making, the files can be downloaded as well. */
function OpenDataScreen() {
  const { messages } = useLanguage(openDataMessages);
  const texts = messages.openData;
  const { data = null, isError } = useQuery(openDataQuery(useApiClient()));
  usePageHead({ title: texts.heading, description: texts.intro });
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <h1 className={pageStyles.heading}>{texts.heading}</h1>
      <p className={pageStyles.intro}>{texts.intro}</p>
      <Archive data={data} />
      {isError && <p className={styles.small}>{texts.unavailable}</p>}
      <section aria-labelledby="contents">
        <h2 id="contents">{texts.contents}</h2>
        <DataTables data={data} />
        <h3 className={styles.subheading}>{texts.moreFormats}</h3>
        <MoreFormats data={data} />
      </section>
      <section aria-labelledby="licences">
        <h2 id="licences">{texts.licences}</h2>
        <dl className={styles.licences}>
          {licensedParts.map((part) => (
            <div key={part}>
              <dt>{texts.licenceParts[part]}</dt>
              <dd>{texts.licenceTerms[part]}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.small}>{texts.noClaim}</p>
      </section>
      <section aria-labelledby="citing">
        <h2 id="citing">{texts.citing}</h2>
        <Citation data={data} />
      </section>
      <section aria-labelledby="verifying">
        <h2 id="verifying">{texts.verifying}</h2>
        <Verification data={data} />
      </section>
      <section aria-labelledby="dictionary">
        <h2 id="dictionary">{texts.dictionary}</h2>
        <p>{texts.dictionaryIntro}</p>
        <Dictionary />
      </section>
      <p className={styles.more}>
        <LocalLink to={paths.aboutProject()}>{texts.about}</LocalLink>
        <LocalLink to={paths.sources()}>{texts.sources}</LocalLink>
      </p>
    </div>
  );
}

function Archive({ data }: { readonly data: OpenData | null }) {
  const { language, messages } = useLanguage(openDataMessages);
  const texts = messages.openData;
  return (
    <div className={styles.archive}>
      <FileLink path="cae-map-data.zip" bytes={data?.archive.bytes ?? null} label={texts.all} isMain />
      {data !== null && (
        <p className={styles.small}>
          {texts.version(data.version, formatDate(data.date, exactDateFormat, language) ?? data.date)}
        </p>
      )}
    </div>
  );
}

export const openDataScreenModule: ScreenModule = {
  Screen: OpenDataScreen,
  async prepare({ client, queryClient, language }) {
    const { openData } = openDataMessages.read(language);
    await prefetchOpenData(client, queryClient);
    return {
      status: 200,
      head: { title: openData.heading, description: openData.intro, path: paths.openData() },
    };
  },
};
