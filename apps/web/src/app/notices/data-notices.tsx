import { lazy, Suspense } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useDataNotices } from './use-data-notices.ts';

const NoticeArea = lazy(async () => ({ default: (await import('./notice-area.tsx')).NoticeArea }));

/** Tells the visitor what is wrong with the data, if anything is. */
export function DataNotices() {
  const { words } = useLanguage();
  const notices = useDataNotices();
  if (notices.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <NoticeArea notices={notices} closeLabel={words.failure.close} />
    </Suspense>
  );
}
