import { numberLocales } from '../../lib/language/number-format.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { serverWatchMessages } from './messages/index.ts';

const bytesOfMegabyte = 1_000_000;

/** Formats of numbers, sizes, durations and moments in the language of the page. */
export function useFormats() {
  const { language, messages } = useLanguage(serverWatchMessages);
  const { milliseconds, megabytes } = messages.serverWatch;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const moment = new Intl.DateTimeFormat(numberLocales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return {
    number: (value: number) => number.format(value),
    percent: (value: number) => percent.format(value),
    duration: (value: number) => milliseconds(number.format(value)),
    size: (bytes: number) => megabytes(whole.format(bytes / bytesOfMegabyte)),
    moment: (instant: string) => moment.format(new Date(instant)),
  };
}
