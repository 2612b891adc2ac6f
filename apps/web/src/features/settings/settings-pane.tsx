import { languages } from '@cae-map/contract/enumerations';
import { useId } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { settingsMessages } from './messages/index.ts';
import { appOptions } from '../../lib/options/app-options.ts';
import { changeOptions, useOfferedSections, useOptions } from '../../lib/options/options-store.ts';
import { LanguageSwitcher } from '../../ui/language/language-switcher.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import styles from './settings-pane.module.css';
import { languageSwitches, mapSwitches, type SwitchSetting } from './settings-table.ts';

/** All options of the visitor. They are stored in the browser and take effect immediately. */
export function SettingsPane() {
  const { messages } = useLanguage(settingsMessages);
  return (
    <>
      <SectionSettings />
      <fieldset className={styles.group}>
        <legend>{messages.settings.map}</legend>
        <OptionSwitches settings={mapSwitches} />
      </fieldset>
      <LanguageSettings />
      <button type="button" className={styles.reset} onClick={() => changeOptions(appOptions.initial)}>
        {messages.settings.reset}
      </button>
      <p className={styles.note}>{messages.settings.kept}</p>
    </>
  );
}

function OptionSwitches({ settings }: { readonly settings: readonly SwitchSetting[] }) {
  const { messages } = useLanguage(settingsMessages);
  return settings.map(({ option, label, hint }) => (
    <OptionSwitch key={option} option={option} label={label(messages)} hint={hint?.(messages)} />
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
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{messages.settings.languages}</legend>
      <div className={styles.row}>
        <span>{messages.settings.pageLanguage}</span>
        <LanguageSwitcher isLandmark={false} />
      </div>
      <div className={styles.row}>
        <label htmlFor={id}>{messages.settings.mapLanguage}</label>
        <select
          id={id}
          className={styles.select}
          value={mapLanguage ?? ''}
          onChange={({ target }) =>
            changeOptions({ mapLanguage: languages.find((language) => language === target.value) ?? null })
          }
        >
          <option value="">{messages.settings.mapLanguageOfPage}</option>
          {languages.map((language) => (
            <option key={language} value={language}>
              {messages.language.names[language]}
            </option>
          ))}
        </select>
      </div>
      <OptionSwitches settings={languageSwitches} />
    </fieldset>
  );
}
