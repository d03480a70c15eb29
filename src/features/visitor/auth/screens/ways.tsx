import { useState } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { usePopup } from '../../../../patterns/routing/popup.ts'
import { useModule } from '../../../../session/visitor.ts'
import { TextButton } from '../../../../ui/link/text-button.tsx'
import { Tabs } from '../../../../ui/tabs/tabs.tsx'
import { LoginForm } from '../components/login-form.tsx'
import { OtherWays } from '../components/other-ways.tsx'
import { SmsForm } from '../components/sms-form.tsx'
import type { Door } from '../hooks/use-sign-in.ts'
import styles from './login.module.css'

/** MOD-18, MOD-19: by user name, by a code to the mobile number where that is on, and other ways. */
export default function Ways({ door }: { door: Door }) {
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
  return (
    <div className={styles.stack}>
      {byCode ? (
        <Tabs
          label={t('login.ways')}
          look="pill"
          wide
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
      ) : (
        byName
      )}
      <OtherWays door={door} />
      <p className={styles.register}>
        {t('login.noAccount')}{' '}
        <TextButton onClick={() => open('register')}>{t('login.register')}</TextButton>
      </p>
    </div>
  )
}
