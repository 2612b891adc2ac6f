import styles from './logo.module.css';

/** The logo: a mountain range under a red skyline. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="16" className={styles.sky} />
      <path
        className={styles.snow}
        d="M3.6 23.500 11 12.600l3.400 4.500 4.400-7.100 9.600 13.500A15.900 15.900 0 0 1 16 31 15.900 15.900 0 0 1 3.600 23.500Z"
      />
      <path
        className={styles.light}
        d="m11 12.600 3.400 4.500 4.400-7.100 3.600 5.100-2.500-.6-1.600 2.300-2-1.900-2.600 3.700-2.700-2.100-2.200 1.700Z"
      />
    </svg>
  );
}
