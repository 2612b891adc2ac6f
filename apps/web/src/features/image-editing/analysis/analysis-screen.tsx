import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { ImageAnalysis } from '@cae-map/contract/entities/images/image-upkeep';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEditorImages } from '../../../lib/api/editor-images-query.ts';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { FailurePage } from '../../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../../ui/feedback/loading-page.tsx';
import { imageEditingMessages } from '../messages/index.ts';
import { ImagePanel } from '../screen/image-panel.tsx';
import { WithImages } from '../screen/with-images.tsx';
import styles from './analysis-screen.module.css';
import { FileFindings } from './file-findings.tsx';
import { MapFindings } from './map-findings.tsx';
import { RecordFindings } from './record-findings.tsx';
import { Button } from '../../../ui/controls/button.tsx';

/** The screen that lists what is missing or wrong, each finding with its remedy. */
function AnalysisScreen() {
  const { messages } = useLanguage(imageEditingMessages);
  const labels = messages.imageAnalysis;
  usePageHead({ title: labels.title, description: labels.intro });
  return (
    <ImagePanel title={labels.title} section="analysis">
      <WithImages query={useEditorImages()}>{(images) => <Analysis images={images} />}</WithImages>
    </ImagePanel>
  );
}

function Analysis({ images }: { readonly images: readonly ImageRevision[] }) {
  const { messages } = useLanguage(imageEditingMessages);
  const client = useRequiredClient();
  const { data, error, isFetching, refetch } = useQuery(callQuery(client, 'analyzeImages', {}));
  const byId = useMemo(() => new Map(images.map((image) => [image.image_id, image])), [images]);
  const labels = messages.imageAnalysis;
  if (data === undefined) {
    return error === null ? (
      <LoadingPage />
    ) : (
      <FailurePage error={error} onRetry={() => void refetch()} title={labels.failed} />
    );
  }
  return (
    <div className={styles.content}>
      <div className={styles.head}>
        <p>{isFine(data) ? labels.fine : labels.intro}</p>
        <Button look="outlined" aria-disabled={isFetching} onClick={() => void refetch()}>
          {labels.refresh}
        </Button>
      </div>
      <RecordFindings analysis={data} images={byId} />
      <FileFindings analysis={data} images={byId} />
      <MapFindings analysis={data} images={byId} />
    </div>
  );
}

function isFine(analysis: ImageAnalysis): boolean {
  return Object.values(analysis).every((findings) => findings.length === 0);
}

export const analysisScreenModule: ScreenModule = {
  Screen: AnalysisScreen,
  prepare({ language }) {
    const { title, intro } = imageEditingMessages.read(language).imageAnalysis;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
