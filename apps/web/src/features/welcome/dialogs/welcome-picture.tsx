import styles from './welcome-picture.module.css';

interface WelcomePictureProps {
  /** What the picture shows. */
  readonly label: string;
  /** The visible mark that it is a drawing for this site. */
  readonly mark: string;
}

/** A drawing of a caravan before mountains, in the colours of the page. It is part of the script, so that no request delays it. */
export function WelcomePicture({ label, mark }: WelcomePictureProps) {
  return (
    <div className={styles.picture}>
      <svg viewBox="0 0 430 150" preserveAspectRatio="xMidYMax slice" role="img" aria-label={label}>
        <rect width="430" height="150" className={styles.sky} />
        <circle cx="300" cy="46" r="17" className={styles.sun} />
        <path
          className={styles.far}
          d="M0 92 38 66 66 82 112 36 134 58 152 48 196 88 232 62 262 84 304 54 330 72 352 60 392 90 430 70V150H0Z"
        />
        <path
          className={styles.snow}
          d="M112 36 134 58 126 62 116 54 106 64 98 50ZM304 54 322 66 310 72 300 66 290 72 288 66Z"
        />
        <path
          className={styles.near}
          d="M0 112 58 88 96 106 150 82 214 112 268 92 330 116 372 98 430 114V150H0Z"
        />
        <path className={styles.ground} d="M0 126Q90 112 190 124T430 122V150H0Z" />
        <path className={styles.route} d="M14 143C90 128 130 142 196 134S330 126 416 136" />
        {caravan.map((x) => (
          <path key={x} className={styles.camel} d={camel} transform={`translate(${x} 119)`} />
        ))}
      </svg>
      <span className={styles.mark} aria-hidden="true">
        {mark}
      </span>
    </div>
  );
}

/** The left edges of the camels. */
const caravan = [168, 192, 216, 240, 264];

/** A camel with two humps that walks to the right, 18 units wide. */
const camel =
  'M1 8C1 5 3 5 4 5L5.6 2 7.4 4.6 9.4 2 11 5.2C12.4 5.4 13 4 13.4 1.4L14.4.2 17.4 1 17.2 2.2 15.2 2.6C15 5.4 14 7.6 12 8.4L12.4 15H11.2L10.4 9.2H5.2L4.4 15H3.2L3 9.4 2 15H.8Z';
