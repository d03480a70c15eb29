import { ArrowDownToLine, CircleCheck, WalletCards } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { amountSign } from '#lib/money.ts'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { LostWrite } from '#patterns/lost-write.tsx'
import { WriteButton } from '#patterns/write-button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import styles from './low-balance.module.css'
import { useMoney } from './use-money.ts'
import { useCollect, useWallets } from './use-wallets.ts'
import { getVendorMoney, sumTransfers, type VendorMoney } from './vendor-money.ts'

export interface LowBalanceProps {
  /** Whether the main wallet holds too little for what is wanted. */
  low: boolean
  /** Called once the money is back in the main wallet. */
  onBack?: (() => void) | undefined
  /**
   * The interrupted action then continues by itself: a toast reports the returned money. Otherwise a line here does
   * and gets the focus.
   */
  goesOn?: boolean
  /** Another way to money, a deposit: the `first` one, or the `second` where money can be brought back. */
  children?: (place: 'first' | 'second') => ReactNode
}

/** The money in vendor wallets, with a button to collect it, followed by other ways to get money. */
export function LowBalanceCard({ low, onBack, goesOn = false, children }: LowBalanceProps) {
  const { t } = useTranslation('wallet')
  const { money } = useMoney()
  const wallets = useWallets({ enabled: low })
  const [back, setBack] = useState<string | null>(null)
  const collect = useCollect((move) => {
    const amount = sumTransfers(move)
    if (amountSign(amount) !== 1) return
    if (goesOn) toast.show({ tone: 'info', message: t('low.back', { amount: money(amount) }) })
    else setBack(amount)
    onBack?.()
  })
  if (low && wallets.isPending) return null
  const held = low && wallets.data ? getVendorMoney(wallets.data) : null
  return (
    <>
      {back === null ? null : <IsBack amount={back} />}
      {held && wallets.data ? (
        <Held held={held} main={wallets.data.main} collect={collect}>
          {children?.(amountSign(held.movable) === 1 ? 'second' : 'first')}
        </Held>
      ) : null}
      {low && held === null ? children?.('first') : null}
    </>
  )
}

interface VendorMoneyProps {
  held: VendorMoney
  main: string
  collect: ReturnType<typeof useCollect>
  children: ReactNode
}

function Held({ held, main, collect, children }: VendorMoneyProps) {
  const { t } = useTranslation('wallet')
  const { money } = useMoney()
  const { mutate, busy, error, uncertain, lostWrite } = collect
  const isMovable = amountSign(held.movable) === 1
  return (
    <Card role="group" aria-labelledby="vendor-money" tone="info" className={styles.card}>
      <p id="vendor-money" className={styles.title}>
        <Icon of={WalletCards} size="md" />
        <strong>{t('low.title', { amount: money(held.total) })}</strong>
      </p>
      <KeyValue
        rows={[
          { id: 'MAIN', term: t('main'), detail: <bdi>{money(main)}</bdi> },
          ...held.vendors.map(({ code, name, balance, open }) => ({
            id: code,
            term: open ? name : `${name} · ${t('closed')}`,
            detail: <bdi>{money(balance)}</bdi>,
          })),
        ]}
      />
      {held.closed.length > 0 ? (
        <p>{t('collect.left', { names: formatList(held.closed) })}</p>
      ) : null}
      <LostWrite lostWrite={lostWrite} />
      {uncertain || error === null ? null : <FormAlert error={error} />}
      <Stack direction="row" gap="3" wrap>
        {isMovable ? (
          <WriteButton
            variant="primary"
            startIcon={ArrowDownToLine}
            loading={busy}
            disabled={uncertain}
            onClick={() => void mutate(null)}
          >
            {t('low.bring', { amount: money(held.movable) })}
          </WriteButton>
        ) : null}
        {children}
      </Stack>
    </Card>
  )
}

/** The collected amount; it takes over the focus of the pressed button. */
function IsBack({ amount }: { amount: string }) {
  const { t } = useTranslation('wallet')
  const { money } = useMoney()
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <p ref={line} tabIndex={-1} className={styles.back}>
      <Icon of={CircleCheck} size="md" />
      <span>{t('low.back', { amount: money(amount) })}</span>
    </p>
  )
}
