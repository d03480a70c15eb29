import { Suspense, useState } from 'react'
import { loadTexts } from '../../i18n/i18n.ts'
import { lazyScreen } from '../../ui/base/lazy-screen.ts'
import type { LowBalanceProps } from './low-balance-card.tsx'

const card = lazyScreen(async () => {
  const [part] = await Promise.all([
    import('./low-balance-card.tsx'),
    loadTexts('wallet', 'forms', 'patterns'),
  ])
  return { default: part.LowBalanceCard }
})

/**
 * Where a balance is too low (D-051): the money that lies with vendors and the way to bring it back come before
 * a deposit. Nothing while `low` is false, until then its code and its call are not loaded either.
 */
export function LowBalance(props: LowBalanceProps) {
  const [wanted, setWanted] = useState(props.low)
  if (props.low && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <card.View {...props} />
    </Suspense>
  )
}
