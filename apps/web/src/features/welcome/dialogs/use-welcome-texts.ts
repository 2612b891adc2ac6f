import { useStore } from 'zustand';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useMapLanguage } from '../../../lib/options/map-language.ts';
import { baseLayerStore } from '../../../map/base-layers/base-layer-store.ts';
import { chinese } from '../messages/chinese.ts';
import { welcomeMessages } from '../messages/index.ts';

/** The texts of the language dialog and of the card after it, with their language: Chinese for visitors in China whose map is Chinese. */
export function useWelcomeTexts() {
  const { language, messages } = useLanguage(welcomeMessages);
  const isChinese = useMapLanguage() === 'cn';
  const isInChina = useStore(baseLayerStore, ({ country }) => country === 'CN');
  if (isChinese && isInChina) return { texts: chinese, lang: 'zh-Hans' };
  const { title, text, picture, drawing, chooseLanguage } = messages.welcome;
  const { label, text: offer, travel, look } = messages.welcome.journey;
  const journey = { label, text: offer, travel, look };
  return { texts: { title, text, picture, drawing, chooseLanguage, journey }, lang: language };
}
