import { type Control, useWatch } from 'react-hook-form'
import type { ContractKind, ContractLimits } from '#api/agent/contracts.ts'
import { ContractTerms } from '#entities/contract/contract-terms.tsx'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { computeExample, type OfferFields, parseTerms } from '../model.ts'
import styles from './contracts.module.css'

interface OfferInWordsProps {
  kind: ContractKind
  limits: ContractLimits
  control: Control<OfferFields>
}

/** The typed offer as a sentence, as the other side will read it, with one example. */
export function OfferInWords({ kind, limits, control }: OfferInWordsProps) {
  const { t } = useTranslation('contracts')
  const { money } = useMoney()
  const { account, period, tiers } = useWatch({ control })
  const terms = parseTerms(kind, tiers ?? [], limits.maxRate)
  const last = terms.at(-1)
  const { base, pays, paysWon } = last ? computeExample(kind, last) : NO_EXAMPLE
  return (
    <section className={styles.words} aria-label={t('offer.words.title')}>
      <h3>{account ? t('offer.words.to', { account }) : t('offer.words.title')}</h3>
      {last ? (
        <>
          <ContractTerms kind={kind} period={period ?? 'D'} terms={terms} />
          <p>
            {t(`offer.example.${kind}`, {
              base: money(base),
              pays: money(pays),
              paysWon: money(paysWon),
            })}
          </p>
        </>
      ) : (
        <p className={styles.note}>{t('offer.words.none')}</p>
      )}
    </section>
  )
}

const NO_EXAMPLE = { base: '0.00', pays: '0.00', paysWon: '0.00' }
