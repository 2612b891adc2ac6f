import { Link, type LinkProps } from 'react-router';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { localPath } from '../../lib/language/language-path.ts';

interface LocalLinkProps extends Omit<LinkProps, 'to'> {
  /** Path without the language. */
  readonly to: string;
}

/** An internal link that keeps the language of the page. */
export function LocalLink({ to, ...properties }: LocalLinkProps) {
  const { language } = useLanguage();
  // Avoids an attribute for the link discovery of React Router's framework mode, which is not used.
  return <Link to={localPath(language, to)} discover="none" {...properties} />;
}
