import { useEffect } from 'react';
import { useConfiguration } from '../../lib/api/configuration-query.ts';
import { useOptionGroup } from '../../lib/options/use-option-group.ts';
import { isTrackingRefused } from '../../lib/privacy/is-tracking-refused.ts';
import { telemetryOptions } from '../../lib/telemetry/telemetry-options.ts';
import { watchErrors } from './watch-errors.ts';

/** Reports errors of the page while the operator has a project for them and the visitor agrees. */
export function ErrorWatchPart() {
  const project = useConfiguration()?.telemetry.error_project ?? null;
  const isAgreed = useOptionGroup(telemetryOptions, ({ sendsErrors }) => sendsErrors);
  useEffect(() => {
    if (project === null || !isAgreed || isTrackingRefused()) return undefined;
    return watchErrors(project);
  }, [project, isAgreed]);
  return null;
}
