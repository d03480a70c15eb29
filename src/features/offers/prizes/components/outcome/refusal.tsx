import type { PrizeRefusal } from '#api/offers/prizes.ts'
import { ApiError } from '#api/transport/error.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { PRIZE_REFUSALS } from '../../refusals.ts'
import styles from './refusal.module.css'

interface RefusalProps {
  id?: string
  code: PrizeRefusal | null
}

/** Shows why a prize is not available now, with the text of the refused request. */
export function Refusal({ id, code }: RefusalProps) {
  const describe = useErrorText(PRIZE_REFUSALS)
  if (code === null) return null
  return (
    <p id={id} className={styles.reason}>
      {describe(new ApiError({ status: 200, code }))}
    </p>
  )
}
