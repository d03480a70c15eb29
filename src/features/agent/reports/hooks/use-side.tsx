import { useMemo } from 'react'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { RecordColumn } from '#patterns/records/record-column.ts'
import type { RecordFilter } from '#patterns/records/record-controls.tsx'
import { useSearchState } from '#patterns/use-search-state.ts'
import { Switch } from '#ui/switch/switch.tsx'
import { useAccountFilter } from '../components/account-filter.tsx'
import { fromSide, isResult, REPORT_SEARCH, type Side } from '../model.ts'

type Amount = 'stake' | 'validBet' | 'payout' | 'winLoss' | 'bonus' | 'rebate' | 'net'

/** The amounts of a report, results from the side that the reader has chosen: as columns, and of one row. */
export function useAmounts<Name extends Amount>(names: readonly Name[]) {
  const { t } = useTranslation('downlines')
  const { side } = useSearchState(REPORT_SEARCH).values
  const { money, signed } = useMoney()
  const amounts = useMemo(() => {
    const nameOf = (id: Amount) => {
      const name = t(`column.${id}`)
      return isResult(id) ? t(`side.${side}`, { name }) : name
    }
    return names.map((id) => ({
      id,
      name: nameOf(id),
      result: isResult(id),
      of: (row: Readonly<Record<Name, string>>) =>
        isResult(id) ? fromSide(side, row[id]) : row[id],
    }))
  }, [names, t, side])
  const columns = useMemo(
    () =>
      amounts.map(
        ({ id, name, result, of }): RecordColumn<Readonly<Record<Name, string>>> => ({
          id,
          header: name,
          align: 'end',
          text: of,
          kind: result ? 'signed' : 'money',
          fixed: id === 'net' ? 'end' : undefined,
        }),
      ),
    [amounts],
  )
  const detail = (row: Readonly<Record<Name, string>>) =>
    amounts.map(({ id, name, result, of }) => ({
      id,
      term: name,
      strong: id === 'net',
      detail: result ? signed(of(row)) : money(of(row)),
    }))
  return { side, columns, detail }
}

/** Filters for the account and for the side whose gain is positive. */
export function useSideFilters(): readonly RecordFilter[] {
  const { t } = useTranslation('downlines')
  const { values, setValues } = useSearchState(REPORT_SEARCH)
  const account = useAccountFilter()
  const own = values.side === 'own'
  const show = (side: Side) => void setValues({ side })
  return [
    account,
    {
      id: 'side',
      field: (
        <Switch
          label={t('side.switch')}
          checked={own}
          onChange={({ target }) => show(target.checked ? 'own' : 'player')}
        />
      ),
      chosen: own ? { label: t('side.switch'), clear: () => show('player') } : null,
    },
  ]
}
