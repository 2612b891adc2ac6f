import { createElement, Suspense } from 'react';
import { SelectedPlaceProvider } from '../../../lib/selection/selected-place-context.tsx';
import { usePane } from '../../../lib/manifest/pane-context.ts';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import styles from '../../../ui/workbench/editor.module.css';

/** The pane of the place as readers will see it, with the unsaved changes. */
export function PlacePreview({ id: placeId }: { readonly id: number }) {
  const Pane = usePane();
  return (
    <SelectedPlaceProvider value={placeId}>
      <div className={styles.preview}>
        <Suspense fallback={<LoadingPage />}>{Pane !== null && createElement(Pane)}</Suspense>
      </div>
    </SelectedPlaceProvider>
  );
}
