import type { OpenData } from '@cae-map/contract/entities/open-data';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { localPath } from '../../lib/language/language-path.ts';
import { useCopy } from '../../lib/notices/use-copy.ts';
import { paths } from '../../lib/url/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { openDataMessages } from './messages/index.ts';
import styles from './open-data-screen.module.css';

/** How to cite the data, with a button that copies it. */
export function Citation({ data }: { readonly data: OpenData | null }) {
  const { language, messages } = useLanguage(openDataMessages);
  const texts = messages.openData;
  const copy = useCopy();
  const text = texts.citation(
    data?.version ?? null,
    (data?.origin ?? '') + localPath(language, paths.openData()),
  );
  return (
    <>
      <p className={styles.citation}>{text}</p>
      <Button look="outlined" onClick={() => void copy(text, texts.citationCopied)}>
        {texts.copyCitation}
      </Button>
    </>
  );
}
