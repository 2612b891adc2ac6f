import type { Breadcrumb } from '../../lib/record-page/record-page.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { LocalLink } from '../links/local-link.tsx';
import styles from './breadcrumbs.module.css';
import { recordPageMessages } from './messages/index.ts';

/** Links to the pages above a page, which is not repeated: its heading follows. */
export function Breadcrumbs({ ancestors }: { readonly ancestors: readonly Breadcrumb[] }) {
  const { messages } = useLanguage(recordPageMessages);
  return (
    <nav aria-label={messages.recordPage.breadcrumbs} className={styles.breadcrumbs}>
      <ol>
        {ancestors.map(({ label, path }) => (
          <li key={path}>
            <LocalLink to={path}>{label}</LocalLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
