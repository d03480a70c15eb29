import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { systemQueries } from '#api/content/system.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { fieldRules } from '#patterns/forms/field-rules.ts'
import { FormSkeleton } from '#patterns/forms/form-skeleton.tsx'
import { usePhone } from '#patterns/forms/use-phone.ts'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { EmailForm } from '../components/email-form.tsx'
import { PhoneForm } from '../components/phone-form.tsx'
import { useEmailRequest } from '../hooks/use-email-request.ts'
import { usePasswordReset } from '../hooks/use-password-reset.ts'

/** Two ways back. Both are kept here, so that neither loses anything to the other. */
export default function RecoveryMethods({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('recover')
  const opened = useRef(true)
  const rules = useQuery(systemQueries.registerSettings())
  const countries = useQuery(systemQueries.countries())
  const request = useEmailRequest(onSent)
  const reset = usePasswordReset(usePhone())
  const { password } = fieldRules(rules.data?.fields)
  // If the rules cannot be loaded the default rules apply, so that recovery stays possible.
  const ready = !rules.isPending && !countries.isPending
  return (
    <Tabs
      label={t('ways')}
      look="pill"
      wide
      items={[
        {
          value: 'email',
          label: t('way.email'),
          content: <EmailForm request={request} opened={opened} />,
        },
        {
          value: 'phone',
          label: t('way.phone'),
          content: ready ? <PhoneForm reset={reset} rule={password} /> : <FormSkeleton rows={4} />,
        },
      ]}
    />
  )
}
