import { useState } from 'react'
import type { Contract, ContractStep } from '#api/agent/contracts.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { useWriteBlockId } from '#patterns/use-online.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import styles from './contract.module.css'
import { CONTRACT_REFUSALS } from './refusals.ts'
import { useContractWords } from './use-contract-words.ts'
import { stepRequest, useContractWrite } from './use-contract-write.ts'

interface ContractStepsProps {
  contract: Contract
  /** Which comparison ends contracts with downlines. */
  endsWhen: 'HIGHER' | 'LOWER'
  onDone?: (() => void) | undefined
}

/** The steps that this side may take, each with a confirmation. */
export function ContractSteps(props: ContractStepsProps) {
  const { steps } = props.contract
  if (steps.length === 0) return null
  return (
    <div className={styles.steps}>
      {steps.map((step) => (
        <Step key={step} step={step} {...props} />
      ))}
    </div>
  )
}

const TONE = {
  ACCEPT: 'normal',
  REJECT: 'danger',
  WITHDRAW: 'danger',
  REQUEST_TERMINATION: 'danger',
  ACCEPT_TERMINATION: 'danger',
  REFUSE_TERMINATION: 'normal',
  WITHDRAW_TERMINATION: 'normal',
} as const satisfies Record<ContractStep, string>

function Step({ step, contract, endsWhen, onDone }: ContractStepsProps & { step: ContractStep }) {
  const { t } = useTranslation('contracts')
  const blockId = useWriteBlockId()
  const [asked, setAsked] = useState(false)
  const { mutate, busy, error, uncertain } = useContractWrite(contract.kind, () => {
    setAsked(false)
    toast.show({ tone: 'success', message: t(`step.${step}.done`) })
    onDone?.()
  })
  const account = contract.other.account
  return (
    <AlertDialog
      tone={TONE[step]}
      title={t(`step.${step}.title`, { account })}
      description={
        <>
          {t(`step.${step}.text`)}
          {step === 'ACCEPT' ? <Endings contract={contract} endsWhen={endsWhen} /> : null}
          {uncertain && !busy ? <span role="status">{t('unknown')}</span> : null}
          <FormAlert refusals={CONTRACT_REFUSALS} error={error} />
        </>
      }
      confirmLabel={t(`step.${step}.confirm`)}
      cancelLabel={t('keep')}
      busy={busy}
      disabledBy={blockId}
      open={asked}
      onOpenChange={setAsked}
      onConfirm={() => void mutate(stepRequest(contract, step))}
      trigger={
        <Button variant={step === 'ACCEPT' ? 'primary' : 'secondary'}>
          {t(`step.${step}.button`)}
        </Button>
      }
    />
  )
}

/** The contracts with downlines that accepting ends, by name. */
function Endings({ contract: { kind, ends }, endsWhen }: Omit<ContractStepsProps, 'onDone'>) {
  const { t } = useTranslation('contracts')
  const words = useContractWords()
  if (ends.length === 0) return null
  return (
    <>
      <strong>{t(`ends.${endsWhen}`, { count: ends.length })}</strong>
      <ul className={styles.ends}>
        {ends.map(({ id, account, terms }) => (
          <li key={id}>
            <bdi>{account}</bdi>: {terms.map((tier) => words.tier(kind, tier)).join(' ')}
          </li>
        ))}
      </ul>
    </>
  )
}
