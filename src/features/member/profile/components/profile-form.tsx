import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { memberQueries } from '#api/member/member.ts'
import {
  type Profile,
  type ProfileField,
  type ProfileValues,
  profileQueries,
  updateProfile,
} from '#api/member/profile.ts'
import { securityKeys } from '#api/member/security.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { loadDraft, saveDraft } from '#patterns/forms/form-draft.ts'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { useValuesChange } from '#patterns/forms/use-values-change.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { session } from '#session/store.ts'
import { Select } from '#ui/select/select.tsx'
import { stackLook } from '#ui/stack/stack.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { countryOptions } from '../countries.ts'
import { useProfileRules } from '../hooks/use-profile-rules.ts'
import {
  ABOUT,
  ADDRESSES,
  CONTACTS,
  diffProfile,
  findLock,
  getMaxLength,
  INCOME_SOURCES,
  OCCUPATIONS,
  type ProfileIssue,
  profileSchema,
  WORK,
} from '../model.ts'
import { PROFILE_REFUSALS } from '../refusals.ts'
import styles from './profile-form.module.css'

const GROUPS = [
  ['about', ABOUT],
  ['work', WORK],
  ['addresses', ADDRESSES],
  ['contacts', CONTACTS],
] as const

const ISSUES: readonly ProfileIssue[] = ['short', 'long', 'name', 'date', 'minAge', 'handle']

/** The member's profile; a field that cannot be changed says why. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const { tag } = useLanguage()
  const client = useQueryClient()
  const rules = useProfileRules()
  const { values } = profile
  const [kept, setKept] = useState(() => loadDraft('profile', values))
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileSchema(rules)),
    values: { ...values, ...kept },
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  })
  useValuesChange(form, (next) => saveDraft('profile', values, next))
  const { register, handleSubmit, formState } = form
  const element = useErrorFocus(formState.submitCount)
  const token = session.get('token') ?? ''
  const { mutate, busy, error, waitUntil, uncertain } = useIdempotentMutation({
    name: 'profile',
    send: (changes: Partial<ProfileValues>, requestId) => updateProfile({ ...changes, requestId }),
    async onSettled(outcome) {
      if (outcome.kind === 'done') {
        setKept({})
        client.setQueryData(profileQueries.profile(token).queryKey, outcome.result)
        toast.show({ tone: 'success', message: t('saved') })
      }
      await Promise.all([
        client.invalidateQueries(memberQueries.info(token)),
        client.invalidateQueries({ queryKey: securityKeys.all }),
      ]).catch(() => undefined)
    },
  })

  const textOf = (field: ProfileField): string | undefined => {
    const issue = ISSUES.find((one) => one === formState.errors[field]?.message)
    return issue && t(`check.${issue}`, { max: getMaxLength(field), minAge: rules.minAge })
  }
  const optionsOf = (field: ProfileField) => {
    if (field === 'nationality') return countryOptions(tag)
    if (field === 'occupation')
      return OCCUPATIONS.map((value) => ({ value, label: t(`occupation.${value}`) }))
    return field === 'incomeSource'
      ? INCOME_SOURCES.map((value) => ({ value, label: t(`incomeSource.${value}`) }))
      : null
  }

  const fieldOf = (field: ProfileField) => {
    const lock = findLock(profile, field)
    const options = optionsOf(field)
    const shared = {
      label: t(`field.${field}`),
      hint: lock === null ? undefined : t(`lock.${lock}`),
      error: textOf(field),
    }
    if (options && lock === null) {
      const none = { value: '', label: t('choose') }
      return <Select key={field} {...shared} options={[none, ...options]} {...register(field)} />
    }
    const shown = options?.find(({ value }) => value === values[field])?.label
    return shown === undefined ? (
      <TextField
        key={field}
        {...shared}
        type={field === 'birthday' && lock === null ? 'date' : 'text'}
        readOnly={lock !== null}
        {...register(field)}
      />
    ) : (
      <TextField key={field} {...shared} readOnly value={shown} />
    )
  }

  const onSubmit = async (next: ProfileValues) => {
    const changes = diffProfile(values, next)
    if (Object.keys(changes).length > 0) await mutate(changes)
    else toast.show({ tone: 'info', message: t('unchanged') })
  }

  return (
    <Form ref={element} onSubmit={handleSubmit(onSubmit)}>
      <FormAlert refusals={PROFILE_REFUSALS} error={error} />
      {uncertain && !busy ? <p role="status">{t('unknown')}</p> : null}
      {GROUPS.map(([group, fields]) => (
        <fieldset key={group} className={styles.group}>
          <legend>{t(`group.${group}`)}</legend>
          <div {...stackLook({ direction: 'grid', gap: '4' })}>{fields.map(fieldOf)}</div>
        </fieldset>
      ))}
      <SubmitButton waitUntil={waitUntil} loading={busy}>
        {t('save')}
      </SubmitButton>
    </Form>
  )
}
