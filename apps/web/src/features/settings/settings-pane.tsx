import { languages } from '@cae-map/contract/enumerations';
import { offeredSections } from '@cae-map/expedition/places/sections';
import { useId } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { initialOptions } from '../../lib/options/app-options.ts';
import { changeOptions, useOptions } from '../../lib/options/options-store.ts';
import { useIsResearcher } from '../../lib/role/role.ts';
import { LanguageSwitcher } from '../../ui/language-switcher.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import styles from './settings-pane.module.css';
import { languageSwitches, mapSwitches, type SwitchSetting } from './settings-table.ts';

/** Everything that a visitor can choose; it is kept in the browser and works at once. */
export function SettingsPane() {
  const { words } = useLanguage();
  return (
    <>
      <SectionSettings />
      <fieldset className={styles.group}>
        <legend>{words.settings.map}</legend>
        <OptionSwitches settings={mapSwitches} />
      </fieldset>
      <LanguageSettings />
      <button type="button" className={styles.reset} onClick={() => changeOptions(initialOptions)}>
        {words.settings.reset}
      </button>
      <p className={styles.note}>{words.settings.kept}</p>
    </>
  );
}

function OptionSwitches({ settings }: { readonly settings: readonly SwitchSetting[] }) {
  const { words } = useLanguage();
  return settings.map(({ option, label, hint }) => (
    <OptionSwitch key={option} option={option} label={label(words)} hint={hint?.(words)} />
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

/** The parts of the expedition that the map shows. */
function SectionSettings() {
  const { words } = useLanguage();
  const isResearcher = useIsResearcher();
  const switches = useOptions((options) => options.showExp);
  return (
    <fieldset className={styles.group}>
      <legend>{words.settings.sectionsHeading}</legend>
      {offeredSections({ isResearcher }).map((section) => (
        <SettingSwitch
          key={section}
          label={words.settings.sections[section]}
          hint={words.settings.sectionHints[section]}
          isOn={switches[section]}
          onChange={(on) => changeOptions({ showExp: { ...switches, [section]: on } })}
        />
      ))}
    </fieldset>
  );
}

/** The language of the page, and that of the names on the map. */
function LanguageSettings() {
  const { words } = useLanguage();
  const mapLanguage = useOptions((options) => options.mapLanguage);
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{words.settings.languages}</legend>
      <div className={styles.row}>
        <span>{words.settings.pageLanguage}</span>
        <LanguageSwitcher isLandmark={false} />
      </div>
      <div className={styles.row}>
        <label htmlFor={id}>{words.settings.mapLanguage}</label>
        <select
          id={id}
          className={styles.select}
          value={mapLanguage ?? ''}
          onChange={({ target }) =>
            changeOptions({ mapLanguage: languages.find((language) => language === target.value) ?? null })
          }
        >
          <option value="">{words.settings.mapLanguageOfPage}</option>
          {languages.map((language) => (
            <option key={language} value={language}>
              {words.language.names[language]}
            </option>
          ))}
        </select>
      </div>
      <OptionSwitches settings={languageSwitches} />
    </fieldset>
  );
}
