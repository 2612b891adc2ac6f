import type { CameraPose } from '@cae-map/expedition/camera/camera-pose';
import { IconInfoCircle } from '@tabler/icons-react';
import { phoneQuery } from '../../../lib/browser/media-queries.ts';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { useKilometres } from '../../../lib/kilometres.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { atlasAttribution } from '../../../map/atlas-style/atlas-overlay.ts';
import { exaggeration } from '../../../map/scene/scene-ground.ts';
import type { SceneGround } from '../../../map/scene/scene.ts';
import { map3dMessages } from '../messages/index.ts';
import type { StageState } from './stage-state.ts';
import styles from './scene-notes.module.css';

interface SceneNotesProps {
  readonly state: StageState;
  readonly ground: SceneGround;
  readonly pose: CameraPose | null;
}

/** What the scene cannot show, how honest it is, and, for screen readers, where the camera looks. */
export function SceneNotes({ state, ground, pose }: SceneNotesProps) {
  const { messages } = useLanguage(map3dMessages);
  const { map3d } = messages;
  const isShown = state === 'shown';
  return (
    <>
      {state === 'starting' && (
        <p role="status" className={styles.message}>
          {map3d.loading}
        </p>
      )}
      {isShown && ground === 'missing' && (
        <p role="status" className={styles.message}>
          {map3d.flat}
        </p>
      )}
      {isShown && <Sources hasHeights={ground === 'heights'} />}
      {isShown && pose !== null && <ViewAnnouncement pose={pose} />}
    </>
  );
}

/** The factor of the heights, and the sources of the map; on a phone behind an icon. */
function Sources({ hasHeights }: { readonly hasHeights: boolean }) {
  const { language, messages } = useLanguage(map3dMessages);
  const isPhone = useMediaQuery(phoneQuery);
  const { heights, source } = messages.map3d;
  const factor = new Intl.NumberFormat(language).format(exaggeration);
  const texts = [...(hasHeights ? [heights(factor)] : []), source, atlasAttribution];
  if (!isPhone) return <p className={styles.notes}>{texts.join(' · ')}</p>;
  return (
    <details className={styles.fold}>
      <summary aria-label={messages.map.attribution} title={messages.map.attribution}>
        <IconInfoCircle size={18} stroke={1.8} aria-hidden="true" />
      </summary>
      <p>{texts.join(' · ')}</p>
    </details>
  );
}

function ViewAnnouncement({ pose: { heading, tilt, range } }: { readonly pose: CameraPose }) {
  const { messages } = useLanguage(map3dMessages);
  const kilometres = useKilometres();
  const { directions, view } = messages.map3d;
  const toward = directions[Math.round(heading / 45) % directions.length] ?? '';
  return (
    <p className="visually-hidden" aria-live="polite">
      {view(toward, Math.round(tilt), kilometres(range))}
    </p>
  );
}
