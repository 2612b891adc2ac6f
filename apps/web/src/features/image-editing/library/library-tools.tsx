import { IconHistory, IconId, IconPhotoCog, IconTrash, IconUpload, IconVideoPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { editorPaths } from '../../../lib/url/record-paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { imageEditingMessages } from '../messages/index.ts';
import { ThumbnailTools } from '../thumbnail/thumbnail-tools.tsx';
import { AddVideo } from '../video/add-video.tsx';
import { ScrollRow } from '../../../ui/layout/scroll-row.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Toolbar } from '../../../ui/controls/toolbar.tsx';
import styles from './library-tools.module.css';

/** A tool that opens below the line. */
type Tool = 'video' | 'thumbnails';

/** Toolbar of the image library: uploads, videos, thumbnails, recent changes, deleted images. */
export function LibraryTools() {
  const { messages } = useLanguage(imageEditingMessages);
  const [open, setOpen] = useState<Tool | null>(null);
  const id = useId();
  const labels = messages.library.tools;
  const toggle = (tool: Tool) => ({
    className: styles.tool,
    'aria-expanded': open === tool,
    'aria-controls': id,
    onClick: () => setOpen(open === tool ? null : tool),
  });
  return (
    <>
      <Toolbar label={labels.label} className={styles.toolbar}>
        <ScrollRow className={styles.tools}>
          <LocalLink to={paths.uploadImages()} className={styles.main}>
            <IconUpload size={18} stroke={1.8} aria-hidden="true" />
            {labels.upload}
          </LocalLink>
          <Button {...toggle('video')}>
            <IconVideoPlus size={18} stroke={1.8} aria-hidden="true" />
            {labels.video}
          </Button>
          <LocalLink to={editorPaths('image').create} className={styles.tool}>
            <IconId size={18} stroke={1.8} aria-hidden="true" />
            {labels.card}
          </LocalLink>
          <Button {...toggle('thumbnails')}>
            <IconPhotoCog size={18} stroke={1.8} aria-hidden="true" />
            {labels.thumbnails}
          </Button>
          <LocalLink to={paths.imageChanges()} className={styles.tool}>
            <IconHistory size={18} stroke={1.8} aria-hidden="true" />
            {labels.changes}
          </LocalLink>
          <LocalLink to={paths.deletedImages()} className={styles.tool}>
            <IconTrash size={18} stroke={1.8} aria-hidden="true" />
            {labels.deleted}
          </LocalLink>
        </ScrollRow>
      </Toolbar>
      <div id={id} className={styles.opened} hidden={open === null}>
        {open === 'video' && <AddVideo onAdded={() => setOpen(null)} />}
        {open === 'thumbnails' && <ThumbnailTools />}
      </div>
    </>
  );
}
