import { useEffect } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { otherLanguage } from '../../lib/language/language-path.ts';
import { useLanguageChange } from '../../ui/use-language-change.ts';

/** Alt+S switches the language of the page; the key counts by its place, so it works on a Russian keyboard too. */
export function useLanguageHotkey() {
  const { language } = useLanguage();
  const changeLanguage = useLanguageChange();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.code !== 'KeyS') return;
      event.preventDefault();
      changeLanguage(otherLanguage(language));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [language, changeLanguage]);
}
