import { apiBase, errorTunnelPath } from '@cae-map/contract/api/error-tunnel-path';
import { stripPersonalData } from '@cae-map/contract/personal-data';
import type { Action } from './recent-actions.ts';
import { maxReportFrames, maxReportsPerMinute, maxReportText } from './report-bounds.ts';

/** Writes errors as envelopes of the Sentry protocol and sends them through the server. */
export interface ErrorWriter {
  report(error: unknown): void;
  stop(): void;
}

const minute = 60_000;
/** A frame of Chromium (`at open (https://…:1:2)`) or of Firefox and Safari (`open@https://…:1:2`). */
const framePattern = /^\s*(?:at )?(?:(.*?)(?: \(|@))?(\S+?):(\d+):(\d+)\)?$/;

const strip = (text: string): string => stripPersonalData(text, maxReportText);

/**
 * Creates the writer. An error that was reported is not reported again, and further errors of a minute are only counted; the counts are
 * sent when the minute is over. A report that cannot be sent is lost.
 * @param project the DSN of the project
 * @param readActions the last actions of the visitor; none in most visits
 */
export function createErrorWriter(project: string, readActions: () => readonly Action[]): ErrorWriter {
  const reported = new Set<string>();
  let sentInMinute = 0;
  let discarded = { ratelimit_backoff: 0, event_processor: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(type: 'event' | 'client_report', content: object): void {
    const header = { dsn: project, sent_at: new Date().toISOString() };
    const body = [header, { type }, content].map((line) => JSON.stringify(line)).join('\n');
    // The type is one that needs no preflight. Without credentials, so that no cookie is sent.
    fetch(apiBase + errorTunnelPath, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(
      () => undefined,
    );
  }

  function endMinute(): void {
    timer = undefined;
    sentInMinute = 0;
    const counts = Object.entries(discarded).filter(([, quantity]) => quantity > 0);
    discarded = { ratelimit_backoff: 0, event_processor: 0 };
    if (counts.length > 0)
      send('client_report', {
        timestamp: Date.now() / 1000,
        discarded_events: counts.map(([reason, quantity]) => ({ reason, category: 'error', quantity })),
      });
  }

  return {
    report(error) {
      timer ??= setTimeout(endMinute, minute);
      const exception = describeError(error);
      const key = JSON.stringify(exception);
      if (reported.has(key)) discarded.event_processor += 1;
      else if (sentInMinute >= maxReportsPerMinute) discarded.ratelimit_backoff += 1;
      else {
        sentInMinute += 1;
        reported.add(key);
        const actions = readActions().map((action) => ({ ...action, message: strip(action.message) }));
        send('event', {
          event_id: crypto
            .getRandomValues(new Uint8Array(16))
            .reduce((id, byte) => id + byte.toString(16).padStart(2, '0'), ''),
          timestamp: Date.now() / 1000,
          platform: 'javascript',
          level: 'error',
          release: findRelease(),
          tags: { language: document.documentElement.lang, page: strip(location.pathname) },
          exception: { values: [exception] },
          ...(actions.length > 0 ? { breadcrumbs: { values: actions } } : {}),
        });
      }
    },
    stop: () => clearTimeout(timer),
  };
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: 'Error', value: strip(String(error)) };
  const frames = (error.stack ?? '').split('\n').flatMap((line) => {
    const [, name, url, row, column] = framePattern.exec(line) ?? [];
    if (url === undefined) return [];
    const filename = strip(url.replace(location.origin, ''));
    return [
      { filename, ...(name ? { function: strip(name) } : {}), lineno: Number(row), colno: Number(column) },
    ];
  });
  // The protocol has the innermost frame last.
  const innermost = frames.slice(0, maxReportFrames).reverse();
  return {
    type: error.name.slice(0, 100),
    value: strip(error.message),
    ...(innermost.length > 0 ? { stacktrace: { frames: innermost } } : {}),
  };
}

/** The version and the hash of the first script, which changes with every build. */
function findRelease(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  return `${import.meta.env['VITE_PRODUCT_VERSION'] ?? 'development'}+${/-([\w-]+)\.js$/.exec(script)?.[1] ?? ''}`;
}
