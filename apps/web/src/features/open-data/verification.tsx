import type { OpenData } from '@cae-map/contract/entities/open-data';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { FileLink } from './file-link.tsx';
import { openDataMessages } from './messages/index.ts';
import styles from './open-data-screen.module.css';

const commands = {
  sums: 'sha256sum -c SHA256SUMS',
  signature:
    'openssl pkeyutl -verify -pubin -inkey public-key.pem -rawin -in SHA256SUMS -sigfile SHA256SUMS.sig',
  tool: 'npm run verify-data -- cae-map-data.zip --key public-key.pem',
} as const;

/** How to verify that the files are those of this site, and whole. */
export function Verification({ data }: { readonly data: OpenData | null }) {
  const { messages } = useLanguage(openDataMessages);
  const texts = messages.openData;
  return (
    <>
      <p>{texts.verifyIntro}</p>
      {(['sums', 'signature', 'tool'] as const).map((name) => (
        <div key={name} className={styles.step}>
          <p>{texts[name]}</p>
          <pre className={styles.command}>
            <code>{commands[name]}</code>
          </pre>
        </div>
      ))}
      <p>
        <FileLink path="public-key.pem" bytes={null} label={texts.key} />
      </p>
      {data !== null && (
        <dl className={styles.sums}>
          <dt>{texts.fingerprint}</dt>
          <dd>{data.key_fingerprint}</dd>
          <dt>{texts.archiveSum}</dt>
          <dd>{data.archive.sha256.replaceAll(/(.{8})(?=.)/g, '$1 ')}</dd>
        </dl>
      )}
    </>
  );
}
