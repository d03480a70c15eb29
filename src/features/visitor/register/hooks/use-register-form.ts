import { useEffect, useState } from 'react'
import type { Resolver, UseFormReturn } from 'react-hook-form'
import { type ApiError, asApiError } from '../../../../api/error.ts'
import { storedReferral } from '../../../../entities/visitor/referral.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { RULED_FIELDS, type RuledField } from '../../../../patterns/forms/field-rules.ts'
import { useErrorText } from '../../../../patterns/forms/use-error-text.ts'
import { useFaultText } from '../../../../patterns/forms/use-field-error-text.ts'
import { type Relook, useRelook } from '../../../../patterns/forms/use-revalidate.ts'
import { formDrafts } from '../../../../session/drafts.ts'
import { type Facts, faultsOf, placesOf } from '../form-issues.ts'
import { keepable, type RegisterValues, startValues, withDraft } from '../model.ts'
import type { Registration } from './use-register.ts'

const DRAFT = 'register'

const RELOOK: Relook<RegisterValues> = [
  ...RULED_FIELDS.map((name) => [name, name] as const),
  ['password', 'confirmPassword'],
  ['country', 'mobileNum'],
  ['mobileNum', 'verificationCode'],
]

/** The start of a form: an invitation's codes, and what was typed before the pop-up was closed. */
export const beginWith = (country: string): RegisterValues =>
  withDraft(startValues(country, storedReferral()), formDrafts.get(DRAFT))

/** VAL-31..52 as react-hook-form asks for them. */
export const resolverOf =
  (facts: Facts): Resolver<RegisterValues> =>
  async (values) => {
    const found = Object.entries(await faultsOf(values, facts))
    const errors = found.map(([name, message]) => [name, { type: 'rule', message }] as const)
    return errors.length > 0
      ? { values: {}, errors: Object.fromEntries(errors) }
      : { values, errors: {} }
  }

/** What is wrong with each field, in words, and what of the form outlives it. */
export function useRegisterForm(form: UseFormReturn<RegisterValues>, registration: Registration) {
  const { t } = useTranslation(['register', 'common'])
  const words = useFaultText()
  const said = useErrorText()
  const { watch, getValues, trigger, setError, resetField } = form
  const { errors, submitCount } = form.formState
  const { failure, captcha } = registration
  useRelook(form, RELOOK)
  // What the server said of a field holds until the field is changed.
  const [changed, setChanged] = useState({ since: failure, names: new Set<string>() })

  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      formDrafts.set(DRAFT, keepable(getValues()))
      if (!name) return
      setChanged(({ since, names }) => ({
        since: failure,
        names: new Set(since === failure ? [...names, name] : [name]),
      }))
    })
    return unsubscribe
  }, [watch, getValues, failure])

  // A used picture is worth nothing, and neither is what was read from it.
  useEffect(() => {
    if (captcha.round > 1) resetField('captcha')
  }, [captcha.round, resetField])

  const places = failure ? placesOf(failure) : []
  const holds = (name: string) =>
    places.some((place) => place === name) &&
    !(changed.since === failure && changed.names.has(name))

  /** The form's own finding, then what the server said. */
  const wordsFor = (name: RuledField | 'terms'): string | undefined => {
    const message = errors[name]?.message
    if (message === 'terms') return `${t('register:terms.required')} ${t('register:terms.accept')}`
    if (message === 'mismatch') return words(submitCount > 0 ? 'mismatchSent' : 'mismatchTyped')
    if (message !== undefined) return words(message)
    if (failure === null || !holds(name)) return undefined
    return failure.code === 'request.invalid' ? t('common:error.invalid') : said(failure)
  }

  /** VAL-34, REG-02: what was left with something in it is looked at once. */
  const leave = async (name: RuledField): Promise<void> => {
    if (getValues(name).trim() === '') return
    if (!(await trigger(name)) || name !== 'affiliateCode') return
    const left = getValues(name)
    try {
      await registration.checkAffiliate(left)
    } catch (thrown) {
      const bad = asApiError(thrown).code === 'register.affiliate.invalid'
      // Meanwhile another one may stand there, of which nothing was said.
      if (bad && getValues(name) === left) setError(name, { type: 'rule', message: 'affiliate' })
    }
  }

  /** A refusal that no field shows. */
  const general = (shown: readonly RuledField[]): ApiError | null =>
    places.some((place) => shown.includes(place)) ? null : failure

  return { wordsFor, leave, general, tries: submitCount }
}
