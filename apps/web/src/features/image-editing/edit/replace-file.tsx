import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { IconReplace } from '@tabler/icons-react';
import { useRef } from 'react';
import { acceptedTypes } from '../../../lib/images/picture-file.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { imageEditingMessages } from '../messages/index.ts';
import styles from './image-file.module.css';
import { useReplacement } from './use-replacement.ts';

/** Replaces the file of an image; the replaced file is kept, and undo puts it back with its frame. */
export function ReplaceFile({ image }: { readonly image: ImageRevision }) {
  const { messages } = useLanguage(imageEditingMessages);
  const input = useRef<HTMLInputElement>(null);
  const { state, choose, replaceAnyway, lookAgain } = useReplacement(image);
  const labels = messages.imageEdit.file.replacement;
  const isBusy = state.kind === 'sending' || state.kind === 'checking';
  return (
    <>
      <Button look="outlined" aria-disabled={isBusy} onClick={() => isBusy || input.current?.click()}>
        <IconReplace size={18} stroke={1.8} aria-hidden="true" />
        {image.filename === null ? labels.add : labels.replace}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedTypes}
        aria-label={labels.replace}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void choose(file);
          // Without this, choosing the same file a second time fires no change event.
          target.value = '';
        }}
      />
      <span
        role="status"
        className={state.kind === 'failed' || state.kind === 'unknown' ? styles.problem : styles.facts}
      >
        {state.kind === 'sending' && labels.sending(state.percent)}
        {state.kind === 'checking' && labels.checking}
        {state.kind === 'unknown' && labels.unknown}
        {state.kind === 'failed' && state.reason}
        {state.kind === 'duplicate' && messages.uploads.problems.duplicate}
      </span>
      {state.kind === 'unknown' && (
        <Button look="outlined" onClick={() => void lookAgain(state.uploadId)}>
          {labels.lookAgain}
        </Button>
      )}
      {state.kind === 'duplicate' && state.imageId !== undefined && (
        <LocalLink to={paths.editImage(state.imageId)}>{messages.uploads.openDuplicate}</LocalLink>
      )}
      {state.kind === 'duplicate' && (
        <Button look="outlined" onClick={() => void replaceAnyway(state.uploadId)}>
          {labels.anyway}
        </Button>
      )}
    </>
  );
}
