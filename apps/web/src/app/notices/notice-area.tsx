import { useState } from 'react';
import { createPortal } from 'react-dom';
import { dismissNotice, type Notice } from '../../lib/notices/notices.ts';
import styles from './notice-area.module.css';
import { NoticeCard } from './notice-card.tsx';

/** The notices that are shown at a time; the others wait, and their time starts when they are shown. */
const limit = 4;

interface NoticeAreaProps {
  readonly notices: readonly Notice[];
  readonly closeLabel: string;
}

/**
 * The area of notices. It is loaded with the first notice, since most visits have none. No notice disappears while the pointer or the focus
 * is in one of them.
 */
export function NoticeArea({ notices, closeLabel }: NoticeAreaProps) {
  /** Notices about the data last until their cause does; those that the visitor has closed are not shown until then. */
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isOutdated = [...closed].some((id) => notices.every((notice) => notice.id !== id));
  if (isOutdated) setClosed(new Set(notices.map(({ id }) => id).filter((id) => closed.has(id))));
  const shown = notices.filter(({ id }) => !closed.has(id)).slice(0, limit);
  const close = (id: string): void => {
    setClosed((before) => new Set([...before, id]));
    dismissNotice(id);
    // The element with the focus or below the pointer is removed, which fires no event.
    setFocused(false);
    if (shown.length === 1) setHovered(false);
  };
  return createPortal(
    <div
      className={styles.area}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {shown.map((notice) => (
        <NoticeCard
          key={notice.id}
          notice={notice}
          closeLabel={closeLabel}
          isPaused={isHovered || isFocused}
          onClose={() => close(notice.id)}
        />
      ))}
    </div>,
    document.body,
  );
}
