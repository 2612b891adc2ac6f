import { RequestError } from '../../responses/request-error.ts';
import { createTaskQueue } from '../../responses/task-queue.ts';
import type { ErrorProject } from '../../settings/telemetry-settings.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import { parseEnvelope, writeEnvelope } from './envelope.ts';
import type { ErrorGroups } from './error-groups.ts';

/** Forwards the envelopes of browsers to the configured project. */
export interface ErrorTunnel {
  /** @throws {RequestError} when the envelope is rejected, or the project does not accept it */
  forward(envelope: string): Promise<void>;
}

/** The limits of requests to the project, which last up to ten seconds (`apps/server/src/upstream`). */
export const tunnelLimits = { concurrency: 4, maxWaiting: 20, maxWait: 5_000 };

interface ErrorTunnelParts {
  readonly project: ErrorProject;
  readonly upstream: Upstream;
  readonly groups: Pick<ErrorGroups, 'add'>;
}

/** Creates the tunnel. The host and the path of its requests are those of the settings, never of an envelope. */
export function createErrorTunnel({ project, upstream, groups }: ErrorTunnelParts): ErrorTunnel {
  const queue = createTaskQueue(tunnelLimits);
  return {
    async forward(text) {
      const envelope = parseEnvelope(text, project);
      if (typeof envelope === 'string') throw new RequestError('invalid_request', envelope);
      for (const report of envelope.reports) groups.add(report);
      const result = await queue.run(() =>
        upstream.request({
          url: project.envelopeUrl,
          accept: 'application/json',
          body: { type: 'application/x-sentry-envelope', text: writeEnvelope(envelope, new Date()) },
          headers: {
            'x-sentry-auth': `Sentry sentry_version=7, sentry_client=cae-map/1, sentry_key=${project.key}`,
          },
        }),
      );
      if (result.kind === 'timeout')
        throw new RequestError('upstream_timeout', 'The project of errors did not respond in time.');
      if (result.kind === 'failed' || result.response.status >= 300)
        throw new RequestError('upstream_failed', 'The project of errors did not accept the report.');
    },
  };
}
