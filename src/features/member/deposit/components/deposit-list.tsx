import type { Deposit } from '#api/money/deposit.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Stack, stackLook } from '#ui/stack/stack.tsx'
import { TONE } from '../model.ts'

interface DepositListProps {
  list: readonly Deposit[]
  onShow: (id: string) => void
}

/** The recent deposits, each with its status. */
export function DepositList({ list, onShow }: DepositListProps) {
  const { t } = useTranslation('deposit')
  const { money } = useMoney()
  if (list.length === 0) return null
  return (
    <Stack gap="3">
      <h2>{t('list.title')}</h2>
      <ul {...stackLook({ gap: '2' })}>
        {list.map(({ id, amount, methodName, createdAt, state }) => (
          <li key={id}>
            <Card direction="row" justify="between" align="center" wrap>
              <Stack gap="1">
                <strong>
                  <bdi>{money(amount)}</bdi>
                </strong>
                <span>
                  {t('list.line', { method: methodName, time: formatDateTime(createdAt) })}
                </span>
              </Stack>
              <Stack direction="row" gap="3">
                <Badge variant={TONE[state]}>{t(`state.${state}`)}</Badge>
                <Button
                  size="sm"
                  aria-label={t('list.show', { amount: money(amount), method: methodName })}
                  onClick={() => onShow(id)}
                >
                  {t('list.details')}
                </Button>
              </Stack>
            </Card>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
