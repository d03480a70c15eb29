import { useQuery } from '@tanstack/react-query'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { ContractKind } from '#api/agent/contracts.ts'
import { systemQueries } from '#api/content/system.ts'
import { isRate, TERMS_OF } from '#entities/contract/kinds.ts'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { Issue, OfferFields } from '../model.ts'
import type { TierFields } from '../tier-fields.ts'
import styles from './contracts.module.css'

interface TierPartProps {
  kind: ContractKind
  index: number
  /** Whether this kind has tiers at all. */
  many: boolean
  maxRate: string
  errors: FieldErrors<TierFields> | undefined
  register: UseFormRegister<OfferFields>
  onRemove: (() => void) | undefined
}

const ISSUES: readonly Issue[] = ['amount', 'count', 'rate', 'most', 'above']

/** The terms of one tier. */
export function TierPart({
  kind,
  index,
  many,
  maxRate,
  errors,
  register,
  onRemove,
}: TierPartProps) {
  const { t } = useTranslation('contracts')
  const symbol = useQuery(systemQueries.config()).data?.currency.symbol
  const step = formatCount(index + 1)
  return (
    <fieldset className={styles.tier}>
      <legend>{many ? t('offer.tier', { step }) : t('terms')}</legend>
      {TERMS_OF[kind].map((name) => {
        const issue = ISSUES.find((one) => one === errors?.[name]?.message)
        const money = !isRate(name) && name !== 'activeMembers'
        return (
          <TextField
            key={name}
            label={t(`term.${name}`)}
            hint={t(`hint.${name}`, { most: maxRate })}
            inputMode={name === 'activeMembers' ? 'numeric' : 'decimal'}
            autoComplete="off"
            reads="number"
            prefix={money ? symbol : undefined}
            suffix={isRate(name) ? '%' : undefined}
            error={issue ? t(`check.${issue}`, { most: maxRate }) : undefined}
            {...register(`tiers.${index}.${name}`)}
          />
        )
      })}
      {onRemove ? (
        <Button variant="ghost" onClick={onRemove}>
          {t('offer.removeTier', { step })}
        </Button>
      ) : null}
    </fieldset>
  )
}
