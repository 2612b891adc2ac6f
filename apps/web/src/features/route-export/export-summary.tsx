import type { ExportedRoute, LineSource, RouteChoice } from '@cae-map/route-export/exported-route';
import { useKilometres } from '../../lib/kilometres.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import styles from './export-form.module.css';
import { exportMessages } from './messages/index.ts';
import type { Exporting } from './use-export.ts';
import { Button } from '../../ui/controls/button.tsx';

interface ExportSummaryProps {
  readonly choice: RouteChoice;
  /** Null while the expedition loads. */
  readonly route: ExportedRoute | null;
  readonly exporting: Exporting;
}

/** What will be exported, or why nothing can be, and the button that starts or cancels the export. */
export function ExportSummary({ choice, route, exporting }: ExportSummaryProps) {
  const { messages } = useLanguage(exportMessages);
  const { routeExport } = messages;
  const { progress, outcome } = exporting;
  const reason = findReason(choice, route);
  return (
    <div className={styles.summary}>
      <div role="status">
        {reason === null && route !== null ? (
          <Amount route={route} />
        ) : (
          <p>{routeExport.nothing[reason ?? 'loading']}</p>
        )}
      </div>
      {progress === null ? (
        <Button type="submit" disabled={reason !== null} className={styles.download}>
          {routeExport.download}
        </Button>
      ) : (
        <div className={styles.progress}>
          <p role="status">
            {progress.all === 0 ? routeExport.preparing : routeExport.pictures(progress.done, progress.all)}
          </p>
          {progress.all > 0 && (
            <progress value={progress.done} max={progress.all} aria-label={routeExport.preparing} />
          )}
          <Button className={styles.cancel} onClick={exporting.cancel}>
            {routeExport.cancel}
          </Button>
        </div>
      )}
      <div role="status" data-failure={outcome?.isFailure} className={styles.outcome}>
        {outcome?.messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </div>
  );
}

function Amount({ route }: { readonly route: ExportedRoute }) {
  const { messages } = useLanguage(exportMessages);
  const { routeExport } = messages;
  const kilometres = useKilometres(0);
  const inferred = lengthOf(route, 'inferred');
  const straight = lengthOf(route, 'straight');
  return (
    <>
      <p>
        <b>{routeExport.summary(route.stops.length, kilometres(route.lengthMetres))}</b>
      </p>
      {inferred + straight > 0 && (
        <p className={styles.hint}>{routeExport.uncertain(kilometres(inferred), kilometres(straight))}</p>
      )}
    </>
  );
}

/** Why nothing can be exported; null if something can. */
function findReason(
  { fromId, toId }: RouteChoice,
  route: ExportedRoute | null,
): 'loading' | 'no-place' | 'reversed' | 'empty' | null {
  if (route === null) return 'loading';
  if (fromId === 0 || toId === 0) return 'no-place';
  if (route.isReversed) return 'reversed';
  return route.stops.length === 0 ? 'empty' : null;
}

function lengthOf({ legs }: ExportedRoute, source: LineSource): number {
  return legs.filter((leg) => leg.source === source).reduce((sum, leg) => sum + leg.lengthMetres, 0);
}
