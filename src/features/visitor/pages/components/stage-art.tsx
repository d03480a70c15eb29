import styles from './stage-art.module.css'

/** A stage before the show: curtains, two beams and a golden coin on its stand. */
export const StageArt = () => (
  <svg className={styles.art} viewBox="0 0 480 300" aria-hidden="true">
    <rect className={styles.back} width="480" height="300" rx="20" />
    <path className={styles.beam} d="M128 0h44l118 232H150z" />
    <path className={styles.beam} d="M308 0h44l-22 232H190z" />
    <ellipse className={styles.pool} cx="240" cy="236" rx="150" ry="26" />
    <path className={styles.stand} d="M196 232h88l14 28H182z" />
    <rect className={styles.stand} x="206" y="220" width="68" height="14" rx="4" />
    <circle className={styles.glow} cx="240" cy="152" r="84" />
    <circle className={styles.coin} cx="240" cy="152" r="60" />
    <circle className={styles.rim} cx="240" cy="152" r="48" />
    <path
      className={styles.star}
      d="M240 118l10.4 22 24.1 3-17.8 16.6 4.7 23.9-21.4-11.8-21.4 11.8 4.7-23.9-17.8-16.6 24.1-3z"
    />
    <g className={styles.sparks}>
      <path d="M140 92l3 9 9 3-9 3-3 9-3-9-9-3 9-3z" />
      <path d="M346 112l2.4 7 7 2.4-7 2.4-2.4 7-2.4-7-7-2.4 7-2.4z" />
      <path d="M322 60l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" />
    </g>
    <path
      className={styles.curtain}
      d="M0 20A20 20 0 0120 0h78c0 96-16 200-62 300H20a20 20 0 01-20-20z"
    />
    <path
      className={styles.fold}
      d="M28 0h22c2 110-8 212-30 300a20 20 0 01-14-6C22 200 30 100 28 0z"
    />
    <path
      className={styles.curtain}
      d="M480 20A20 20 0 00460 0h-78c0 96 16 200 62 300h16a20 20 0 0020-20z"
    />
    <path
      className={styles.fold}
      d="M452 0h-22c-2 110 8 212 30 300a20 20 0 0014-6C458 200 450 100 452 0z"
    />
    <path
      className={styles.valance}
      d="M20 0h440a20 20 0 0120 20v14c-20 22-60 22-80 0-20 22-60 22-80 0-20 22-60 22-80 0-20 22-60 22-80 0-20 22-60 22-80 0-20 22-60 22-80 0V20A20 20 0 0120 0z"
    />
  </svg>
)
