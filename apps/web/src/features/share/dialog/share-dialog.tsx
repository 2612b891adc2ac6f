import { useRef, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { shareDialog } from '../../../lib/share/share-dialog.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useInitialFocus } from '../../../ui/dialog/use-initial-focus.ts';
import type { LoadedDialogProps } from '../../../ui/dialog/lazy-dialog.tsx';
import { shareMessages } from '../messages/index.ts';
import { readSharedPage, type SharedPage } from '../model/shared-page.ts';
import { CitePanel } from './cite-panel.tsx';
import { EmbedPanel } from './embed-panel.tsx';
import { QrPanel } from './qr-panel.tsx';
import styles from './share-dialog.module.css';
import { useCopyAndClose, type CopyAndClose } from './use-copy-and-close.ts';

/** Shares what is open: its link, the share sheet of the system, a QR code, a citation, and the code of an embedded map. */
export function ShareDialog({ isOpen }: LoadedDialogProps) {
  const { messages } = useLanguage(shareMessages);
  const close = () => shareDialog.set(false);
  return (
    <Dialog
      title={messages.share.title}
      closeLabel={messages.share.close}
      isOpen={isOpen}
      onClose={close}
      use="form"
      help="addresses"
    >
      {isOpen && <SharedLink onDone={close} />}
    </Dialog>
  );
}

const panels = ['qr', 'cite', 'embed'] as const;
type Panel = (typeof panels)[number];

/** @param onDone closes the dialog */
function SharedLink({ onDone }: { readonly onDone: () => void }) {
  const { messages } = useLanguage(shareMessages);
  const { link, copyLink, ways } = messages.share;
  const labels: Readonly<Record<Panel, string>> = {
    qr: messages.share.qr,
    cite: messages.share.cite,
    embed: messages.share.embed,
  };
  // The page does not change while the dialog is open.
  const [page] = useState(() => readSharedPage(window.location));
  const [panel, setPanel] = useState<Panel | null>(null);
  const copy = useCopyAndClose();
  const copyButton = useRef<HTMLButtonElement>(null);
  useInitialFocus(copyButton);
  const offered = panels.filter((each) => each !== 'embed' || page.map !== null);
  return (
    <>
      <input
        className={styles.link}
        readOnly
        value={page.url}
        aria-label={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.buttons}>
        <Button
          ref={copyButton}
          look="main"
          onClick={() => copy(page.url, messages.place.actions.linkCopied)}
        >
          {copyLink}
        </Button>
        <SendButton url={page.url} onDone={onDone} />
      </div>
      <div className={styles.ways} role="group" aria-label={ways}>
        {offered.map((each) => (
          <Button
            key={each}
            look="outlined"
            aria-expanded={panel === each}
            onClick={() => setPanel(panel === each ? null : each)}
          >
            {labels[each]}
          </Button>
        ))}
      </div>
      <SharePanel panel={panel} page={page} copy={copy} />
    </>
  );
}

interface SharePanelProps {
  readonly panel: Panel | null;
  readonly page: SharedPage;
  readonly copy: CopyAndClose;
}

function SharePanel({ panel, page, copy }: SharePanelProps) {
  if (panel === 'qr') return <QrPanel url={page.url} />;
  if (panel === 'cite') return <CitePanel url={page.citedUrl} copy={copy} />;
  return panel === 'embed' && page.map !== null ? <EmbedPanel map={page.map} copy={copy} /> : null;
}

/** Opens the share sheet of the system, where there is one. */
function SendButton({ url, onDone }: { readonly url: string; readonly onDone: () => void }) {
  const { messages } = useLanguage(shareMessages);
  if (!('share' in navigator)) return null;
  const send = async (): Promise<void> => {
    try {
      await navigator.share({ title: document.title, url });
      onDone();
    } catch {
      // The visitor has closed the sheet.
    }
  };
  return (
    <Button look="outlined" onClick={() => void send()}>
      {messages.share.send}
    </Button>
  );
}
