import { ArrowDownToLine } from 'lucide-react'
import { useState } from 'react'
import type { Wallets } from '#api/money/wallet.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useCollect } from '#entities/wallet/use-wallets.ts'
import { sumVendorMoney } from '#entities/wallet/vendor-money.ts'
import { formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { amountSign } from '#lib/money.ts'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { LostWrite } from '#patterns/lost-write.tsx'
import { WriteButton } from '#patterns/write-button.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { type Direction, findVendorWallet, visibleVendors } from '../model.ts'
import styles from './vendor-list.module.css'

interface VendorListProps {
  wallets: Wallets
  onChoose: (vendor: string, direction: Direction) => void
}

/** The vendor wallets, those with money first, with a button to collect all. */
export function VendorList({ wallets, onChoose }: VendorListProps) {
  const { t } = useTranslation('wallet')
  const { money } = useMoney()
  const [all, setAll] = useState(false)
  const { mutate, busy, error, uncertain, lostWrite } = useCollect(({ transfers, closed }) => {
    const names = closed.map((code) => findVendorWallet(wallets, code)?.name ?? code)
    const message = names.length > 0 ? t('collect.left', { names: formatList(names) }) : null
    toast.show(
      transfers.length > 0
        ? { tone: 'success', message: [t('collect.done'), message].filter(Boolean).join(' ') }
        : { tone: 'info', message: message ?? t('collect.nothing') },
    )
  })
  const nothing = amountSign(sumVendorMoney(wallets)) !== 1
  const shown = visibleVendors(wallets.vendors, all)
  return (
    <section aria-labelledby="vendors" {...cardLook({ padding: 'lg', gap: '4' })}>
      <Stack direction="row" justify="between" wrap>
        <h2 id="vendors">{t('vendors')}</h2>
        <WriteButton
          startIcon={ArrowDownToLine}
          loading={busy}
          disabled={uncertain || nothing}
          onClick={() => void mutate(null)}
        >
          {t('collect.all')}
        </WriteButton>
      </Stack>
      <LostWrite lostWrite={lostWrite} />
      {uncertain || error === null ? null : <FormAlert error={error} />}
      <ul className={styles.list}>
        {shown.map(({ code, name, balance, open }) => (
          <li key={code} className={styles.row}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
              {open ? null : <Badge variant="warning">{t('closed')}</Badge>}
            </span>
            <bdi className={styles.balance} data-empty={amountSign(balance) !== 1}>
              {money(balance)}
            </bdi>
            <span className={styles.actions}>
              <Button
                size="sm"
                disabled={!open}
                aria-label={t('move.in', { name })}
                onClick={() => onChoose(code, 'in')}
              >
                {t('move.inShort')}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                disabled={!open || amountSign(balance) !== 1}
                aria-label={t('move.out', { name })}
                onClick={() => onChoose(code, 'out')}
              >
                {t('move.outShort')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {shown.length < wallets.vendors.length ? (
        <Button variant="ghost" onClick={() => setAll(true)}>
          {t('showAll', { count: wallets.vendors.length })}
        </Button>
      ) : null}
    </section>
  )
}
