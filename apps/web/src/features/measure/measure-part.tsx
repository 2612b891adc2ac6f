import { FailedPart, LazyPart } from '../../ui/feedback/lazy-part.tsx';
import { measureSwitch } from './measure-switch.ts';

const loadMeasureTool = async () => (await import('./measure-tool.tsx')).MeasureTool;

/** The tool, which is loaded when a distance is measured for the first time. */
export function MeasurePart() {
  if (!measureSwitch.useIsOn()) return null;
  return (
    <LazyPart
      load={loadMeasureTool}
      properties={{}}
      renderFailure={(retry) => <FailedPart onRetry={retry} onDismiss={() => measureSwitch.set(false)} />}
    />
  );
}
