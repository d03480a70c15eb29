import { useState } from 'react'
import { BannerStrip } from '#entities/banner/banner-strip.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { useModule } from '#session/visitor.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { LoginForm } from '../components/login-form.tsx'
import { ForgotLink, RegisterNote } from '../components/login-links.tsx'
import { OtherMethods } from '../components/other-methods.tsx'
import { SmsForm } from '../components/sms-form.tsx'
import type { SignIn } from '../hooks/use-sign-in.ts'

/** By username, by a code to the mobile number where that is on, and other ways. */
export default function LoginMethods({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation('auth')
  const byCode = useModule('MOBILEVERCODELOGIN3')
  const [way, setWay] = useState('name')
  const byName = <LoginForm signIn={signIn} withRemember aside={<ForgotLink />} />
  return (
    <Stack>
      {byCode ? (
        <Tabs
          label={t('login.ways')}
          look="pill"
          wide
          value={way}
          onChange={(next) => {
            signIn.attempt.cancel()
            signIn.attempt.setAlert(null)
            setWay(next)
          }}
          items={[
            { value: 'name', label: t('login.byName'), content: byName },
            { value: 'sms', label: t('login.bySms'), content: <SmsForm signIn={signIn} /> },
          ]}
        />
      ) : (
        byName
      )}
      <OtherMethods signIn={signIn} />
      <RegisterNote />
      <BannerStrip group="w_login" />
    </Stack>
  )
}
