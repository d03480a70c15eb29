import type { LotteryPlay } from '#api/games/lottery.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cx } from '#ui/base/cx.ts'
import {
  isFull,
  listNumbers,
  type Picks,
  pickAt,
  SIDES,
  toggleBall,
  withPositions,
} from '../../model.ts'
import styles from './pick-pad.module.css'

interface PickPadProps {
  play: LotteryPlay
  picks: Picks
  onChange: (picks: Picks) => void
}

/** Numbers to press: a row for each digit, all balls, or the four sides. */
export function PickPad({ play, picks, onChange }: PickPadProps) {
  const { t } = useTranslation('lottery')
  if (play.form === 'DIGITS') {
    return (
      <div className={styles.places}>
        {withPositions(picks).map(({ value, place }) => (
          <DigitRow key={place} place={place}>
            {listNumbers(play).map((number) => (
              <Pick
                key={number}
                pressed={value === number}
                onPick={() => onChange(pickAt(picks, place - 1, number))}
              >
                {number}
              </Pick>
            ))}
          </DigitRow>
        ))}
      </div>
    )
  }
  if (play.form === 'SIDES') {
    return (
      <fieldset className={styles.sides} aria-label={t('pick.sides')}>
        {SIDES.map((side) => (
          <Pick
            key={side}
            wide
            pressed={picks[0] === side}
            onPick={() => onChange(pickAt(picks, 0, side))}
          >
            {t(`side.${side}`)}
          </Pick>
        ))}
      </fieldset>
    )
  }
  return (
    <fieldset className={styles.balls} aria-label={t('pick.balls')} dir="ltr">
      {listNumbers(play).map((ball) => (
        <Pick
          key={ball}
          pressed={picks.includes(ball)}
          // With one ball a new pick replaces it; with several, one must be removed first.
          disabled={play.count > 1 && isFull(picks) && !picks.includes(ball)}
          onPick={() =>
            onChange(play.count === 1 ? pickAt(picks, 0, ball) : toggleBall(picks, ball))
          }
        >
          {ball}
        </Pick>
      ))}
    </fieldset>
  )
}

function DigitRow({ place, children }: { place: number; children: React.ReactNode }) {
  const { t } = useTranslation('lottery')
  return (
    <fieldset className={styles.place}>
      <legend className={styles.legend}>{t('pick.place', { place })}</legend>
      <div className={styles.digits} dir="ltr">
        {children}
      </div>
    </fieldset>
  )
}

interface PickProps {
  pressed: boolean
  wide?: boolean
  disabled?: boolean
  onPick: () => void
  children: string
}

function Pick({ pressed, wide = false, disabled = false, onPick, children }: PickProps) {
  return (
    <button
      type="button"
      className={cx('num', styles.pick)}
      data-wide={wide}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPick}
    >
      {children}
    </button>
  )
}
