import type { ContractKind, ContractTier } from '#api/agent/contracts.ts'
import { formatCount, formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useMoney } from '../wallet/use-money.ts'
import { isRate, TERMS_OF, type TermName } from './kinds.ts'

/** The texts of contract terms, and of the changes between two versions. */
export function useContractWords() {
  const { t } = useTranslation('contracts')
  const { money } = useMoney()

  const value = (tier: ContractTier, name: TermName): string => {
    const term = tier[name]
    if (term === null) return ''
    if (typeof term === 'number') return formatCount(term)
    return isRate(name) ? `${term.replace(/\.?0+$/, '')}%` : money(term)
  }

  /** The conditions that are set. */
  const conditionsOf = (kind: ContractKind, one: ContractTier): readonly string[] =>
    TERMS_OF[kind].flatMap((name) =>
      isRate(name) || one[name] === 0 || one[name] === '0.00'
        ? []
        : t(`condition.${name}`, { value: value(one, name) }),
    )

  const tier = (kind: ContractKind, one: ContractTier): string => {
    const share = t(`tier.${kind}`, {
      rate: value(one, 'rate'),
      profitRate: value(one, 'profitRate'),
      lossRate: value(one, 'lossRate'),
    })
    const conditions = conditionsOf(kind, one)
    return conditions.length === 0
      ? t('tier.always', { share })
      : t('tier.from', { share, conditions: formatList(conditions) })
  }

  const difference = (
    kind: ContractKind,
    before: readonly ContractTier[],
    after: readonly ContractTier[],
  ): readonly string[] => {
    const lines: string[] = []
    for (let n = 0; n < Math.max(before.length, after.length); n += 1) {
      const [was, is] = [before[n], after[n]]
      const step = formatCount(n + 1)
      if (!is) lines.push(t('difference.gone', { step }))
      else if (!was) lines.push(t('difference.new', { step, terms: tier(kind, is) }))
      else
        for (const name of TERMS_OF[kind])
          if (was[name] !== is[name])
            lines.push(
              t('difference.changed', {
                step,
                term: t(`term.${name}`),
                from: value(was, name),
                to: value(is, name),
              }),
            )
    }
    return lines.length > 0 ? lines : [t('difference.none')]
  }

  return { value, tier, difference }
}
