import { ApiError } from '../../../../api/error.ts'
import type { PrizeRefusal } from '../../../../api/prizes.ts'
import { useErrorText } from '../../../../patterns/forms/use-error-text.ts'
import styles from './refusal.module.css'

interface RefusalProps {
  id?: string
  code: PrizeRefusal | null
}

/** Why something cannot be had now, in the words a refused try would have. */
export function Refusal({ id, code }: RefusalProps) {
  const text = useErrorText()
  if (code === null) return null
  return (
    <p id={id} className={styles.words}>
      {text(new ApiError({ status: 200, code }))}
    </p>
  )
}
