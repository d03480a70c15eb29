import type { PrizeRefusal } from '#api/offers/prizes.ts'
import { ApiError } from '#api/transport/error.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { PRIZE_REFUSALS } from '../../refusals.ts'
import styles from './refusal.module.css'

interface RefusalProps {
  id?: string
  code: PrizeRefusal | null
}

/** Why something cannot be had now, in the words that a refused request would get. */
export function Refusal({ id, code }: RefusalProps) {
  const describe = useErrorText(PRIZE_REFUSALS)
  if (code === null) return null
  return (
    <p id={id} className={styles.reason}>
      {describe(new ApiError({ status: 200, code }))}
    </p>
  )
}
