import { useConfiguration } from '../../lib/api/configuration-query.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { contentPageMessages } from './messages/index.ts';

/** Where a reader sends a correction, as the operator has configured it. */
export function ContactWays() {
  const { messages } = useLanguage(contentPageMessages);
  const configuration = useConfiguration();
  if (configuration === null) return null;
  const { email, source } = configuration.contact;
  if (email === null && source === null) return <p>{messages.contentPages.noAddress}</p>;
  return (
    <ul>
      {email !== null && (
        <li>
          {messages.contentPages.writeTo} <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {source !== null && (
        <li>
          {messages.contentPages.sourceAt}{' '}
          <a href={source} rel="noreferrer" target="_blank">
            {source.replace(/^https:\/\//, '')}
          </a>
        </li>
      )}
    </ul>
  );
}
