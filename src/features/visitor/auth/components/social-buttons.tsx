import { AtSign, type LucideIcon, MessageCircle, MessageSquare, UsersRound } from 'lucide-react'
import type { SocialProvider } from '../../../../api/member/session.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { WriteButton } from '../../../../patterns/write-button.tsx'
import { TextButton } from '../../../../ui/link/text-button.tsx'
import type { SocialSignIn } from '../hooks/use-social-sign-in.ts'
import styles from './social-buttons.module.css'

/** Neutral icons: a brand's own mark may be used by its rules only. */
const ICONS: Readonly<Record<SocialProvider, LucideIcon>> = {
  GOOGLE: AtSign,
  FACEBOOK: UsersRound,
  TELEGRAM: MessageCircle,
  LINE: MessageSquare,
}

interface SocialButtonsProps {
  social: SocialSignIn
  disabled: boolean
}

/** The sign-in services that the merchant offers. */
export function SocialButtons({ social, disabled }: SocialButtonsProps) {
  const { t } = useTranslation('auth')
  const { providers, waiting, begin, cancel } = social
  return (
    <div>
      <div className={styles.buttons}>
        {providers.map((provider) => (
          <WriteButton
            key={provider}
            size="lg"
            startIcon={ICONS[provider]}
            loading={waiting === provider}
            disabled={disabled}
            aria-label={t('social.with', { name: t(`social.name.${provider}`) })}
            onClick={() => begin(provider)}
          >
            {t(`social.name.${provider}`)}
          </WriteButton>
        ))}
      </div>
      <div role="status">
        {waiting ? (
          <p className={styles.waiting}>
            {t('social.waiting', { name: t(`social.name.${waiting}`) })}{' '}
            <TextButton onClick={cancel}>{t('social.cancel')}</TextButton>
          </p>
        ) : null}
      </div>
    </div>
  )
}
