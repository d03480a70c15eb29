import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Reward } from '#api/offers/rewards.ts'
import { useNewBalance } from '#entities/reward/use-new-balance.ts'
import { Win, WinBalance } from '#entities/reward/win.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { href } from '#patterns/routing/href.ts'
import { memberHref } from '#patterns/routing/member-page.ts'
import { useRewardText } from '../hooks/use-reward-text.ts'

/** The reward of a claim, shown large in a burst of light, with its effect and where to find it. Scrolls into view. */
export function Claimed({ reward }: { reward: Reward }) {
  const { t } = useTranslation('rewards')
  const { full } = useRewardText()
  const balance = useNewBalance()
  const win = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Recent browsers return a promise here, which React would take for the effect's clean-up.
    win.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const isMoney = reward.kind === 'MONEY'
  const to = isMoney ? memberHref('transactionHistory') : href('/pointMall')
  const now = isMoney && balance !== undefined ? full({ ...reward, amount: balance }) : null
  return (
    <Win ref={win} kind={reward.kind} figure={full(reward)} room="card">
      {isMoney ? (
        <WinBalance>{now === null ? null : t('win.balance', { amount: now })}</WinBalance>
      ) : (
        <p>{t('win.points')}</p>
      )}
      <Link to={to}>{t(isMoney ? 'win.record' : 'win.mall')}</Link>
    </Win>
  )
}
