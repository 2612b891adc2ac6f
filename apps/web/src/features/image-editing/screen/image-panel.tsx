import type { ReactNode } from 'react';
import { ForCapability } from '../../../lib/session/for-capability.tsx';
import { EditorPanel } from '../../../ui/workbench/editor-panel.tsx';
import { SignInToEdit } from '../../../ui/workbench/sign-in-to-edit.tsx';
import { useImageSections, type ImageSection } from '../use-image-sections.ts';
import styles from './image-panel.module.css';

interface ImagePanelProps {
  readonly title: string;
  /** Null for a single image, which is edited beside the map; the other screens fill the page. */
  readonly section: ImageSection | null;
  /** Whether the map is being used. */
  readonly needsMap?: boolean;
  readonly children: ReactNode;
}

/** The panel of a screen of the administration of images; visitors without an account are asked to sign in. */
export function ImagePanel({ title, section, needsMap = false, children }: ImagePanelProps) {
  return (
    <EditorPanel
      title={title}
      sections={useImageSections(section)}
      isWholePage={section !== null}
      needsMap={needsMap}
    >
      <ForCapability
        capability="images.write"
        otherwise={
          <div className={styles.note}>
            <SignInToEdit />
          </div>
        }
      >
        {children}
      </ForCapability>
    </EditorPanel>
  );
}
