import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type Contract,
  type ContractKind,
  type Contracts,
  contractQueries,
} from '#api/agent/contracts.ts'
import { ContractDetail } from '#entities/contract/contract-detail.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useSearchState } from '#patterns/use-search-state.ts'
import { useToken } from '#session/store.ts'
import { useMember } from '#session/visitor.ts'
import { Button } from '#ui/button/button.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { ContractTable } from '../components/contract-table.tsx'
import { NewOffer } from '../components/new-offer.tsx'
import { OutstandingPayments } from '../components/outstanding-payments.tsx'
import { UplineContracts } from '../components/upline-contracts.tsx'
import { CONTRACTS_SEARCH, kindOfPage } from '../model.ts'

/** The contracts of one kind: with the upline, and with downlines. */
export default function ContractsScreen() {
  const { t } = useTranslation(['contracts', 'agent'])
  const { values } = useSearchState(CONTRACTS_SEARCH)
  const kind = kindOfPage(values.page)
  const query = useQuery(contractQueries.list(useToken() ?? '', kind))
  return (
    <Page gap="5" title={t(`agent:page.${values.page}`)} lead={t(`contracts:lead.${kind}`)}>
      <QueryBoundary query={query} waiting={<Skeleton lines={8} />}>
        {(contracts) => <Content key={kind} kind={kind} contracts={contracts} />}
      </QueryBoundary>
    </Page>
  )
}

function Content({ kind, contracts }: { kind: ContractKind; contracts: Contracts }) {
  const { t } = useTranslation(['contracts', 'common'])
  const { values, setValues } = useSearchState(CONTRACTS_SEARCH)
  const readOnly = useMember()?.readOnly === true
  const { list, endsWhen, mayOffer, limits, owed } = contracts
  const offers = mayOffer && !readOnly && owed === '0.00'
  const [offering, setOffering] = useState(values.member !== null)
  const [replaced, setReplaced] = useState<Contract>()
  const opened = list.find(({ id }) => id === values.contract)
  const given = list.filter(({ role }) => role === 'PAYER')
  return (
    <>
      <OutstandingPayments amount={owed} readOnly={readOnly} />
      <UplineContracts contracts={contracts} readOnly={readOnly} />
      <ContractTable
        contracts={given}
        openId={values.contract}
        onOpen={(contract) => void setValues({ contract })}
        onOffer={offers ? () => setOffering(true) : undefined}
      />
      <NewOffer
        kind={kind}
        limits={limits}
        account={values.member ?? ''}
        replaces={replaced}
        open={offering}
        onClose={() => {
          setOffering(false)
          setReplaced(undefined)
          if (values.member !== null) void setValues({ member: null }, { replace: true })
        }}
      />
      <Drawer
        inAddress
        side="end"
        title={opened?.other.account ?? ''}
        closeLabel={t('common:action.close')}
        open={opened !== undefined}
        onOpenChange={(open) => {
          if (!open) void setValues({ contract: null }, { replace: true })
        }}
      >
        {opened ? (
          <ContractDetail contract={opened} endsWhen={endsWhen} readOnly={readOnly} />
        ) : null}
        {opened?.steps.includes('WITHDRAW') && offers ? (
          <Button
            onClick={() => {
              setReplaced(opened)
              setOffering(true)
              void setValues({ contract: null }, { replace: true })
            }}
          >
            {t('contracts:offer.replace')}
          </Button>
        ) : null}
      </Drawer>
    </>
  )
}
