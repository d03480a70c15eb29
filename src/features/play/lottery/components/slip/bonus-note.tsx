import {
  countsTowardsBonus,
  exceedsMaxBet,
  useBonusText,
  useRunningBonus,
} from '#entities/bonus/use-running-bonus.ts'
import { type Line, parseStake } from '../../model.ts'
import styles from './slip-form.module.css'

/** Whether the lines of a slip count for the running bonus, before they are placed. */
export function BonusNote({ lines }: { lines: readonly Line[] }) {
  const text = useBonusText()
  const bonus = useRunningBonus()
  const high = lines
    .map(({ stake }) => parseStake(stake))
    .find((stake) => bonus !== null && stake !== null && exceedsMaxBet(bonus, stake))
  const sentence = () => {
    if (bonus === null) return null
    return high && countsTowardsBonus(bonus, 'LOTT')
      ? text.tooHigh(bonus, high)
      : text.standing(bonus, 'LOTT')
  }
  return (
    <p role="status" className={styles.note}>
      {sentence()}
    </p>
  )
}
