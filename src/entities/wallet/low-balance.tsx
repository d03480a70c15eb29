import { Suspense, useState } from 'react'
import { loadTexts } from '#i18n/i18n.ts'
import { lazyScreen } from '#ui/base/lazy-screen.ts'
import type { LowBalanceProps } from './low-balance-card.tsx'

const card = lazyScreen(async () => {
  const [part] = await Promise.all([
    import('./low-balance-card.tsx'),
    loadTexts('wallet', 'forms', 'patterns'),
  ])
  return { default: part.LowBalanceCard }
})

/**
 * For a balance that is too low: offers to bring back the money at vendors before a deposit. Renders
 * nothing while `low` is false; its code and its call load only then.
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
