import styles from './reels-art.module.css'

/** Three reels that stopped on the wrong line: four, a coin, four. */
export const ReelsArt = () => (
  <svg className={styles.art} viewBox="0 0 480 260" aria-hidden="true">
    <rect className={styles.box} x="20" y="20" width="440" height="220" rx="28" />
    {REELS.map((x) => (
      <g key={x}>
        <rect className={styles.reel} x={x} y="44" width="124" height="172" rx="14" />
        <rect className={styles.shade} x={x} y="44" width="124" height="34" rx="14" />
        <rect className={styles.shade} x={x} y="182" width="124" height="34" rx="14" />
      </g>
    ))}
    <path className={styles.line} d="M20 130h24M436 130h24" />
    <path className={styles.four} d="M118 92l-46 50h66M120 92v78" />
    <path className={styles.four} d="M398 92l-46 50h66M400 92v78" />
    <circle className={styles.coin} cx="240" cy="130" r="44" />
    <circle className={styles.rim} cx="240" cy="130" r="34" />
    <path className={styles.mark} d="M228 120a12 12 0 1118 10.4c-4 2.4-6 4.6-6 9.6M240 149.5v.5" />
  </svg>
)

const REELS = [40, 178, 316] as const
