import type { CitedWork } from '@cae-map/expedition/sources/cited-works';
import { formatSource } from '@cae-map/expedition/sources/format-source';
import { Fragment } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/url/paths.ts';
import { LocalLink } from '../links/local-link.tsx';
import styles from './source-line.module.css';

interface SourceLineProps {
  /** The words before the works, with their colon. */
  readonly label: string;
  readonly sources: readonly CitedWork[] | undefined;
}

/** A quiet line with the works that an entry or a date rests on; nothing without works. */
export function SourceLine({ label, sources = [] }: SourceLineProps) {
  if (sources.length === 0) return null;
  return (
    <p className={styles.line}>
      {label}{' '}
      {sources.map((source, index) => (
        <Fragment key={`${source.work_id} ${source.chapter} ${source.page}`}>
          {index > 0 && '; '}
          <Source source={source} />
        </Fragment>
      ))}
    </p>
  );
}

function Source({ source }: { readonly source: CitedWork }) {
  const { language } = useLanguage();
  const { author, title, where } = formatSource(source, language);
  return (
    <>
      {author !== '' && `${author}, `}
      <LocalLink to={paths.sources(source.work_id)} className={styles.work ?? ''}>
        <cite>{title}</cite>
      </LocalLink>
      {where !== '' && `, ${where}`}
    </>
  );
}
