import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { PermissionConfig } from '#api/content/system.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import type { FieldRule } from '#patterns/forms/field-rules.ts'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { FormErrors } from '#patterns/forms/form-errors.tsx'
import { HumanCheckPart } from '#patterns/forms/human-check-part.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { useFirstFocus } from '#patterns/forms/use-first-focus.ts'
import { usePhone } from '#patterns/forms/use-phone.ts'
import { Button } from '#ui/button/button.tsx'
import { useEndedInvitation } from '../hooks/use-ended-invitation.ts'
import { useRegister } from '../hooks/use-register.ts'
import {
  beginWith,
  createResolver,
  type TypedValues,
  useRegisterForm,
} from '../hooks/use-register-form.ts'
import { foldedFields, type RegisterMethod, type RegisterValues } from '../model.ts'
import { REGISTER_REFUSALS } from '../refusals.ts'
import { FieldPart, toFieldId } from './field-part.tsx'
import { OptionalFields } from './optional-fields.tsx'
import styles from './register-form.module.css'
import { TermsPart } from './terms-part.tsx'

/** Fields that need the full width, because they have two controls or a picture. */
const WIDE: ReadonlySet<string> = new Set(['mobileNum', 'verificationCode', 'captcha', 'username'])

interface RegisterFormProps {
  way: RegisterMethod
  fields: readonly FieldRule[]
  config: PermissionConfig
  typed: TypedValues
}

/** The fields of the server's rules, in their order, and the terms. */
export function RegisterForm({ way, fields, config, typed }: RegisterFormProps) {
  const { t } = useTranslation('register')
  const phone = usePhone()
  const { minAge } = config.jurisdiction
  const registration = useRegister({ way, fields, phone, config })
  const { captcha, human, busy, lostName } = registration
  const facts = { fields, phone, minAge, timeZone: config.timeZone }
  const [defaultValues] = useState(() => {
    const { country, mobile } = phone.start(registration.code.target())
    return beginWith({ country, mobileNum: mobile }, typed.current)
  })
  const form = useForm<RegisterValues>({
    resolver: createResolver(facts),
    defaultValues,
    shouldFocusError: false,
  })
  const lostInvitation = useEndedInvitation(form)
  const { needed, more } = foldedFields(fields)
  const names = [...needed, ...more].map(({ name }) => name)
  const { errorOf, formError, leave, sendCode, submit } = useRegisterForm(
    form,
    registration,
    names,
    typed,
  )
  const { submitCount } = form.formState
  const element = useErrorFocus(submitCount)
  useFirstFocus(form.setFocus, names[0] ?? 'terms')
  const asksCaptcha = names.includes('captcha')

  useEffect(() => {
    if (asksCaptcha && !captcha.shown) captcha.renew()
  }, [asksCaptcha, captcha])

  const grid = (rules: readonly FieldRule[]) => (
    <div className={styles.fields}>
      {rules.map((rule) => (
        <div key={rule.name} className={WIDE.has(rule.name) ? styles.wide : undefined}>
          <FieldPart
            rule={rule}
            form={form}
            registration={registration}
            phone={phone}
            error={errorOf(rule.name)}
            onSend={sendCode}
            onLeave={leave}
          />
        </div>
      ))}
    </div>
  )

  return (
    <Form ref={element} onSubmit={form.handleSubmit(submit)}>
      <FormErrors
        tries={submitCount}
        fields={[...names, 'terms' as const].map((name) => ({
          id: toFieldId(name),
          label: t(`field.${name}`),
          message: errorOf(name),
        }))}
      />
      <FormAlert refusals={REGISTER_REFUSALS} error={formError} />
      <p role="status">
        {lostInvitation && t(`invitation.${lostInvitation.why}`, { code: lostInvitation.code })}
      </p>
      {lostName === null || busy ? null : (
        <div className={styles.lost}>
          <p>{t('lost.text')}</p>
          <Button onClick={() => void registration.logIn(lostName)}>{t('lost.logIn')}</Button>
        </div>
      )}
      {grid(needed)}
      {more.length === 0 ? null : (
        <OptionalFields
          names={more.map(({ name }) => t(`field.${name}`))}
          needed={more.some(
            ({ name }) => defaultValues[name] !== '' || errorOf(name) !== undefined,
          )}
        >
          {grid(more)}
        </OptionalFields>
      )}
      <HumanCheckPart human={human} />
      <TermsPart form={form} minAge={minAge} error={errorOf('terms')} />
      <div className={styles.submit}>
        <SubmitButton waitUntil={registration.waitUntil} loading={busy}>
          {t('submit')}
        </SubmitButton>
      </div>
    </Form>
  )
}
