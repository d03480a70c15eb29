import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useModule } from '../../../../session/visitor.ts'
import { Button } from '../../../../ui/button/button.tsx'
import type { Door } from '../hooks/use-sign-in.ts'
import { useSocial } from '../hooks/use-social-sign-in.ts'
import styles from './other-ways.module.css'
import { SocialButtons } from './social-buttons.tsx'

/** Sign-in services, and playing for demo money (AUT-14), where the merchant offers them. */
export function OtherWays({ door }: { door: Door }) {
  const { t } = useTranslation('auth')
  const social = useSocial(door)
  const freePlay = useModule('FREEPLAY3')
  const services = social.providers.length > 0
  if (!services && !freePlay) return null
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{t('login.or')}</p>
      {services ? <SocialButtons door={door} social={social} /> : null}
      {freePlay ? (
        <>
          <Button
            variant="secondary"
            size="lg"
            block
            loading={door.busy === 'free'}
            disabled={door.busy !== null && door.busy !== 'free'}
            aria-describedby="free-play-hint"
            onClick={door.freePlay}
          >
            {t('login.freePlay')}
          </Button>
          <p className={styles.hint} id="free-play-hint">
            {t('login.freePlayHint')}
          </p>
        </>
      ) : null}
    </div>
  )
}
