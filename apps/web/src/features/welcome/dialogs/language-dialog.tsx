import { contentLanguages, type ContentLanguage } from '@cae-map/contract/enumerations';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { logEvent } from '../../../lib/events/log-event.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { storeLanguage } from '../../../lib/storage/stored-language.ts';
import { baseLayerStore } from '../../../map/base-layers/base-layer-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useInitialFocus } from '../../../ui/dialog/use-initial-focus.ts';
import { useLanguageChange } from '../../../ui/language/use-language-change.ts';
import { completeChoice } from '../welcome-store.ts';
import styles from './language-dialog.module.css';
import { useWelcomeTexts } from './use-welcome-texts.ts';
import { WelcomePicture } from './welcome-picture.tsx';

/** The languages by their own names, which are the same on all pages. */
const ownNames: Readonly<Record<ContentLanguage, string>> = { ru: 'Русский', en: 'English' };

/**
 * The first dialog of a visitor: what the site is, and the choice of its language. A click beside it does not close it; Escape chooses the
 * language of the page.
 * @param isClosing after the choice of another language, which the page shows for a moment behind the dialog
 */
export function LanguageDialog({ isClosing }: { readonly isClosing: boolean }) {
  const { language } = useLanguage();
  const { texts, lang } = useWelcomeTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  const choose = useChoice();
  const log = useEffectEvent(() => logEvent('showWelcomeDialog', language, describeVisitor(language)));
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current?.open === false) current.showModal();
    // While it is still in the page, so that the browser restores the focus.
    return () => current?.close();
  }, []);
  useEffect(() => log(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      aria-modal
      lang={lang}
      closedby="closerequest"
      onCancel={(event) => {
        event.preventDefault();
        if (!isClosing) choose(language);
      }}
    >
      <WelcomePicture label={texts.picture} mark={texts.drawing} />
      <div className={styles.texts}>
        <h2 id={titleId}>{texts.title}</h2>
        <p id={textId}>{texts.text}</p>
      </div>
      <div className={styles.choice} role="group" aria-label={texts.chooseLanguage}>
        <p className={styles.question} aria-hidden="true">
          {texts.chooseLanguage}
        </p>
        {contentLanguages.map((each) => (
          <LanguageButton
            key={each}
            name={each}
            isCurrent={each === language}
            onChoose={choose}
            isInert={isClosing}
          />
        ))}
      </div>
    </dialog>
  );
}

interface LanguageButtonProps {
  readonly name: ContentLanguage;
  readonly isCurrent: boolean;
  readonly isInert: boolean;
  readonly onChoose: (language: ContentLanguage) => void;
}

function LanguageButton({ name, isCurrent, isInert, onChoose }: LanguageButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useInitialFocus(button, isCurrent);
  return (
    <Button
      ref={button}
      look={isCurrent ? 'main' : 'outlined'}
      lang={name}
      aria-disabled={isInert}
      onClick={() => onChoose(name)}
    >
      {ownNames[name]}
    </Button>
  );
}

/** Returns a function that stores a language and shows the page in it. */
function useChoice(): (chosen: ContentLanguage) => void {
  const { language } = useLanguage();
  const changeLanguage = useLanguageChange();
  return (chosen) => {
    const isUnchanged = chosen === language;
    if (isUnchanged) storeLanguage(chosen);
    else changeLanguage(chosen);
    completeChoice(chosen, isUnchanged);
  };
}

/** The language tag that is logged if the browser has none that the server accepts. */
const undetermined = 'und';

function describeVisitor(language: ContentLanguage) {
  const preferred = navigator.languages[0] ?? '';
  return {
    preferred_language: /^[a-z]{2,3}(?:-[a-z0-9-]{1,30})?$/i.test(preferred) ? preferred : undetermined,
    display_language: language,
    country: baseLayerStore.getState().country ?? 'US',
  };
}
