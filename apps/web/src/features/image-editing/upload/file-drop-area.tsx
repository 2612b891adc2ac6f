import { IconPhotoDown } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, type DragEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { paths } from '../../../lib/url/paths.ts';
import { imageEditingMessages } from '../messages/index.ts';
import styles from './file-drop-area.module.css';
import { readDroppedFiles } from './read-dropped-files.ts';
import { useAddFiles } from './use-add-files.ts';

/** A screen onto which pictures can be dropped or pasted; the uploads are then shown. */
export function FileDropArea({ children }: { readonly children: ReactNode }) {
  const { messages } = useLanguage(imageEditingMessages);
  const [isOver, setOver] = useState(false);
  const add = useAddAndShow();
  usePastedFiles(add);
  const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
  return (
    <div
      className={styles.area}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        void readDroppedFiles(event.dataTransfer).then(add);
      }}
    >
      {children}
      {isOver && (
        <div className={styles.over} aria-hidden="true">
          <IconPhotoDown size={48} stroke={1.4} />
          {messages.uploads.drop}
        </div>
      )}
    </div>
  );
}

/** Uploads files and shows the screen of the uploads. */
function useAddAndShow(): (files: readonly File[]) => void {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const addFiles = useAddFiles();
  return (files) => {
    addFiles(files);
    const target = localPath(language, paths.uploadImages());
    if (files.length > 0 && pathname !== target) void navigate(target);
  };
}

/** Files that are pasted. */
function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const receive = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => receive(event);
    window.addEventListener('paste', listen);
    return () => window.removeEventListener('paste', listen);
  }, []);
}
