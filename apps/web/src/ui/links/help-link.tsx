import { IconHelpCircle } from '@tabler/icons-react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import type { GuideSection } from '../../lib/url/guide-sections.ts';
import { paths } from '../../lib/url/paths.ts';
import styles from './help-link.module.css';
import { LocalLink } from './local-link.tsx';

/** A question mark that leads to the section of the guide about the control that it is in. */
export function HelpLink({ section }: { readonly section: GuideSection }) {
  const { messages } = useLanguage();
  const label = messages.help.link(messages.help.sections[section]);
  return (
    <LocalLink to={paths.guide(section)} className={styles.link ?? ''} aria-label={label} title={label}>
      <IconHelpCircle size={20} stroke={1.6} aria-hidden="true" />
    </LocalLink>
  );
}
