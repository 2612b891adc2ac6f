import { defineOptions } from './define-options.ts';
import { booleanOption } from './option-rules.ts';

interface CountryOptions {
  /** Whether the visitor was in China at the last visit, where the map has Chinese names unless another language was chosen. */
  readonly isInChina: boolean;
}

/** What is remembered of the country of the visitor, so that the map starts in the right language before the country is known. */
export const countryOptions = defineOptions<CountryOptions>('countryOptions', {
  isInChina: booleanOption(false),
});

/** Remembers whether a country is China. @param country ISO 3166 code */
export function rememberCountry(country: string): void {
  const isInChina = country === 'CN';
  if (countryOptions.store.getState().isInChina !== isInChina) countryOptions.change({ isInChina });
}
