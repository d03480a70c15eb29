import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { PayoutAccount, PayoutAccounts, WithdrawRules } from '#api/money/withdrawals.ts'
import { paymentMethodIcons } from '#entities/wallet/payment-method-icons.ts'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { useWriteBlockId } from '#patterns/use-online.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { useFocusHandOver } from '#ui/base/use-focus-hand-over.ts'
import { Button } from '#ui/button/button.tsx'
import { RadioGroup } from '#ui/radio/radio.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { formatAccount } from '../account-name.ts'
import { useDurationText } from '../hooks/use-duration-text.ts'
import { useDefaultAccount, useRemoveAccount } from '../hooks/use-payout-accounts.ts'
import { findProvider } from '../model.ts'
import { isPositive } from '../progress.ts'
import { WITHDRAW_REFUSALS } from '../refusals.ts'
import { AddAccount } from './add-account.tsx'

interface AccountsProps {
  rules: WithdrawRules
  accounts: PayoutAccounts
  chosen: PayoutAccount | null
  onChoose: (id: string) => void
}

/** The account to pay to: the bound accounts as tiles, with the actions for the selected one. */
export function Accounts({ rules, accounts, chosen, onChoose }: AccountsProps) {
  const { t } = useTranslation('withdraw')
  const { money } = useMoney()
  const lasts = useDurationText()
  const [adding, setAdding] = useState(false)
  const { list, maxAccounts } = accounts
  const hintOf = (account: PayoutAccount): string => {
    const way = findProvider(rules, account)
    if (!way?.available) return t('account.closed')
    const { fixed, percent } = way.fee
    const parts = [
      ...(isPositive(fixed) ? [money(fixed)] : []),
      ...(isPositive(percent) ? [`${percent}%`] : []),
    ]
    const fee =
      parts.length === 0 ? t('account.free') : t('account.fee', { fee: parts.join(' + ') })
    return [
      ...(account.isDefault ? [t('account.default')] : []),
      ...(account.holder === null ? [] : [account.holder]),
      t('account.time', { time: lasts(way.minutes) }),
      fee,
    ].join(' · ')
  }
  return (
    <Stack gap="3">
      {list.length === 0 ? (
        <Stack gap="1">
          <h2>{t('account.none')}</h2>
          <p>{t('account.noneText')}</p>
        </Stack>
      ) : (
        <RadioGroup
          label={t('account.label')}
          name="account"
          look="card"
          value={chosen?.id}
          onValueChange={onChoose}
          options={list.map((account) => ({
            value: account.id,
            label: formatAccount(account),
            hint: hintOf(account),
            icon: paymentMethodIcons[account.kind],
          }))}
        />
      )}
      <Stack direction="row" gap="2" wrap>
        <Button
          variant={list.length === 0 ? 'primary' : 'secondary'}
          startIcon={Plus}
          disabled={list.length >= maxAccounts}
          onClick={() => setAdding(true)}
        >
          {t('account.add')}
        </Button>
        {chosen ? <ChosenActions account={chosen} /> : null}
      </Stack>
      {list.length >= maxAccounts ? <p>{t('account.most', { count: maxAccounts })}</p> : null}
      <AddAccount
        rules={rules}
        accounts={accounts}
        open={adding}
        onClose={() => setAdding(false)}
        onBound={onChoose}
      />
    </Stack>
  )
}

interface MakeDefaultProps {
  name: string
  busy: boolean
  onPress: () => void
}

function MakeDefault({ name, busy, onPress }: MakeDefaultProps) {
  const { t } = useTranslation('withdraw')
  // It goes once the account is the default.
  const button = useRef<HTMLButtonElement>(null)
  useFocusHandOver(button)
  return (
    <WriteButton
      ref={button}
      variant="ghost"
      loading={busy}
      aria-label={t('account.makeDefaultOf', { name })}
      onClick={onPress}
    >
      {t('account.makeDefault')}
    </WriteButton>
  )
}

function ChosenActions({ account }: { account: PayoutAccount }) {
  const { t } = useTranslation('withdraw')
  const blockId = useWriteBlockId()
  const [asked, setAsked] = useState(false)
  const remove = useRemoveAccount(() => setAsked(false))
  const choose = useDefaultAccount()
  const name = formatAccount(account)
  return (
    <>
      {account.isDefault ? null : (
        <MakeDefault
          name={name}
          busy={choose.busy}
          onPress={() => void choose.mutate(account.id)}
        />
      )}
      <Button
        variant="ghost"
        aria-label={t('account.removeOf', { name })}
        onClick={() => setAsked(true)}
      >
        {t('account.remove')}
      </Button>
      <FormAlert refusals={WITHDRAW_REFUSALS} error={choose.error} />
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('account.removeTitle', { name })}
        description={
          <>
            {t(account.inUse ? 'account.removeInUse' : 'account.removeText')}
            <FormAlert refusals={WITHDRAW_REFUSALS} error={remove.error} />
          </>
        }
        confirmLabel={t(account.inUse ? 'account.understood' : 'account.removeYes')}
        cancelLabel={account.inUse ? undefined : t('account.removeNo')}
        tone={account.inUse ? 'normal' : 'danger'}
        busy={remove.busy}
        disabledBy={account.inUse ? undefined : blockId}
        onConfirm={() => {
          if (account.inUse) setAsked(false)
          else void remove.mutate(account.id)
        }}
      />
    </>
  )
}
