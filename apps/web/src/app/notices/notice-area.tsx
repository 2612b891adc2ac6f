import '@mantine/notifications/styles.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { dismissNotice, noticeMilliseconds, type Notice } from '../../lib/notices/notices.ts';
import styles from './notice-area.module.css';
import { MantineParts } from '../../ui/mantine/mantine-parts.tsx';

const colours: Readonly<Record<Notice['kind'], string>> = {
  success: 'teal',
  warning: 'yellow',
  error: 'red',
};

interface NoticeAreaProps {
  readonly notices: readonly Notice[];
  readonly closeLabel: string;
}

/** The area of notices. It is loaded with the first notice, since most visits have none. */
export function NoticeArea({ notices, closeLabel }: NoticeAreaProps) {
  return (
    <MantineParts>
      <Notifications className={styles.area} position="top-center" zIndex={40} limit={4} />
      {notices.map((notice) => (
        <ShownNotice key={notice.id} notice={notice} closeLabel={closeLabel} />
      ))}
    </MantineParts>
  );
}

function ShownNotice({ notice, closeLabel }: { readonly notice: Notice; readonly closeLabel: string }) {
  const { id, title, message, kind } = notice;
  useEffect(() => {
    let isUnmounted = false;
    notifications.show({
      id,
      title,
      message,
      color: colours[kind],
      role: kind === 'success' ? 'status' : 'alert',
      autoClose: noticeMilliseconds[kind],
      closeButtonProps: { 'aria-label': closeLabel },
      onClose: () => {
        if (!isUnmounted) dismissNotice(id);
      },
    });
    return () => {
      isUnmounted = true;
      notifications.hide(id);
    };
  }, [id, title, message, kind, closeLabel]);
  return null;
}
