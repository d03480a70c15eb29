import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { UplineTransfer } from '#api/money/wallet.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { gmtLabel } from '#lib/clock.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { useMoney } from '../wallet/use-money.ts'

interface ReceiptProps {
  transfer: UplineTransfer
  onAgain: () => void
}

/** Sender, receiver, amount and note of the transfer that was done. */
export function Receipt({ transfer, onAgain }: ReceiptProps) {
  const { t } = useTranslation('transfer')
  const { money } = useMoney()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { id, sender, receiver, amount, note, balanceAfter, at } = transfer
  const row = (
    name: 'sender' | 'receiver' | 'note' | 'afterwards' | 'time' | 'id',
    text: string,
  ) => ({
    id: name,
    term: t(name),
    detail: <bdi>{text}</bdi>,
  })
  return (
    <Stack gap="4">
      <Stack direction="row" gap="2">
        <Icon of={CircleCheck} size="lg" />
        <h2 ref={heading} tabIndex={-1}>
          {t('sent')}
        </h2>
      </Stack>
      <KeyValue
        rows={[
          row('sender', sender),
          row('receiver', receiver),
          row('note', note || '—'),
          row('time', `${formatDateTime(at)} ${gmtLabel(at)}`),
          row('id', id),
          row('afterwards', money(balanceAfter)),
          { id: 'amount', term: t('amount'), detail: <bdi>{money(amount)}</bdi>, strong: true },
        ]}
      />
      <Button onClick={onAgain}>{t('again')}</Button>
    </Stack>
  )
}
