import { useLanguage } from '../../../lib/language/language-context.tsx';
import { daysMessages } from '../messages/index.ts';
import amountStyles from './amount.module.css';
import styles from './amount-scale.module.css';

/** Explains the colours of a calendar. */
export function AmountScale() {
  const { messages } = useLanguage(daysMessages);
  return (
    <p className={styles.scale} aria-hidden="true">
      {messages.days.less}
      {[0, 1, 2, 3, 4].map((amount) => (
        <span key={amount} className={`${amountStyles.amount} ${styles.step}`} data-amount={amount} />
      ))}
      {messages.days.more}
    </p>
  );
}
