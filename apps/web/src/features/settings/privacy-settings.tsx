import { useConfiguration } from '../../lib/api/configuration-query.ts';
import { useIsInBrowser } from '../../lib/browser/use-is-in-browser.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useOptionGroup } from '../../lib/options/use-option-group.ts';
import { isTrackingRefused } from '../../lib/privacy/is-tracking-refused.ts';
import { telemetryOptions } from '../../lib/telemetry/telemetry-options.ts';
import { settingsMessages } from './messages/index.ts';
import { SettingSwitch } from './setting-switch.tsx';
import styles from './settings-pane.module.css';

/** What the visitor agrees to send. Only what the operator has configured is offered. */
export function PrivacySettings() {
  const { messages } = useLanguage(settingsMessages);
  const isInBrowser = useIsInBrowser();
  const telemetry = useConfiguration()?.telemetry;
  const { sendsErrors, countsUsage } = useOptionGroup(telemetryOptions, (options) => options);
  const labels = messages.settings.privacy;
  if (!isInBrowser || telemetry === undefined) return null;
  if (telemetry.error_project === null && !telemetry.counts_usage) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{labels.heading}</legend>
      {isTrackingRefused() ? (
        <p className={styles.note}>{labels.refused}</p>
      ) : (
        <>
          {telemetry.error_project !== null && (
            <SettingSwitch
              label={labels.errors}
              hint={labels.errorsHint}
              isOn={sendsErrors}
              onChange={(on) => telemetryOptions.change({ sendsErrors: on })}
            />
          )}
          {telemetry.counts_usage && (
            <SettingSwitch
              label={labels.usage}
              hint={labels.usageHint}
              isOn={countsUsage}
              onChange={(on) => telemetryOptions.change({ countsUsage: on })}
            />
          )}
        </>
      )}
    </fieldset>
  );
}
