import '../../styles/mantine.css';
import '@mantine/notifications/styles.css';
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { mantineTheme } from '../theme.ts';
import type { Notice } from './notice.ts';

/** How long an error stays, in milliseconds. */
export const errorDurationMilliseconds = 50_000;

interface NoticeAreaProps {
  readonly notices: readonly Notice[];
  readonly closeLabel: string;
}

/** Where notices appear. Loaded with the first of them: on a good day no visitor needs it. */
export function NoticeArea({ notices, closeLabel }: NoticeAreaProps) {
  return (
    <MantineProvider theme={mantineTheme} defaultColorScheme="auto">
      <Notifications position="top-center" zIndex={40} limit={4} />
      {notices.map((notice) => (
        <ShownNotice key={notice.id} notice={notice} closeLabel={closeLabel} />
      ))}
    </MantineProvider>
  );
}

function ShownNotice({ notice, closeLabel }: { readonly notice: Notice; readonly closeLabel: string }) {
  const { id, title, message, kind } = notice;
  useEffect(() => {
    notifications.show({
      id,
      title,
      message,
      color: kind === 'error' ? 'red' : 'yellow',
      role: 'alert',
      autoClose: errorDurationMilliseconds,
      closeButtonProps: { 'aria-label': closeLabel },
    });
    return () => void notifications.hide(id);
  }, [id, title, message, kind, closeLabel]);
  return null;
}
