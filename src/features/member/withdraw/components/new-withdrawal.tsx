import { useState } from 'react'
import { Link } from 'react-router'
import type { PayoutAccounts, WithdrawRules } from '#api/money/withdrawals.ts'
import { LowBalance } from '#entities/wallet/low-balance.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { asText } from '#lib/read.ts'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { formDrafts } from '#session/drafts.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { DRAFT } from '../draft.ts'
import type { useWithdraw } from '../hooks/use-withdraw.ts'
import { chosenAccount, findBlocker, findProvider } from '../model.ts'
import { Accounts } from './accounts.tsx'
import { Blocked } from './blocked.tsx'
import { Overview } from './overview.tsx'
import { Turnover } from './turnover.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

interface TakeOutProps {
  rules: WithdrawRules
  accounts: PayoutAccounts
  withdraw: ReturnType<typeof useWithdraw>
}

/**
 * The amount that can be withdrawn, the account and the amount to withdraw; or the reason why nothing
 * can be.
 */
export function NewWithdrawal({ rules, accounts, withdraw }: TakeOutProps) {
  const [wanted, setWanted] = useState(() => asText(formDrafts.get(DRAFT)?.accountId) ?? '')
  const account = chosenAccount(rules, accounts, wanted)
  const way = findProvider(rules, account ?? undefined)
  const bar = findBlocker(rules, accounts)
  const { t } = useTranslation('withdraw')
  const { link } = useMemberPages()
  return (
    <>
      <Overview rules={rules} />
      <Card padding="lg" gap="5">
        {bar === null || bar === 'account' ? null : <Blocked bar={bar} rules={rules} />}
        <LowBalance low={bar === 'balance' || bar === 'turnover'}>
          {(place) =>
            bar === 'balance' ? (
              <Link
                {...link('depositv2')}
                {...buttonLook({ variant: place === 'first' ? 'deposit' : 'secondary' })}
              >
                {t('bar.deposit')}
              </Link>
            ) : null
          }
        </LowBalance>
        <Accounts rules={rules} accounts={accounts} chosen={account} onChoose={setWanted} />
        {bar === null && account && way?.available ? (
          <WithdrawForm rules={rules} account={account} way={way} withdraw={withdraw} />
        ) : null}
      </Card>
      <Turnover list={rules.turnover} />
    </>
  )
}
