import { targetKey, type MarkTarget } from '@cae-map/expedition/sentences/marked-text';
import { IconX } from '@tabler/icons-react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../controls/button.tsx';
import { editingMessages } from '../messages/index.ts';
import styles from './record-links.module.css';
import type { Linkable } from './use-linkable.ts';
import { useTargetTitle } from './use-target-title.ts';

interface ChosenTargetsProps {
  readonly targets: readonly MarkTarget[];
  readonly linkable: Linkable;
  readonly onRemove: (target: MarkTarget) => void;
}

/** The records that a name links to or that a paragraph is about, each with a button that removes it. */
export function ChosenTargets({ targets, linkable, onRemove }: ChosenTargetsProps) {
  const { messages } = useLanguage(editingMessages);
  const titleOf = useTargetTitle(linkable);
  if (targets.length === 0) return null;
  return (
    <ul className={styles.targets}>
      {targets.map((target) => (
        <li key={targetKey(target)} className={styles.target}>
          {titleOf(target)}
          <Button
            look="bare"
            label={messages.editing.recordLinks.remove(titleOf(target))}
            onClick={() => onRemove(target)}
          >
            <IconX size={18} stroke={1.8} aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
