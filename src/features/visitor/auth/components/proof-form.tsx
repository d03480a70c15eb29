import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { VerificationMethod } from '../../../../api/session.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { CodePart } from '../../../../patterns/forms/code-part.tsx'
import styles from '../../../../patterns/forms/form.module.css'
import { FormAlert } from '../../../../patterns/forms/form-alert.tsx'
import { useErrorText } from '../../../../patterns/forms/use-error-text.ts'
import { useFaultFocus } from '../../../../patterns/forms/use-error-focus.ts'
import { useFaultText } from '../../../../patterns/forms/use-field-error-text.ts'
import { ignoreHeldEnter } from '../../../../patterns/forms/use-one-request.ts'
import { useSaid } from '../../../../patterns/forms/use-said.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { RadioGroup } from '../../../../ui/radio/radio.tsx'
import { TextField } from '../../../../ui/text-field/text-field.tsx'
import type { useProof } from '../hooks/use-proof.ts'
import { useProofCode } from '../hooks/use-proof-code.ts'
import { type Challenge, type ProofFields, proofSchema } from '../model.ts'
import own from './proof-form.module.css'

interface ProofFormProps {
  challenge: Challenge
  proof: ReturnType<typeof useProof>
}

/** AUT-15..18: one of the ways that the account allows, and its answer. */
export function ProofForm({ challenge, proof }: ProofFormProps) {
  const { t } = useTranslation('auth')
  const words = useFaultText()
  const text = useErrorText()
  const [method, setMethod] = useState<VerificationMethod>(challenge.methods[0] ?? 'MOBILE')
  const { busy, wrong, triesLeft, failure, submit } = proof
  const {
    register,
    handleSubmit,
    reset,
    formState: { errors, submitCount },
  } = useForm<ProofFields>({
    resolver: zodResolver(proofSchema(method)),
    defaultValues: { answer: '' },
    shouldFocusError: false,
  })
  const form = useFaultFocus(submitCount, failure)
  const way = method === 'EMAIL' ? 'EMAIL' : 'MOBILE'
  const { code, send, sentTo } = useProofCode(challenge, way, proof.meet)

  const choose = (value: string) => {
    const next = challenge.methods.find((one) => one === value)
    if (!next) return
    setMethod(next)
    reset()
    proof.clear()
  }

  const { said, changed } = useSaid(wrong)
  const left = triesLeft === null ? '' : ` ${t('proof.left', { left: triesLeft })}`
  const refused = said
    ? `${said.code === 'sms.code.expired' ? text(said) : t('proof.wrong')}${left}`
    : undefined
  const field = {
    error: words(errors.answer?.message) ?? refused,
    ...register('answer', { onChange: changed }),
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={handleSubmit((fields) => submit(method, fields))}
      onKeyDown={ignoreHeldEnter}
    >
      <FormAlert error={wrong ? null : failure} />
      {challenge.methods.length > 1 ? (
        <RadioGroup
          label={t('proof.ways')}
          name="method"
          value={method}
          onValueChange={choose}
          options={challenge.methods.map((one) => ({
            value: one,
            label: t(`proof.way.${one}`),
          }))}
        />
      ) : null}
      {method === 'MOBILE' || method === 'EMAIL' ? (
        <div className={styles.part}>
          <CodePart key={method} code={code} onSend={send} {...field} />
          {sentTo ? (
            <p className={own.sent}>
              {t('proof.sentTo')} <bdi>{sentTo}</bdi>
            </p>
          ) : null}
        </div>
      ) : (
        <TextField
          key={method}
          label={t(`proof.field.${method}`)}
          {...(method === 'TOTP'
            ? { inputMode: 'numeric', autoComplete: 'one-time-code' }
            : { autoComplete: 'name', maxLength: 100 })}
          {...field}
        />
      )}
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {t('proof.submit')}
      </Button>
    </form>
  )
}
