import { encode } from 'uqr';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { shareMessages } from '../messages/index.ts';
import styles from './share-dialog.module.css';

/** The margin of a QR code in modules, which the standard demands. */
const quietZone = 4;

/** The QR code of a link. It is dark on light in both colour schemes, because many cameras do not read the inverse. */
export function QrPanel({ url }: { readonly url: string }) {
  const { messages } = useLanguage(shareMessages);
  const { data, size } = encode(url, { ecc: 'M', border: quietZone });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <figure className={styles.qr}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={messages.share.qrLabel}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption>{messages.share.qrHint}</figcaption>
    </figure>
  );
}
