import { maxUploadBytes } from '@cae-map/contract/entities/images/upload-bounds';
import { IconCamera, IconFolderOpen } from '@tabler/icons-react';
import { useRef } from 'react';
import { acceptedTypes, megabyte } from '../../../lib/images/picture-file.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { imageEditingMessages } from '../messages/index.ts';
import { ImagePanel } from '../screen/image-panel.tsx';
import { FileDropArea } from './file-drop-area.tsx';
import { UploadDefaultsForm } from './upload-defaults-form.tsx';
import { UnsavedCaptions } from './unsaved-captions.tsx';
import { UploadList } from './upload-list.tsx';
import styles from './upload-screen.module.css';
import { useAddFiles } from './use-add-files.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** The screen on which pictures are uploaded. */
function UploadScreen() {
  const { messages } = useLanguage(imageEditingMessages);
  const labels = messages.uploads;
  usePageHead({ title: labels.title, description: labels.intro });
  return (
    <ImagePanel title={labels.title} section="upload">
      <FileDropArea>
        <div className={styles.content}>
          <ChooseFiles />
          <UnsavedCaptions />
          <UploadList />
          <UploadDefaultsForm />
        </div>
      </FileDropArea>
    </ImagePanel>
  );
}

function ChooseFiles() {
  const { messages } = useLanguage(imageEditingMessages);
  const addFiles = useAddFiles();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const labels = messages.uploads;
  const take = (input: HTMLInputElement): void => {
    addFiles([...(input.files ?? [])]);
    // The same file can be chosen again.
    input.value = '';
  };
  return (
    <section className={styles.choose} aria-label={labels.choose}>
      <p className={styles.mouseHint}>{labels.hint}</p>
      <p className={styles.touchHint}>{labels.touchHint}</p>
      <p className={styles.formats}>{labels.formats(maxUploadBytes / megabyte)}</p>
      <div className={styles.buttons}>
        <Button look="main" onClick={() => files.current?.click()}>
          <IconFolderOpen size={20} stroke={1.8} aria-hidden="true" />
          {labels.choose}
        </Button>
        <Button look="outlined" className={styles.camera} onClick={() => camera.current?.click()}>
          <IconCamera size={20} stroke={1.8} aria-hidden="true" />
          {labels.camera}
        </Button>
      </div>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={acceptedTypes}
        aria-label={labels.choose}
        onChange={({ target }) => take(target)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={labels.camera}
        onChange={({ target }) => take(target)}
      />
    </section>
  );
}

export const uploadScreenModule: ScreenModule = {
  Screen: UploadScreen,
  prepare({ language }) {
    const { title, intro } = imageEditingMessages.read(language).uploads;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
