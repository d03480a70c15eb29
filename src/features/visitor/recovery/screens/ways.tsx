import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { systemQueries } from '../../../../api/system.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { fieldRules } from '../../../../patterns/forms/field-rules.ts'
import styles from '../../../../patterns/forms/form.module.css'
import { usePhone } from '../../../../patterns/forms/use-phone.ts'
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx'
import { Tabs } from '../../../../ui/tabs/tabs.tsx'
import { EmailForm } from '../components/email-form.tsx'
import { PhoneForm } from '../components/phone-form.tsx'
import { useEmail } from '../hooks/use-email-request.ts'
import { useReset } from '../hooks/use-password-reset.ts'
import look from './ways.module.css'

/** MOD-22, MOD-23: two ways back. Both are kept here, so that neither loses anything to the other. */
export default function Ways({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('recover')
  const fresh = useRef(true)
  const rules = useQuery(systemQueries.registerSettings())
  const countries = useQuery(systemQueries.countries())
  const email = useEmail(onSent)
  const reset = useReset(usePhone())
  const { password } = fieldRules(rules.data?.fields)
  // Without the server's rules the usual ones hold: nobody stays locked out for that.
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
          content: <EmailForm email={email} fresh={fresh} />,
        },
        {
          value: 'phone',
          label: t('way.phone'),
          content: ready ? <PhoneForm reset={reset} rule={password} /> : <Waiting />,
        },
      ]}
    />
  )
}

const BARS = ['number', 'code', 'password', 'button'] as const

/** The form's geometry while its rules are on the way. */
function Waiting() {
  const { t } = useTranslation('common')
  return (
    <div className={styles.form} aria-busy="true" role="status" aria-label={t('state.loading')}>
      {BARS.map((bar) => (
        <Skeleton key={bar} shape="block" className={look.bar} />
      ))}
    </div>
  )
}
