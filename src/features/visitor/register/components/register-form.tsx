import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { PermissionConfig } from '../../../../api/system.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { FieldRule } from '../../../../patterns/forms/field-rules.ts'
import { FormAlert } from '../../../../patterns/forms/form-alert.tsx'
import { FormErrors } from '../../../../patterns/forms/form-errors.tsx'
import { HumanCheckPart } from '../../../../patterns/forms/human-check-part.tsx'
import { useFaultFocus } from '../../../../patterns/forms/use-error-focus.ts'
import { useFirstFocus } from '../../../../patterns/forms/use-first-focus.ts'
import { ignoreHeldEnter } from '../../../../patterns/forms/use-one-request.ts'
import { usePhone } from '../../../../patterns/forms/use-phone.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useRegister } from '../hooks/use-register.ts'
import { beginWith, resolverOf, useRegisterForm } from '../hooks/use-register-form.ts'
import type { RegisterValues, Way } from '../model.ts'
import { FieldPart, idOf } from './field-part.tsx'
import styles from './register-form.module.css'
import { TermsPart } from './terms-part.tsx'

/** Fields that need the whole width: they hold two controls, or a picture. */
const WIDE: ReadonlySet<string> = new Set(['mobileNum', 'verificationCode', 'captcha', 'username'])

interface RegisterFormProps {
  way: Way
  fields: readonly FieldRule[]
  config: PermissionConfig
}

/** REG-01..07: the fields that the server's rules name, in its order, and the terms. */
export function RegisterForm({ way, fields, config }: RegisterFormProps) {
  const { t } = useTranslation('register')
  const phone = usePhone()
  const { minAge } = config.jurisdiction
  const registration = useRegister({ way, fields, phone, config })
  const { captcha, human, failure, busy } = registration
  const facts = { fields, phone, minAge, timeZone: config.timeZone }
  const [defaultValues] = useState(() => beginWith(phone.defaultCountry))
  const form = useForm<RegisterValues>({
    resolver: resolverOf(facts),
    defaultValues,
    shouldFocusError: false,
  })
  const { wordsFor, leave, general, tries } = useRegisterForm(form, registration)
  const element = useFaultFocus(tries, failure)
  useFirstFocus(form.setFocus, fields[0]?.name ?? 'terms')
  const asksCaptcha = fields.some(({ name }) => name === 'captcha')

  useEffect(() => {
    if (asksCaptcha && !captcha.shown) captcha.renew()
  }, [asksCaptcha, captcha])

  const sendCode = async () => {
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return
    if (form.getValues('mobileNum').trim() === '') return form.setFocus('mobileNum')
    await registration.sendCode(form.getValues('mobileNum'), form.getValues('country'))
  }

  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      onSubmit={form.handleSubmit(registration.submit)}
      onKeyDown={ignoreHeldEnter}
    >
      <FormErrors
        tries={tries}
        fields={[...fields.map(({ name }) => name), 'terms' as const].map((name) => ({
          id: idOf(name),
          label: t(`field.${name}`),
          message: wordsFor(name),
        }))}
      />
      <FormAlert error={general(fields.map(({ name }) => name))} />
      <div className={styles.fields}>
        {fields.map((rule) => (
          <div key={rule.name} className={WIDE.has(rule.name) ? styles.wide : undefined}>
            <FieldPart
              rule={rule}
              form={form}
              registration={registration}
              phone={phone}
              error={wordsFor(rule.name)}
              refusal={failure}
              onSend={sendCode}
              onLeave={leave}
            />
          </div>
        ))}
      </div>
      <HumanCheckPart human={human} />
      <TermsPart form={form} minAge={minAge} error={wordsFor('terms')} />
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {t('submit')}
      </Button>
    </form>
  )
}
