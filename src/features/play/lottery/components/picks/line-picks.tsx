import { useTranslation } from '#i18n/use-translation.ts'
import { useLineText } from '../../hooks/use-line-text.ts'
import type { Line } from '../../model.ts'
import styles from './line-picks.module.css'

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
