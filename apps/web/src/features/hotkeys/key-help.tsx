import { Fragment, type ReactNode } from 'react';
import { useConfiguration } from '../../lib/api/configuration-query.ts';
import { commandGroups, type Command } from '../../lib/commands/command.ts';
import { useOfferedCommands } from '../../lib/commands/commands-context.tsx';
import { localKeyLabel, keyLabels } from '../../lib/commands/key-stroke.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { keyHelpMessages } from './messages/index.ts';
import { setKeyHelpOpen } from './key-help-store.ts';
import styles from './key-help.module.css';
import { partKeys, keyLabel, type PartKeys } from './part-keys.ts';

/** The dialog with all keys: the shortcuts of the commands and the keys of parts of the page. */
export function KeyHelp({ isOpen }: { readonly isOpen: boolean }) {
  const { messages } = useLanguage(keyHelpMessages);
  const layers = useConfiguration()?.layers;
  const commands = useOfferedCommands().filter(
    ({ baseLayer }) => baseLayer === undefined || layers?.some(({ code }) => code === baseLayer),
  );
  return (
    <Dialog
      title={messages.keyHelp.title}
      closeLabel={messages.keyHelp.close}
      isOpen={isOpen}
      onClose={() => setKeyHelpOpen(false)}
      help="keyboard"
    >
      {commandGroups.map((group) => (
        <Group
          key={group}
          group={group}
          commands={commands.filter((command) => command.group === group && command.keys.length > 0)}
        />
      ))}
      <p className={styles.note}>{messages.keyHelp.note}</p>
    </Dialog>
  );
}

interface GroupProps {
  readonly group: Command['group'];
  readonly commands: readonly Command[];
}

function Group({ group, commands }: GroupProps) {
  const { messages } = useLanguage(keyHelpMessages);
  const groupPartKeys = partKeys.filter((keys) => keys.group === group);
  if (commands.length + groupPartKeys.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3>{messages.keyHelp.groups[group]}</h3>
      <dl>
        {commands.map(({ id, label, keys }) => (
          <Entry key={id} label={label(messages)}>
            <Keys keys={keys} />
          </Entry>
        ))}
        {groupPartKeys.map(({ label, keys, letters }) => (
          <Entry key={label(messages)} label={label(messages)}>
            <PrintedKeys keys={keys} />
            {letters && <Keys keys={letters} />}
          </Entry>
        ))}
      </dl>
    </section>
  );
}

function Entry({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.command}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PrintedKeys({ keys }: Pick<PartKeys, 'keys'>) {
  return keys.map((stroke, index) => (
    <Fragment key={stroke.join(' ')}>
      {index > 0 && ' '}
      <Stroke names={stroke.map(keyLabel)} />
    </Fragment>
  ));
}

function Keys({ keys }: { readonly keys: Command['keys'] }) {
  const { language, messages } = useLanguage(keyHelpMessages);
  return keys.map((stroke, index) => {
    const local = localKeyLabel(stroke, language);
    return (
      <Fragment key={keyLabels(stroke).join(' ')}>
        {index > 0 && <span className={styles.or}> {messages.keyHelp.or} </span>}
        <Stroke names={keyLabels(stroke)} />
        {local !== null && (
          <span className={styles.or}>
            {' '}
            (<kbd>{local}</kbd>)
          </span>
        )}
      </Fragment>
    );
  });
}

function Stroke({ names }: { readonly names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && '+'}
      <kbd>{name}</kbd>
    </Fragment>
  ));
}
