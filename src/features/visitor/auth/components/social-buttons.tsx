import { useTranslation } from '#i18n/use-translation.ts'
import { serviceMarks } from '#patterns/pictures/service-marks.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { TextButton } from '#ui/link/text-button.tsx'
import type { SocialSignIn } from '../hooks/use-social-sign-in.ts'
import styles from './social-buttons.module.css'

interface SocialButtonsProps {
  social: SocialSignIn
  disabled: boolean
}

/** The login services that the merchant offers. */
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
            startIcon={serviceMarks[provider]}
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
