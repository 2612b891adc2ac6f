import { Suspense, useState } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx';
import { useNotices } from '../../lib/notices/notices.ts';
import { useDataNotices } from './use-data-notices.ts';

const NoticeArea = lazyOptional(async () => (await import('./notice-area.tsx')).NoticeArea);

/** Shows notices about the data and about the results of actions. */
export function NoticeHost() {
  const { messages } = useLanguage();
  const notices = [...useDataNotices(), ...useNotices()];
  const [wasShown, setShown] = useState(false);
  if (notices.length > 0 && !wasShown) setShown(true);
  if (!wasShown) return null;
  return (
    <Suspense fallback={null}>
      <NoticeArea notices={notices} closeLabel={messages.failure.close} />
    </Suspense>
  );
}
