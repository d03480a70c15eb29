import { useState } from 'react'
import type { WithdrawTurnover } from '#api/money/withdrawals.ts'
import { useBonusRows } from '#entities/bonus/use-bonus-rows.tsx'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatDateTime, formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { toMinor } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { Meter } from '#ui/meter/meter.tsx'
import { Stack, stackLook } from '#ui/stack/stack.tsx'

/** Number of requirements shown at first: the oldest are met first. */
const FIRST = 3

/** The remaining turnover of each deposit and bonus, and which games count. */
export function Turnover({ list }: { list: readonly WithdrawTurnover[] }) {
  const { t } = useTranslation(['withdraw', 'bonus'])
  const [all, setAll] = useState(false)
  const shown = all ? list : list.slice(0, FIRST)
  return (
    <section aria-labelledby="turnover-title" {...cardLook({ padding: 'lg', gap: '4' })}>
      <Stack gap="1">
        <h2 id="turnover-title">{t('withdraw:turnover.title')}</h2>
        <p>{t(list.length === 0 ? 'withdraw:turnover.none' : 'withdraw:turnover.text')}</p>
        {list.some(({ status }) => status === 'WAITING') ? <p>{t('bonus:oneAtATime')}</p> : null}
      </Stack>
      {list.length === 0 ? null : (
        <ul {...stackLook({ gap: '5' })}>
          {shown.map((one) => (
            <li key={one.id}>
              <Requirement of={one} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < list.length ? (
        <Button variant="ghost" onClick={() => setAll(true)}>
          {t('withdraw:turnover.showAll', { count: list.length })}
        </Button>
      ) : null}
    </section>
  )
}

function Requirement({ of }: { of: WithdrawTurnover }) {
  const { t } = useTranslation('withdraw')
  const { money } = useMoney()
  const bonusRows = useBonusRows()
  const { source, title, amount, at, times, base, required, done, left, tied } = of
  const { games, excludedGames, expiresAt, maxBet, maxCashOut } = of
  const name =
    source === 'BONUS'
      ? t('turnover.bonus', { title: title ?? t('turnover.untitled'), amount: money(amount) })
      : t('turnover.deposit', { amount: money(amount), time: formatDateTime(at) })
  const rule = [
    t('turnover.left', { left: money(left), tied: money(tied) }),
    t(`turnover.base.${base}`, { count: times }),
    ...(games.length === 0
      ? [t('turnover.all')]
      : [
          t('turnover.games', { games: formatList(games) }),
          t('turnover.excluded', { games: formatList(excludedGames) }),
        ]),
  ]
  const time = expiresAt === null ? null : { until: expiresAt }
  return (
    <Stack gap="3">
      <Meter
        label={name}
        // Lengths only: the amounts themselves stay texts.
        value={Number(toMinor(done) ?? 0n)}
        max={Number(toMinor(required) ?? 0n)}
        valueText={t('turnover.value', { done: money(done), required: money(required) })}
        note={rule.join(' ')}
      />
      {source === 'BONUS' ? (
        <KeyValue
          rows={bonusRows({
            bonus: amount,
            turnover: required,
            maxBet,
            maxCashOut,
            time,
          })}
        />
      ) : null}
    </Stack>
  )
}
