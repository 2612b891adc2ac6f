import { formatDate } from '@cae-map/expedition/dates/format-dates';
import { exactDateFormat } from '@cae-map/expedition/dates/stays';
import { useMemo } from 'react';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { openCaches, type KeptSection } from '../../../lib/offline/sections/section-store.ts';
import { writeSectionFile } from '../../../lib/offline/sections/section-file.ts';
import { paths } from '../../../lib/url/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { offlineMessages, type OfflineMessages } from '../messages/index.ts';
import styles from '../offline-screen.module.css';
import { cancel, keep, remove, useKeeping, type KeepProblem } from './keeping-store.ts';
import { estimateBytes, planSection, type PlanFacts } from './plan-section.ts';
import type { RouteSection } from './route-sections.ts';

interface SectionItemProps {
  readonly section: RouteSection;
  /** Null until the facts are loaded. */
  readonly facts: PlanFacts | null;
  /** The free bytes; null if they are not known. */
  readonly free: number | null;
}

/** A section of the route: its size, its state, and what can be done with it. */
export function SectionItem({ section, facts, free }: SectionItemProps) {
  const { language, messages } = useLanguage(offlineMessages);
  const texts = messages.offline;
  const { kept: sections, running, problems } = useKeeping();
  const plan = useMemo(() => {
    const list = { path: localPath(language, paths.offline()), title: texts.heading };
    return facts === null ? null : planSection(section, facts, list);
  }, [section, facts, language, texts]);
  const kept = sections?.get(section.id);
  const progress = running.get(section.id);
  const problem = problems.get(section.id);
  const title = section.title[language];
  const estimate = plan === null ? null : estimateBytes(section, plan);
  const start = (isUpdate: boolean): void => {
    if (plan !== null) void keep(plan, isUpdate);
  };
  const isComplete = kept !== undefined && kept.done === kept.total;
  const first = section.places[0];
  return (
    <li className={styles.section}>
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.small}>
        {texts.stops(section.places.length)}
        {kept === undefined && estimate !== null && `, ${texts.about(estimate)}`}
      </p>
      {kept !== undefined && progress === undefined && (
        <p className={styles.state}>{describeState(kept, language, texts)}</p>
      )}
      {progress === undefined ? (
        <div className={styles.actions}>
          {kept === undefined ? (
            <Button
              look="main"
              aria-label={texts.keepName(title)}
              disabled={plan === null}
              onClick={() => start(false)}
            >
              {texts.keep}
            </Button>
          ) : (
            <>
              {isComplete && first !== undefined && (
                <LocalLink to={paths.place(first.id)} className={styles.open ?? ''}>
                  {texts.open}
                </LocalLink>
              )}
              <Button look="outlined" disabled={plan === null} onClick={() => start(isComplete)}>
                {isComplete ? texts.update : texts.resume}
              </Button>
              {isComplete && (
                <Button look="outlined" onClick={() => void saveSection(section.id)}>
                  {texts.toFile}
                </Button>
              )}
              <Button
                look="bare"
                onClick={() => {
                  if (window.confirm(texts.removeQuestion(title))) void remove(section.id);
                }}
              >
                {texts.remove}
              </Button>
            </>
          )}
        </div>
      ) : (
        <div className={styles.actions}>
          <label className={styles.progress}>
            {texts.progress(progress.done, progress.total)}
            <progress value={progress.done} max={progress.total} />
          </label>
          <Button look="outlined" onClick={() => cancel(section.id)}>
            {texts.cancel}
          </Button>
        </div>
      )}
      <p className={styles.problem} role="status">
        {problem === undefined ? null : describeProblem(problem, texts)}
        {kept === undefined && free !== null && estimate !== null && estimate > free && texts.tooLarge}
      </p>
    </li>
  );
}

function describeState(
  { done, total, bytes, keptAt }: KeptSection,
  language: 'ru' | 'en',
  texts: OfflineMessages['offline'],
): string {
  if (done < total) return done === 0 ? texts.partialUnknown : texts.partial(done, total);
  const day = keptAt.slice(0, 10);
  return texts.kept(formatDate(day, exactDateFormat, language) ?? day, bytes);
}

function describeProblem(problem: KeepProblem, texts: OfflineMessages['offline']): string {
  return problem.kind === 'incomplete'
    ? texts.problems.incomplete(problem.missing)
    : texts.problems[problem.kind];
}

async function saveSection(id: string): Promise<void> {
  const storage = openCaches();
  if (storage === null) return;
  saveFile(await writeSectionFile(storage, id), `cae-map-${id}.caemap`, 'application/octet-stream');
}
