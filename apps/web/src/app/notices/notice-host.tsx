import { Suspense, useState } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx';
import { usePrefetch } from '../../lib/loading/use-prefetch.ts';
import { useNotices } from '../../lib/notices/notices.ts';
import { useDataNotices } from './use-data-notices.ts';

const loadNoticeArea = async () => (await import('./notice-area.tsx')).NoticeArea;
const NoticeArea = lazyOptional(loadNoticeArea);

/** Shows notices about the data and about the results of actions. */
export function NoticeHost() {
  const { messages } = useLanguage();
  const notices = [...useDataNotices(), ...useNotices()];
  // Some notices report that there is no network.
  usePrefetch(loadNoticeArea);
  const [wasShown, setShown] = useState(false);
  if (notices.length > 0 && !wasShown) setShown(true);
  if (!wasShown) return null;
  return (
    <Suspense fallback={null}>
      <NoticeArea notices={notices} closeLabel={messages.failure.close} />
    </Suspense>
  );
}
