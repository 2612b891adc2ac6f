import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';
import { useDataNotices } from './use-data-notices.ts';

/** Where notifications appear, and who raises those about the data. */
export function NoticeArea() {
  useDataNotices();
  return <Notifications position="top-center" zIndex={40} limit={4} />;
}
