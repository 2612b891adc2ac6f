import { IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { noticeMilliseconds, type Notice } from '../../lib/notices/notices.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './notice-area.module.css';
import { useSwipe } from './use-swipe.ts';

/** How long a closed notice fades, in milliseconds, the same in the style sheet. */
const fadeMilliseconds = 250;

interface NoticeCardProps {
  readonly notice: Notice;
  readonly closeLabel: string;
  /** While paused, the notice does not disappear; afterwards its whole time starts again. */
  readonly isPaused: boolean;
  readonly onClose: () => void;
}

/** A notice with its close button. A sideways swipe or scroll closes it too. */
export function NoticeCard({ notice, closeLabel, isPaused, onClose }: NoticeCardProps) {
  const { title, message, kind } = notice;
  const [isClosing, setClosing] = useState(false);
  const fading = useRef<ReturnType<typeof setTimeout>>(undefined);
  const startClosing = (): void => {
    setClosing(true);
    clearTimeout(fading.current);
    fading.current = setTimeout(onClose, fadeMilliseconds);
  };
  const { offset, isSwiping, element } = useSwipe(startClosing);
  const close = useEffectEvent(startClosing);
  useEffect(() => {
    if (isPaused || isSwiping || isClosing) return undefined;
    const timer = setTimeout(() => close(), noticeMilliseconds[kind]);
    return () => clearTimeout(timer);
  }, [isPaused, isSwiping, isClosing, kind]);
  useEffect(() => () => clearTimeout(fading.current), []);
  return (
    <div
      ref={element}
      className={styles.notice}
      role={kind === 'success' ? 'status' : 'alert'}
      data-kind={kind}
      data-closing={isClosing}
      data-swiping={isSwiping}
      style={{ translate: `${offset}px 0` }}
    >
      <div className={styles.body}>
        {title !== undefined && <div className={styles.title}>{title}</div>}
        <div className={styles.message}>{message}</div>
      </div>
      <Button className={styles.close} aria-label={closeLabel} onClick={startClosing}>
        <IconX size={18} stroke={1.8} aria-hidden="true" />
      </Button>
    </div>
  );
}
