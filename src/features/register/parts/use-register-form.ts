import { useEffect, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { type ApiError, asApiError } from '../../../api/error.ts'
import type { RuledField } from '../../../forms/field-rules.ts'
import { useErrorText } from '../../../forms/use-error-text.ts'
import { useFaultText } from '../../../forms/use-fault-text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { formDrafts } from '../../../session/drafts.ts'
import { storedReferral } from '../../../session/referral.ts'
import { type Facts, faultsOf, placesOf } from '../faults.ts'
import { keepable, type RegisterValues, startValues, withDraft } from '../model.ts'
import type { Registration } from './use-register.ts'

const DRAFT = 'register'

/** The form behind the fields: what it holds, what is wrong with it, what of it is kept. */
export function useRegisterForm(facts: Facts, registration: Registration) {
  const { t } = useTranslation(['register', 'common'])
  const words = useFaultText()
  const said = useErrorText()
  const resolver: Resolver<RegisterValues> = async (values) => {
    const found = Object.entries(await faultsOf(values, facts))
    const errors = found.map(([name, message]) => [name, { type: 'rule', message }] as const)
    return errors.length > 0
      ? { values: {}, errors: Object.fromEntries(errors) }
      : { values, errors: {} }
  }
  const [defaultValues] = useState(() =>
    withDraft(startValues(facts.phone.defaultCountry, storedReferral()), formDrafts.get(DRAFT)),
  )
  const form = useForm<RegisterValues>({ resolver, defaultValues, shouldFocusError: false })
  const { formState, getValues, trigger, setError, resetField } = form
  const { errors, submitCount } = formState
  const { failure, captcha } = registration

  // What was typed outlives the pop-up, as long as this page does.
  useEffect(() => () => formDrafts.set(DRAFT, keepable(getValues())), [getValues])

  // A used picture is worth nothing, and neither is what was read from it.
  useEffect(() => {
    if (captcha.round > 1) resetField('captcha')
  }, [captcha.round, resetField])

  const places = failure ? placesOf(failure) : []

  /** What is wrong with a field, in words: the form's own finding, then what the server said. */
  const wordsFor = (name: RuledField | 'terms'): string | undefined => {
    const message = errors[name]?.message
    if (message === 'terms') return t('register:terms.required')
    if (message === 'mismatch') return words(submitCount > 0 ? 'mismatchSent' : 'mismatchTyped')
    if (message !== undefined) return words(message)
    if (failure === null || !places.some((place) => place === name)) return undefined
    return failure.code === 'request.invalid' ? t('common:error.invalid') : said(failure)
  }

  /** VAL-34, REG-02: what was left with something in it is looked at once. */
  const leave = async (name: RuledField): Promise<void> => {
    if (getValues(name).trim() === '') return
    if (!(await trigger(name)) || name !== 'affiliateCode') return
    try {
      await registration.checkAffiliate(getValues(name))
    } catch (thrown) {
      if (asApiError(thrown).code === 'register.affiliate.invalid')
        setError(name, { type: 'rule', message: 'affiliate' })
    }
  }

  /** A refusal that no field shows; the captcha's and the human check's have places of their own. */
  const general = (shown: readonly RuledField[]): ApiError | null => {
    if (failure === null || failure.code === 'human.check.required') return null
    return places.some((place) => shown.includes(place)) ? null : failure
  }

  return { form, wordsFor, leave, general, tries: submitCount }
}
