import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { usePopup } from '../../../session/popup.ts'
import { useModule } from '../../../session/visitor.ts'
import { TextButton } from '../../../ui/link/text-button.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { LoginForm } from './login-form.tsx'
import { SmsForm } from './sms-form.tsx'
import type { Door } from './use-sign-in.ts'
import styles from './ways-in.module.css'

/** MOD-18, MOD-19: by user name, or by a code to the mobile number where that is switched on. */
export function WaysIn({ door }: { door: Door }) {
  const { t } = useTranslation('auth')
  const { open } = usePopup()
  const byCode = useModule('MOBILEVERCODELOGIN3')
  const [way, setWay] = useState('name')
  const byName = (
    <LoginForm
      door={door}
      withRemember
      aside={<TextButton onClick={() => open('forgot')}>{t('login.forgot')}</TextButton>}
    />
  )
  if (!byCode) return byName
  return (
    <div className={styles.ways}>
      <Tabs
        label={t('login.ways')}
        look="pill"
        value={way}
        onChange={(next) => {
          door.say(null)
          setWay(next)
        }}
        items={[
          { value: 'name', label: t('login.byName'), content: byName },
          { value: 'sms', label: t('login.bySms'), content: <SmsForm door={door} /> },
        ]}
      />
    </div>
  )
}
