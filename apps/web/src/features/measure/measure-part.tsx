import { lazyOptional } from '../../lib/loading/lazy-optional.tsx';
import { FailedPart, LazyPart } from '../../ui/feedback/lazy-part.tsx';
import { useIsPaneOpen } from './line-store.ts';
import { measureSwitch } from './measure-switch.ts';

const loadMeasureTool = async () => (await import('./measure-tool.tsx')).MeasureTool;
const LineOnMap = lazyOptional(async () => (await import('./line-on-map.tsx')).LineOnMap);

/** The tool, which is loaded when a distance is measured for the first time, and the line of the researchers' pane. */
export function MeasurePart() {
  const isOn = measureSwitch.useIsOn();
  const isPaneOpen = useIsPaneOpen();
  return (
    <>
      {isPaneOpen && <LineOnMap />}
      {isOn && (
        <LazyPart
          load={loadMeasureTool}
          properties={{}}
          renderFailure={(retry) => <FailedPart onRetry={retry} onDismiss={() => measureSwitch.set(false)} />}
        />
      )}
    </>
  );
}
