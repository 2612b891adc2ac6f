import { languages } from '@cae-map/contract/enumerations';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { settingsMessages } from './messages/index.ts';
import { appOptions } from '../../lib/options/app-options.ts';
import { geoPhotoOptions } from '../../lib/options/geo-photo-options.ts';
import { changeOptions, useOfferedSections, useOptions } from '../../lib/options/options-store.ts';
import { PrivacySettings } from './privacy-settings.tsx';
import { telemetryOptions } from '../../lib/telemetry/telemetry-options.ts';
import { translationOptions } from '../../lib/options/translation-options.ts';
import { useOptionGroup } from '../../lib/options/use-option-group.ts';
import { ForAudience } from '../../lib/session/for-audience.tsx';
import { paths } from '../../lib/url/paths.ts';
import { LocalLink } from '../../ui/links/local-link.tsx';
import { LanguageSwitcher } from '../../ui/language/language-switcher.tsx';
import { SignInLink } from '../../ui/session/sign-in-link.tsx';
import { LeaveMode } from '../../ui/session/leave-mode.tsx';
import { useLocalMode } from '../../ui/session/role-mode-indicator.tsx';
import { GeoPhotoZoomSetting, LineTypeSetting } from './map-choices.tsx';
import { SettingChoice } from './setting-choice.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import styles from './settings-pane.module.css';
import { languageSwitches, mapSwitches, type SwitchSetting } from './settings-table.ts';
import { useSettingFacts } from './use-setting-facts.ts';
import { Button } from '../../ui/controls/button.tsx';

/** All options of the visitor. They are stored in the browser and take effect immediately. */
export function SettingsPane() {
  const { messages } = useLanguage(settingsMessages);
  return (
    <>
      <SectionSettings />
      <fieldset className={styles.group}>
        <legend>{messages.settings.map}</legend>
        <LineTypeSetting />
        <OptionSwitches settings={mapSwitches} />
        <GeoPhotoZoomSetting />
      </fieldset>
      <LanguageSettings />
      <PrivacySettings />
      <RoleModeSettings />
      <Button className={styles.reset} onClick={resetOptions}>
        {messages.settings.reset}
      </Button>
      <p className={styles.note}>{messages.settings.kept}</p>
      <p className={styles.note}>
        <LocalLink to={paths.offline()}>{messages.menu.offline}</LocalLink>
      </p>
      <SignInLink
        text={messages.settings.forContributors}
        label={messages.settings.signIn}
        className={styles.note}
      />
    </>
  );
}

function resetOptions(): void {
  changeOptions(appOptions.initial);
  geoPhotoOptions.change(geoPhotoOptions.initial);
  translationOptions.change(translationOptions.initial);
  telemetryOptions.change(telemetryOptions.initial);
}

function OptionSwitches({ settings }: { readonly settings: readonly SwitchSetting[] }) {
  const { messages } = useLanguage(settingsMessages);
  const facts = useSettingFacts();
  const offered = settings.filter(({ isOffered }) => isOffered?.(facts) ?? true);
  return offered.map(({ option, audience = 'everyone', label, hint }) => (
    <ForAudience key={option} audience={audience}>
      <OptionSwitch option={option} label={label(messages)} hint={hint?.(messages)} />
    </ForAudience>
  ));
}

interface OptionSwitchProps {
  readonly option: SwitchSetting['option'];
  readonly label: string;
  readonly hint: string | undefined;
}

function OptionSwitch({ option, label, hint }: OptionSwitchProps) {
  const isOn = useOptions((options) => options[option]);
  return (
    <SettingSwitch label={label} hint={hint} isOn={isOn} onChange={(on) => changeOptions({ [option]: on })} />
  );
}

function OutdatedSwitch() {
  const { messages } = useLanguage(settingsMessages);
  const isOn = useOptionGroup(translationOptions, ({ marksOutdated }) => marksOutdated);
  return (
    <SettingSwitch
      label={messages.settings.markOutdated}
      hint={messages.settings.markOutdatedHint}
      isOn={isOn}
      onChange={(marksOutdated) => translationOptions.change({ marksOutdated })}
    />
  );
}

/** The visible sections of the expedition. */
function SectionSettings() {
  const { messages } = useLanguage(settingsMessages);
  const switches = useOptions((options) => options.showExp);
  return (
    <fieldset className={styles.group}>
      <legend>{messages.settings.sectionsHeading}</legend>
      {useOfferedSections().map((section) => (
        <SettingSwitch
          key={section}
          label={messages.sections[section]}
          hint={messages.settings.sectionHints[section]}
          isOn={switches[section]}
          onChange={(on) => changeOptions({ showExp: { ...switches, [section]: on } })}
        />
      ))}
    </fieldset>
  );
}

/** The language of the page and of the names on the map. */
function LanguageSettings() {
  const { messages } = useLanguage(settingsMessages);
  const mapLanguage = useOptions((options) => options.mapLanguage);
  return (
    <fieldset className={styles.group}>
      <legend>{messages.settings.languages}</legend>
      <div className={styles.row}>
        <span>{messages.settings.pageLanguage}</span>
        <LanguageSwitcher isLandmark={false} />
      </div>
      <SettingChoice
        label={messages.settings.mapLanguage}
        value={mapLanguage ?? 'page'}
        choices={[
          { value: 'page', label: messages.settings.mapLanguageOfPage },
          ...languages.map((value) => ({ value, label: messages.settings.mapLanguages[value] })),
        ]}
        onChange={(value) => changeOptions({ mapLanguage: value === 'page' ? null : value })}
      />
      <OptionSwitches settings={languageSwitches} />
      <OutdatedSwitch />
    </fieldset>
  );
}

/** The mode of a researcher or an administrator, which the visitor can leave. */
function RoleModeSettings() {
  const { messages } = useLanguage(settingsMessages);
  const mode = useLocalMode();
  if (mode === null) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{messages.roleMode.names[mode]}</legend>
      <div>
        <LeaveMode />
      </div>
    </fieldset>
  );
}
