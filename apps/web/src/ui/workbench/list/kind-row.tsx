import type { TextInLanguage } from '@cae-map/expedition/texts/titles';
import { IconCheck, IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { LocalLink } from '../../links/local-link.tsx';
import styles from './kind-row.module.css';
import { ListItem, type ListItemAttributes } from './list-item.tsx';
import { recordListMessages } from './messages/index.ts';
import type { ListItemState } from './record-list.tsx';

interface KindRowProps {
  readonly attributes: ListItemAttributes;
  readonly state: ListItemState;
  /** Whether rows can be chosen. */
  readonly isSelectable: boolean;
  readonly title: TextInLanguage;
  /** Of the page that the row opens. */
  readonly path: string;
  /** At the end of the row. */
  readonly detail?: ReactNode;
}

/** A row of the ready list. Its controls are for the pointer; the list has the keys. */
export function KindRow({ attributes, state, isSelectable, title, path, detail }: KindRowProps) {
  const { messages } = useLanguage(recordListMessages);
  return (
    <ListItem
      {...attributes}
      className={styles.row}
      onClick={(event) => {
        if (isSelectable && (event.shiftKey || event.ctrlKey || event.metaKey)) state.toggle(event.shiftKey);
        else state.activate();
      }}
    >
      {(handle) => (
        <>
          <span role="gridcell">
            {handle !== null && (
              <span {...handle} className={styles.handle} title={messages.recordList.drag} aria-hidden="true">
                <IconGripVertical size={18} stroke={1.8} />
              </span>
            )}
          </span>
          <span role="gridcell">
            {isSelectable && (
              <span
                className={styles.check}
                data-checked={state.isSelected}
                title={messages.recordList.select}
                aria-hidden="true"
                onClick={(event) => {
                  event.stopPropagation();
                  state.toggle(event.shiftKey);
                }}
              >
                {state.isSelected && <IconCheck size={14} stroke={3} />}
              </span>
            )}
          </span>
          <span role="gridcell" className={styles.title}>
            <LocalLink to={path} tabIndex={-1} lang={title.language}>
              {title.text}
            </LocalLink>
          </span>
          {detail !== undefined && (
            <span role="gridcell" className={styles.detail}>
              {detail}
            </span>
          )}
        </>
      )}
    </ListItem>
  );
}
