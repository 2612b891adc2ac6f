import { Suspense, useEffect, useState } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx';
import { useNotices } from '../../lib/notices/notices.ts';
import { useDataNotices } from './use-data-notices.ts';

const loadNoticeArea = async () => (await import('./notice-area.tsx')).NoticeArea;
const NoticeArea = lazyOptional(loadNoticeArea);

/** Notices report lost connections, so that their code is loaded before it is needed. */
const preloadMilliseconds = 4000;

/** Shows notices about the data and about the results of actions. */
export function NoticeHost() {
  const { messages } = useLanguage();
  const notices = [...useDataNotices(), ...useNotices()];
  const [wasShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void loadNoticeArea().catch(() => undefined), preloadMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  if (notices.length > 0 && !wasShown) setShown(true);
  if (!wasShown) return null;
  return (
    <Suspense fallback={null}>
      <NoticeArea notices={notices} closeLabel={messages.failure.close} />
    </Suspense>
  );
}
