import styles from './envelope-art.module.css'

/** A folded envelope with a seal; when open, the flap is up and the seal is gone. */
export const EnvelopeArt = ({ open }: { open: boolean }) => (
  <svg className={styles.art} viewBox="0 0 96 96" aria-hidden="true" data-open={open}>
    {open ? <path className={styles.flapUp} d="M14 36 48 10 82 36Z" /> : null}
    {open ? <rect className={styles.note} x="24" y="20" width="48" height="40" rx="4" /> : null}
    <rect className={styles.body} x="12" y="34" width="72" height="50" rx="6" />
    <path className={styles.fold} d="M13 82 40 58M83 82 56 58" />
    {open ? null : <path className={styles.flap} d="M14 35H82L52 61Q48 64 44 61Z" />}
    {open ? null : <circle className={styles.seal} cx="48" cy="58" r="9" />}
    {open ? null : (
      <path
        className={styles.star}
        d="M48 52.5 49.6 56.4 53.5 58 49.6 59.6 48 63.5 46.4 59.6 42.5 58 46.4 56.4Z"
      />
    )}
  </svg>
)
