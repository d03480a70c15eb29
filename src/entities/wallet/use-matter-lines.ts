import { useQuery } from '@tanstack/react-query'
import { type OpenMatter, securityQueries } from '#api/member/security.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useTimeText } from '#patterns/use-time-text.ts'
import { useToken } from '#session/store.ts'
import { useMoney } from './use-money.ts'

/** The open matters of the account; empty while loading. */
export function useOpenMatters() {
  const token = useToken() ?? ''
  const { code } = useLanguage()
  const query = useQuery({ ...securityQueries.openMatters(token, code), enabled: token !== '' })
  return query.data?.list ?? []
}

/** A break from play: when it ends (null: never), and whether it is a self-exclusion. */
export interface PlannedBreak {
  readonly until: number | null
  readonly exclusion: boolean
}

const outlasts = ({ until }: PlannedBreak, moment: number | null) =>
  moment !== null && (until === null || until >= moment)

/** Describes what happens to open matters when the account is closed, a break begins, or data are deleted. */
export function useMatterLines() {
  const { t } = useTranslation('matters')
  const { money } = useMoney()
  const { stamp } = useTimeText()
  const values = ({ name, amount, count, until }: OpenMatter) => ({
    name: name ?? '',
    amount: money(amount ?? '0.00'),
    number: count,
    time: until === null ? '' : stamp(until),
  })
  const isPayment = ({ kind }: OpenMatter) => kind === 'DEPOSIT' || kind === 'WITHDRAWAL'
  return {
    closing(one: OpenMatter): string {
      const { kind, blocks } = one
      if (kind === 'MAIN_WALLET' && !blocks) return t('close.MAIN_WALLET_REST', values(one))
      if (kind === 'VENDOR_WALLET' && blocks) return t('close.VENDOR_WALLET_CLOSED', values(one))
      if (kind === 'CONTRACT' && !blocks) return t('close.CONTRACT_RECEIVED', values(one))
      return t(`close.${kind}`, values(one))
    },
    atBreak(list: readonly OpenMatter[], planned: PlannedBreak): string[] {
      return list.flatMap((one) => {
        const { kind, blocks, until } = one
        if (isPayment(one)) return [t('break.PAYMENT', values(one))]
        if (kind === 'BET') return [t('break.BET', values(one))]
        if (kind === 'BONUS') return outlasts(planned, until) ? [t('break.BONUS', values(one))] : []
        if (kind === 'TURNOVER')
          return [t(planned.exclusion ? 'break.TURNOVER' : 'break.TURNOVER_STAYS', values(one))]
        if (kind !== 'VENDOR_WALLET' || !planned.exclusion) return []
        return [t(blocks ? 'break.VENDOR_WALLET_CLOSED' : 'break.VENDOR_WALLET', values(one))]
      })
    },
    atDeletion: (list: readonly OpenMatter[]): string[] =>
      list.filter(isPayment).map((one) => t('erase.PAYMENT', values(one))),
  }
}
