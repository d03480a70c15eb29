import type { RefObject } from 'react'
import type { Resolver, UseFormReturn } from 'react-hook-form'
import { type ApiError, asApiError } from '#api/transport/error.ts'
import { storedReferral } from '#entities/visitor/referral.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { RULED_FIELDS, type RuledField } from '#patterns/forms/field-rules.ts'
import { errorField } from '#patterns/forms/form-error.ts'
import { useCaptchaReset } from '#patterns/forms/use-captcha-reset.ts'
import { useFieldErrorText } from '#patterns/forms/use-field-error-text.ts'
import { type Revalidation, useRevalidate } from '#patterns/forms/use-revalidate.ts'
import { useServerErrors } from '#patterns/forms/use-server-errors.ts'
import { useValuesChange } from '#patterns/forms/use-values-change.ts'
import { formDrafts } from '#session/drafts.ts'
import { type Facts, formIssues, refusedFields } from '../form-issues.ts'
import { type RegisterValues, startValues, withDraft, withoutSecrets } from '../model.ts'
import { REGISTER_REFUSALS } from '../refusals.ts'
import type { Registration } from './use-register.ts'

const DRAFT = 'register'

const REVALIDATION: Revalidation<RegisterValues> = [
  ...RULED_FIELDS.map((name) => [name, name] as const),
  ['password', 'confirmPassword'],
  ['country', 'mobileNum'],
  ['mobileNum', 'verificationCode'],
]

/** The values typed into the other form, while the pop-up is open. */
export type TypedValues = RefObject<RegisterValues | null>

/**
 * The initial values of a form: an invitation's codes, what was typed before the pop-up was closed, and what both ways
 * request. A code was sent for one way only, and a picture is good for one form.
 */
export const beginWith = (
  start: Pick<RegisterValues, 'country' | 'mobileNum'>,
  typed: RegisterValues | null,
): RegisterValues =>
  typed
    ? { ...typed, verificationCode: '', captcha: '' }
    : withDraft(
        { ...startValues(start.country, storedReferral()), ...start },
        formDrafts.get(DRAFT),
      )

/** VAL-31..52 as a resolver for react-hook-form. */
export const createResolver =
  (facts: Facts): Resolver<RegisterValues> =>
  async (values) => {
    const found = Object.entries(await formIssues(values, facts))
    const errors = found.map(([name, message]) => [name, { type: 'rule', message }] as const)
    return errors.length > 0
      ? { values: {}, errors: Object.fromEntries(errors) }
      : { values, errors: {} }
  }

/** The texts of each field's error, the form's calls, and what of the form outlives it. */
export function useRegisterForm(
  form: UseFormReturn<RegisterValues>,
  registration: Registration,
  shown: readonly RuledField[],
  typed: TypedValues,
) {
  const { t } = useTranslation('register')
  const errorText = useFieldErrorText()
  const showErrors = useServerErrors(form, REGISTER_REFUSALS)
  const { clearErrors, getFieldState, getValues, setFocus, trigger } = form
  const { errors, submitCount } = form.formState
  const { failure } = registration
  useRevalidate(form, REVALIDATION)
  useValuesChange(form, (values) => {
    typed.current = values
    formDrafts.set(DRAFT, withoutSecrets(values))
  })
  const captchaIsOld = useCaptchaReset(form, registration.captcha)

  const findVisibleFields = (error: ApiError) =>
    refusedFields(error).filter((name) => shown.includes(name))

  const errorOf = (name: RuledField | 'terms'): string | undefined => {
    const error = errors[name]
    if (error?.message === 'terms') return `${t('terms.required')} ${t('terms.accept')}`
    if (error?.message === 'mismatch')
      return errorText(submitCount > 0 ? 'mismatchSent' : 'mismatchTyped')
    return errorText(error)
  }

  /** A field that is left with something in it is validated at once. */
  const leave = async (name: RuledField): Promise<void> => {
    if (getValues(name).trim() === '') return
    if (!(await trigger(name)) || name !== 'affiliateCode') return
    const left = getValues(name)
    try {
      await registration.checkAffiliate(left)
    } catch (thrown) {
      const error = asApiError(thrown)
      // The value may have changed meanwhile, and the error was not about the new one.
      if (errorField(error, REGISTER_REFUSALS) === name && getValues(name) === left)
        showErrors(error, [name])
    }
  }

  const sendCode = async (): Promise<void> => {
    if (!(await trigger('mobileNum', { shouldFocus: true }))) return
    const [mobile, country] = getValues(['mobileNum', 'country'])
    if (mobile.trim() === '') return setFocus('mobileNum')
    const sent = await registration.sendCode(mobile, country)
    // A new code clears the error of the last one.
    if (sent && getFieldState('verificationCode').error?.type === 'server')
      clearErrors('verificationCode')
  }

  const submit = async (values: RegisterValues): Promise<void> => {
    if (shown.includes('captcha') && captchaIsOld()) return
    const outcome = await registration.submit(values)
    if (outcome && outcome.kind !== 'done')
      showErrors(outcome.error, findVisibleFields(outcome.error))
  }

  return {
    errorOf,
    /** A refusal that no field shows. */
    formError: failure && findVisibleFields(failure).length === 0 ? failure : null,
    leave,
    sendCode,
    submit,
  }
}
