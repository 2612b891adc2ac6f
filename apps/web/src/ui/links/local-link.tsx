import { Link, type LinkProps } from 'react-router';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { localPath } from '../../lib/language/language-path.ts';

interface LocalLinkProps extends Omit<LinkProps, 'to'> {
  /** Path without the language. */
  readonly to: string;
}

/** A link within the product that stays in the language of the page. */
export function LocalLink({ to, ...properties }: LocalLinkProps) {
  const { language } = useLanguage();
  // Links are discovered by the framework mode of the router, which is not used: each would carry an attribute for it.
  return <Link to={localPath(language, to)} discover="none" {...properties} />;
}
