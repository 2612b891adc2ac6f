import { Suspense, useState } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { lazyOptional } from '../../lib/loading/lazy-optional.tsx';
import { useNotices } from '../../lib/notices/notices.ts';
import { useDataNotices } from './use-data-notices.ts';

const NoticeArea = lazyOptional(async () => (await import('./notice-area.tsx')).NoticeArea);

/** Tells the visitor what is wrong with the data, if anything is, and how what was just done went. */
export function NoticeHost() {
  const { messages } = useLanguage();
  const notices = [...useDataNotices(), ...useNotices()];
  const [isOpened, setOpened] = useState(false);
  if (notices.length > 0 && !isOpened) setOpened(true);
  if (!isOpened) return null;
  return (
    <Suspense fallback={null}>
      <NoticeArea notices={notices} closeLabel={messages.failure.close} />
    </Suspense>
  );
}
