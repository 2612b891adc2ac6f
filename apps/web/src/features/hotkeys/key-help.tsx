import { Fragment } from 'react';
import { commandGroups, isOfferedTo, type Command } from '../../lib/commands/command.ts';
import { useCommands } from '../../lib/commands/commands-context.tsx';
import { russianName, strokeNames, type KeyStroke } from '../../lib/commands/key-stroke.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useIsAdmin, useIsResearcher } from '../../lib/role/role.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { setKeyHelpOpen } from './key-help-store.ts';
import styles from './key-help.module.css';

/** The list of the keys, made from the registry of commands. */
export function KeyHelp({ isOpen }: { readonly isOpen: boolean }) {
  const { words } = useLanguage();
  const role = { isResearcher: useIsResearcher(), isAdmin: useIsAdmin() };
  const commands = useCommands().filter((command) => isOfferedTo(command, role));
  return (
    <Dialog
      title={words.commands.title}
      closeLabel={words.commands.close}
      isOpen={isOpen}
      onClose={() => setKeyHelpOpen(false)}
    >
      {commandGroups.map((group) => (
        <Group key={group} group={group} commands={commands.filter((command) => command.group === group)} />
      ))}
      <p className={styles.note}>{words.commands.note}</p>
    </Dialog>
  );
}

interface GroupProps {
  readonly group: Command['group'];
  readonly commands: readonly Command[];
}

function Group({ group, commands }: GroupProps) {
  const { words } = useLanguage();
  if (commands.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3>{words.commands.groups[group]}</h3>
      <dl>
        {commands.map(({ id, label, keys }) => (
          <div key={id} className={styles.command}>
            <dt>{label(words)}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Keys({ keys }: { readonly keys: Command['keys'] }) {
  const { language, words } = useLanguage();
  return keys.map((stroke, index) => {
    const russian = language === 'ru' ? russianName(stroke) : null;
    return (
      <Fragment key={strokeNames(stroke).join(' ')}>
        {index > 0 && <span className={styles.or}> {words.commands.or} </span>}
        <Stroke stroke={stroke} />
        {russian !== null && (
          <span className={styles.or}>
            {' '}
            (<kbd>{russian}</kbd>)
          </span>
        )}
      </Fragment>
    );
  });
}

function Stroke({ stroke }: { readonly stroke: KeyStroke }) {
  return strokeNames(stroke).map((name, index) => (
    <Fragment key={name}>
      {index > 0 && '+'}
      <kbd>{name}</kbd>
    </Fragment>
  ));
}
