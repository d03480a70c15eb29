import { useTranslation } from '#i18n/use-translation.ts'
import { ballColor, withPositions } from '../../model.ts'
import styles from './balls.module.css'

interface BallsProps {
  numbers: readonly string[]
  size?: 'sm' | 'md'
}

/** Drawn numbers, in the order of the draw whatever the script; read aloud as one. */
export function Balls({ numbers, size = 'md' }: BallsProps) {
  const { t } = useTranslation('lottery')
  return (
    <span
      role="img"
      aria-label={t('numbers', { numbers: numbers.join(', ') })}
      className={styles.balls}
      data-size={size}
      dir="ltr"
    >
      {withPositions(numbers).map(({ value, place }) => (
        <span key={place} className={`num ${styles.ball}`} data-color={ballColor(value)}>
          {value}
        </span>
      ))}
    </span>
  )
}
