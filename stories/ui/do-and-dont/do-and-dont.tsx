import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './do-and-dont.module.css'

interface Pair {
  /** The reason why one is right and the other wrong, as one sentence. */
  readonly why: string
  readonly right: ReactNode
  readonly wrong: ReactNode
  /** One below the other, for parts that need the width. */
  readonly wide?: boolean
}

type SideProps = { kind: 'right' | 'wrong'; children: ReactNode }

const Side = ({ kind, children }: SideProps) => (
  <div className={styles.side} data-kind={kind}>
    <p className={styles.label}>
      <Icon of={kind === 'right' ? Check : X} size="sm" />
      {kind === 'right' ? 'Do' : 'Don’t'}
    </p>
    <div className={styles.sample}>{children}</div>
  </div>
)

const Pairs = ({ pairs }: { pairs: readonly Pair[] }) => (
  <div className={styles.pairs}>
    {pairs.map(({ why, right, wrong, wide }) => (
      <section key={why} className={styles.pair}>
        <p className={styles.why}>{why}</p>
        <div className={styles.sides} data-wide={wide}>
          <Side kind="right">{right}</Side>
          <Side kind="wrong">{wrong}</Side>
        </div>
      </section>
    ))}
  </div>
)

/**
 * A component's pairs as a story for its page. It is tested as every story, but is not in the sidebar, and has no
 * pictures in the visual review: what it shows is drawn there already.
 */
export const doAndDont = (...pairs: Pair[]) => ({
  tags: ['!dev', '!autodocs', 'do-and-dont'],
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: { story: { inline: true, height: 'auto' } },
  },
  render: () => <Pairs pairs={pairs} />,
})
