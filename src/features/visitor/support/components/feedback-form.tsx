import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.ts'
import { CaptchaPart } from '#patterns/forms/captcha-part.tsx'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { errorField } from '#patterns/forms/form-error.ts'
import { useCaptchaReset } from '#patterns/forms/use-captcha-reset.ts'
import { useFirstFocus } from '#patterns/forms/use-first-focus.ts'
import { useServerErrors } from '#patterns/forms/use-server-errors.ts'
import { useValuesChange } from '#patterns/forms/use-values-change.ts'
import { formDrafts } from '#session/drafts.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorSummary } from '#ui/error-summary/error-summary.tsx'
import { RadioGroup } from '#ui/radio/radio.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { CONTENT, feedbackSchema } from '../feedback-schema.ts'
import { DRAFT, type Feedback } from '../hooks/use-feedback.ts'
import { useFieldErrors } from '../hooks/use-field-errors.ts'
import { FEEDBACK_TYPES, type FeedbackFields, toDraft } from '../model.ts'
import { SUPPORT_REFUSALS } from '../refusals.ts'
import styles from './feedback-form.module.css'
import { SendCooldown } from './send-cooldown.tsx'

/** Question type, description, captcha. What is typed survives every refusal. */
export function FeedbackForm({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation('support')
  const { captcha, failure, busy, cooldownEnd, submit } = feedback
  const id = useId()
  const form = useForm<FeedbackFields>({
    resolver: zodResolver(feedbackSchema),
    shouldFocusError: false,
    defaultValues: { ...toDraft(formDrafts.get(DRAFT)), captcha: '' },
  })
  const { register, control, handleSubmit, setFocus, formState } = form
  const { field: type } = useController({ control, name: 'type' })
  const { texts, summary, title, first } = useFieldErrors(formState.errors, id)
  const showErrors = useServerErrors(form, SUPPORT_REFUSALS)
  const top = useRef<HTMLDivElement>(null)
  const { submitCount } = formState

  useFirstFocus(setFocus, 'type')
  const captchaIsOld = useCaptchaReset(form, captcha)
  useValuesChange(form, (values) => formDrafts.set(DRAFT, toDraft(values)))

  // Focuses the first invalid field, with the errors above the form in view.
  const showFirstError = useEffectEvent(() => {
    if (first) setFocus(first)
    if (first !== 'captcha') top.current?.scrollIntoView?.({ block: 'nearest' })
  })
  useEffect(() => {
    if (submitCount > 0) showFirstError()
  }, [submitCount])

  const onSubmit = async (fields: FeedbackFields) => {
    if (captchaIsOld()) return
    const outcome = await submit(fields)
    if (
      outcome &&
      outcome.kind !== 'done' &&
      errorField(outcome.error, SUPPORT_REFUSALS) === 'captcha'
    )
      showErrors(outcome.error, ['captcha'])
  }

  return (
    <Form onSubmit={handleSubmit(onSubmit)}>
      <div ref={top} className={styles.top}>
        <div role="alert" className={styles.alerts}>
          <ErrorSummary title={title} errors={summary} headingLevel={3} />
        </div>
        <FormAlert
          refusals={SUPPORT_REFUSALS}
          error={failure && errorField(failure, SUPPORT_REFUSALS) !== 'captcha' ? failure : null}
        />
      </div>
      <RadioGroup
        id={`${id}-type`}
        className={styles.types}
        label={t('feedback.type')}
        error={texts.type}
        name={type.name}
        value={type.value}
        onValueChange={type.onChange}
        onBlur={type.onBlur}
        ref={(group) =>
          type.ref({ focus: () => group?.querySelector<HTMLInputElement>('input')?.focus() })
        }
        options={FEEDBACK_TYPES.map((value) => ({
          value: String(value),
          label: t(`feedback.types.${value}`),
        }))}
      />
      <TextArea
        {...register('content')}
        id={`${id}-content`}
        className={styles.content}
        label={t('feedback.content')}
        hint={t('feedback.hint')}
        error={texts.content}
        min={CONTENT.min}
        max={CONTENT.max}
        counter={{
          count: (used, max) => t('feedback.count.used', { used, max }),
          left: (count) => t('feedback.count.left', { count }),
          over: (count) => t('feedback.count.over', { count }),
          missing: (count) => t('feedback.count.missing', { count }),
        }}
      />
      <div id={`${id}-captcha`}>
        <CaptchaPart captcha={captcha} error={texts.captcha} {...register('captcha')} />
      </div>
      <SendCooldown end={cooldownEnd}>
        {(isCooling) => (
          <Button
            type="submit"
            variant="primary"
            size="lg"
            block
            loading={busy}
            disabled={isCooling}
          >
            {t('feedback.submit')}
          </Button>
        )}
      </SendCooldown>
    </Form>
  )
}
