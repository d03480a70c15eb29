import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Line } from '../model.ts'
import styles from './line-picks.module.css'
import { useLineText } from './use-line-text.ts'

/** The way to play, and the picks, as on the slip and among the bets. */
export function LinePicks({ line }: { line: Pick<Line, 'play' | 'picks'> }) {
  const { t } = useTranslation('lottery')
  const { picksOf } = useLineText()
  return (
    <p className={styles.picks}>
      <span className={styles.play}>{t(`play.${line.play}`)}</span>{' '}
      <bdi className={`num ${styles.numbers}`} dir="ltr">
        {picksOf(line.picks).join(' · ')}
      </bdi>
    </p>
  )
}
