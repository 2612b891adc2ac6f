import { useLanguage } from '../../../lib/language/language-context.tsx';
import { CloseButton } from '../../../ui/controls/round-button.tsx';
import { tracksMessages } from '../messages/index.ts';
import { dismissProblem, useTracks } from '../tracks-store.ts';
import styles from './import-problems.module.css';

/** Why files were not added: the name of the file, the reason and the remedy. They stay until the visitor dismisses them. */
export function ImportProblems() {
  const { messages } = useLanguage(tracksMessages);
  const problems = useTracks((state) => state.problems);
  return (
    <div role="alert">
      {problems.length > 0 && (
        <ul className={styles.problems} aria-label={messages.tracks.problems}>
          {problems.map(({ id, fileName, failure }) => {
            const name = fileName ?? messages.tracks.storage;
            return (
              <li key={id} className={styles.problem}>
                <p>
                  <b>{name}</b>
                  <br />
                  {messages.tracks.failures[failure.code](failure)}
                </p>
                <CloseButton
                  isBare
                  label={messages.tracks.dismiss(name)}
                  onClick={() => dismissProblem(id)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
