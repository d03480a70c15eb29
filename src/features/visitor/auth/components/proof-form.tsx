import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { VerificationMethod } from '#api/member/session.ts'
import type { ApiError } from '#api/transport/error.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { CodePart } from '#patterns/forms/code-part.tsx'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { useFieldErrorText } from '#patterns/forms/use-field-error-text.ts'
import { useServerErrors } from '#patterns/forms/use-server-errors.ts'
import { RadioGroup } from '#ui/radio/radio.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { isWrongAnswer, type Proof } from '../hooks/use-proof.ts'
import { useProofCode } from '../hooks/use-proof-code.ts'
import { ANSWER, type Challenge, type ProofFields, parseTriesLeft, proofSchema } from '../model.ts'
import { AUTH_REFUSALS } from '../refusals.ts'
import styles from './proof-form.module.css'

interface ProofFormProps {
  challenge: Challenge
  proof: Proof
}

/** One of the methods that the account allows, and its answer. */
export function ProofForm({ challenge, proof }: ProofFormProps) {
  const { t } = useTranslation('auth')
  const errorText = useFieldErrorText()
  const text = useErrorText(AUTH_REFUSALS)
  const [method, setMethod] = useState<VerificationMethod>(challenge.methods[0] ?? 'MOBILE')
  const { busy, failure } = proof
  const form = useForm<ProofFields>({
    resolver: zodResolver(proofSchema(method)),
    defaultValues: { answer: '' },
    shouldFocusError: false,
  })
  const { register, handleSubmit, reset } = form
  const { errors, submitCount } = form.formState
  const element = useErrorFocus(submitCount)
  const showErrors = useServerErrors(form, AUTH_REFUSALS)
  const channel = method === 'EMAIL' ? 'EMAIL' : 'MOBILE'
  const { code, send, sentTo } = useProofCode(challenge, channel, proof.refuse)

  const choose = (value: string) => {
    const next = challenge.methods.find((one) => one === value)
    if (!next) return
    setMethod(next)
    reset()
    proof.clear()
  }

  const wrongText = (error: ApiError): string => {
    const left = parseTriesLeft(error.value)
    const wrong = error.code === 'sms.code.expired' ? text(error) : t('proof.wrong')
    return left === null ? wrong : `${wrong} ${t('proof.left', { left })}`
  }

  const onSubmit = async (fields: ProofFields) => {
    const outcome = await proof.submit(method, fields)
    if (!outcome || outcome.kind === 'done' || !isWrongAnswer(outcome.error)) return
    showErrors(outcome.error, ['answer'], wrongText(outcome.error))
  }

  const field = { error: errorText(errors.answer), ...register('answer') }

  return (
    <Form ref={element} onSubmit={handleSubmit(onSubmit)}>
      <FormAlert
        refusals={AUTH_REFUSALS}
        error={failure && !isWrongAnswer(failure) ? failure : null}
      />
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
        <Stack gap="2">
          <CodePart key={method} code={code} to={challenge.account} onSend={send} {...field} />
          {sentTo ? (
            <p className={styles.sent}>
              {t('proof.sentTo')} <bdi>{sentTo}</bdi>
            </p>
          ) : null}
        </Stack>
      ) : (
        <TextField
          key={method}
          label={t(`proof.field.${method}`)}
          {...(method === 'TOTP'
            ? { inputMode: 'numeric', autoComplete: 'one-time-code', reads: 'code' }
            : { autoComplete: 'name', maxLength: ANSWER.max })}
          {...field}
        />
      )}
      <SubmitButton waitUntil={proof.waitUntil} loading={busy}>
        {t('proof.submit')}
      </SubmitButton>
    </Form>
  )
}
