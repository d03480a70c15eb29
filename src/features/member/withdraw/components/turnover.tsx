import type { WithdrawTurnover } from '../../../../api/withdrawals.ts'
import { useMoney } from '../../../../entities/wallet/use-money.ts'
import { formatDateTime, formatList } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { toMinor } from '../../../../lib/money.ts'
import { cardLook } from '../../../../ui/card/card.tsx'
import { Meter } from '../../../../ui/meter/meter.tsx'
import { Stack, stackLook } from '../../../../ui/stack/stack.tsx'

/** D-056: what is still to be staked for each deposit and bonus, and which games count. */
export function Turnover({ list }: { list: readonly WithdrawTurnover[] }) {
  const { t } = useTranslation('withdraw')
  return (
    <section aria-labelledby="turnover-title" {...cardLook({ padding: 'lg', gap: '4' })}>
      <Stack gap="1">
        <h2 id="turnover-title">{t('turnover.title')}</h2>
        <p>{t(list.length === 0 ? 'turnover.none' : 'turnover.text')}</p>
      </Stack>
      {list.length === 0 ? null : (
        <ul {...stackLook({ gap: '5' })}>
          {list.map((one) => (
            <li key={one.id}>
              <Requirement of={one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Requirement({ of }: { of: WithdrawTurnover }) {
  const { t } = useTranslation('withdraw')
  const { money } = useMoney()
  const { source, title, amount, at, times, base, required, done, left, tied, games } = of
  const name =
    source === 'BONUS'
      ? t('turnover.bonus', { title: title ?? t('turnover.untitled'), amount: money(amount) })
      : t('turnover.deposit', { amount: money(amount), time: formatDateTime(at) })
  return (
    <Stack gap="2">
      <Meter
        label={name}
        // Lengths only: the amounts themselves stay texts.
        value={Number(toMinor(done) ?? 0n)}
        max={Number(toMinor(required) ?? 0n)}
        valueText={t('turnover.value', { done: money(done), required: money(required) })}
        note={t('turnover.left', { left: money(left), tied: money(tied) })}
      />
      <p>
        {t(`turnover.base.${base}`, { count: times })}{' '}
        {games.length === 0 ? t('turnover.all') : t('turnover.games', { games: formatList(games) })}
        {of.expiresAt === null
          ? null
          : ` ${t('turnover.until', { time: formatDateTime(of.expiresAt) })}`}
      </p>
    </Stack>
  )
}
