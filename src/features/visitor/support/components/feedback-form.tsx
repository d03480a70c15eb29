import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { CaptchaPart } from '../../../../patterns/forms/captcha-part.tsx'
import forms from '../../../../patterns/forms/form.module.css'
import { FormAlert } from '../../../../patterns/forms/form-alert.tsx'
import { errorField } from '../../../../patterns/forms/form-error.ts'
import { useErrorText } from '../../../../patterns/forms/use-error-text.ts'
import { useFirstFocus } from '../../../../patterns/forms/use-first-focus.ts'
import { ignoreHeldEnter } from '../../../../patterns/forms/form.tsx'
import { formDrafts } from '../../../../session/drafts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { ErrorSummary } from '../../../../ui/error-summary/error-summary.tsx'
import { RadioGroup } from '../../../../ui/radio/radio.tsx'
import { TextArea } from '../../../../ui/text-area/text-area.tsx'
import { feedbackSchema } from '../feedback-schema.ts'
import { useFaults } from '../hooks/use-faults.ts'
import { DRAFT, type useFeedback } from '../hooks/use-feedback.ts'
import { CONTENT_MAX, CONTENT_MIN, FEEDBACK_TYPES, type FeedbackFields, keptOf } from '../model.ts'
import styles from './feedback-form.module.css'
import { Rest } from './rest.tsx'

/** MOD-24, VAL-59..63: question type, description, captcha. What is typed outlives every refusal. */
export function FeedbackForm({ door }: { door: ReturnType<typeof useFeedback> }) {
  const { t } = useTranslation('support')
  const { captcha, failure, busy, until } = door
  const errorText = useErrorText()
  const captchaRefusal = failure && errorField(failure) === 'captcha' ? failure : null
  const id = useId()
  const { register, control, handleSubmit, setFocus, resetField, subscribe, formState } =
    useForm<FeedbackFields>({
      resolver: zodResolver(feedbackSchema),
      shouldFocusError: false,
      defaultValues: { ...keptOf(formDrafts.get(DRAFT)), captcha: '' },
    })
  const { field: type } = useController({ control, name: 'type' })
  const { faults, first, title, words } = useFaults(formState.errors, id)
  const typedCaptcha = useWatch({ control, name: 'captcha' })
  const top = useRef<HTMLDivElement>(null)
  const tries = formState.submitCount

  useFirstFocus(setFocus, 'type')

  // In memory only: the pop-up may be closed by mistake, or the session may lapse meanwhile.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => formDrafts.set(DRAFT, keptOf(values)),
      }),
    [subscribe],
  )

  // A used picture is worth nothing, and neither is what was read from it.
  useEffect(() => {
    if (captcha.round > 0) resetField('captcha')
  }, [captcha.round, resetField])

  // The first wrong field gets the focus, and what was said above stays in view with it.
  const look = useEffectEvent((said: typeof failure) => {
    const field = said && errorField(said) === 'captcha' ? 'captcha' : first
    if (field) setFocus(field)
    if (field !== 'captcha') top.current?.scrollIntoView?.({ block: 'nearest' })
  })
  useEffect(() => {
    if (tries > 0) look(failure)
  }, [tries, failure])

  return (
    <form
      className={forms.form}
      noValidate
      onSubmit={handleSubmit(door.submit)}
      onKeyDown={ignoreHeldEnter}
    >
      <div ref={top} className={styles.top}>
        <div role="alert" className={styles.alerts}>
          <ErrorSummary title={title} errors={faults} headingLevel={3} />
        </div>
        <FormAlert error={captchaRefusal ? null : failure} />
      </div>
      <RadioGroup
        id={`${id}-type`}
        className={styles.types}
        label={t('feedback.type')}
        error={words.type}
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
        error={words.content}
        min={CONTENT_MIN}
        max={CONTENT_MAX}
        counter={{
          count: (used, max) => t('feedback.count.used', { used, max }),
          left: (count) => t('feedback.count.left', { count }),
          over: (count) => t('feedback.count.over', { count }),
          missing: (count) => t('feedback.count.missing', { count }),
        }}
      />
      <div id={`${id}-captcha`}>
        <CaptchaPart
          captcha={captcha}
          error={
            words.captcha ??
            (captchaRefusal && typedCaptcha === '' ? errorText(captchaRefusal) : undefined)
          }
          {...register('captcha')}
        />
      </div>
      <Rest until={until}>
        {(resting) => (
          <Button type="submit" variant="primary" size="lg" block loading={busy} disabled={resting}>
            {t('feedback.submit')}
          </Button>
        )}
      </Rest>
    </form>
  )
}
