import { useTranslation } from '#i18n/use-translation.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { useModule } from '#session/visitor.ts'
import { useSecondsLeft } from '#ui/base/use-seconds-left.ts'
import { Stack } from '#ui/stack/stack.tsx'
import type { SignIn } from '../hooks/use-sign-in.ts'
import { useSocialSignIn } from '../hooks/use-social-sign-in.ts'
import { useTrialLogin } from '../hooks/use-trial-login.ts'
import styles from './other-methods.module.css'
import { SocialButtons } from './social-buttons.tsx'

/** Login services, and playing for play money, where the merchant offers them. */
export function OtherMethods({ signIn }: { signIn: SignIn }) {
  const { t } = useTranslation('auth')
  const { busy, waitUntil } = signIn.attempt
  const social = useSocialSignIn(signIn)
  const startTrial = useTrialLogin(signIn)
  const freePlay = useModule('FREEPLAY3')
  const waiting = useSecondsLeft(waitUntil) > 0
  const services = social.providers.length > 0
  if (!services && !freePlay) return null
  return (
    <Stack gap="2">
      <p className={styles.or}>{t('login.or')}</p>
      {services ? <SocialButtons disabled={waiting || busy !== null} social={social} /> : null}
      {freePlay ? (
        <>
          <WriteButton
            variant="secondary"
            size="lg"
            block
            loading={busy === 'trial'}
            disabled={waiting || (busy !== null && busy !== 'trial')}
            aria-describedby="free-play-hint"
            onClick={() => void startTrial()}
          >
            {t('login.freePlay')}
          </WriteButton>
          <p className={styles.hint} id="free-play-hint">
            {t('login.freePlayHint')}
          </p>
        </>
      ) : null}
    </Stack>
  )
}
