import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { useSyncExternalStore } from 'react';

/** The speech of the browser; undefined on the server and in browsers without it. */
export function readSynthesis(): SpeechSynthesis | undefined {
  return globalThis.speechSynthesis;
}

/** The voice of the browser for a language: one on the device before those of a service; undefined without any. */
export function findVoice(language: ContentLanguage): SpeechSynthesisVoice | undefined {
  const voices = (readSynthesis()?.getVoices() ?? []).filter(
    ({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language,
  );
  return voices.find((voice) => voice.localService) ?? voices[0];
}

/** Whether the browser has a voice for a language; browsers load their voices after the page. */
export function useHasVoice(language: ContentLanguage): boolean {
  return useSyncExternalStore(
    onVoicesChange,
    () => findVoice(language) !== undefined,
    () => false,
  );
}

function onVoicesChange(listener: () => void): () => void {
  const synthesis = readSynthesis();
  synthesis?.addEventListener('voiceschanged', listener);
  return () => synthesis?.removeEventListener('voiceschanged', listener);
}
