import { useEffect } from 'react';
import { focusHeading } from '../../../lib/page/focus-heading.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import formStyles from '../form/form.module.css';
import { AccountPage } from './account-page.tsx';
import styles from './account-page.module.css';

interface FinishedPageProps {
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly to: string; readonly label: string };
}

/** What is shown in place of a form that the server has accepted. The heading has the focus, since the button is gone. */
export function FinishedPage({ title, text, link }: FinishedPageProps) {
  useEffect(() => void focusHeading(), []);
  return (
    <AccountPage title={title}>
      <p role="status" className={styles.text}>
        {text}
      </p>
      {link !== undefined && (
        <LocalLink to={link.to} className={formStyles.secondary ?? ''}>
          {link.label}
        </LocalLink>
      )}
    </AccountPage>
  );
}
