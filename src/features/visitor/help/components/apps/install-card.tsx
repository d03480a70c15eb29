import { MonitorSmartphone } from 'lucide-react'
import { useTranslation } from '#i18n/use-translation.ts'
import { useMedia } from '#ui/base/use-media.ts'
import { Button } from '#ui/button/button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { install, useInstallState } from '../../install-prompt.ts'
import styles from './install-card.module.css'

const look = cardLook({ variant: 'filled', tone: 'brand', direction: 'row', wrap: true, gap: '4' })

/** Installs the portal with the browser's own prompt, if it has one. */
export function InstallCard() {
  const { t } = useTranslation('help')
  const state = useInstallState()
  const isStandalone = useMedia('(display-mode: standalone)')
  if (state === 'unavailable' && !isStandalone) return null
  const prompt = state === 'accepted' ? 'done' : 'text'
  const status = isStandalone ? 'standing' : prompt
  return (
    <section {...look} aria-labelledby="install-title">
      <span className={styles.icon}>
        <Icon of={MonitorSmartphone} size="lg" />
      </span>
      <div className={styles.text}>
        <h3 id="install-title" className={styles.title}>
          {t('apps.install.title')}
        </h3>
        <p className={styles.status} role="status">
          {t(`apps.install.${status}`)}
        </p>
      </div>
      {status === 'text' ? (
        <Button variant="primary" onClick={() => void install()}>
          {t('apps.install.action')}
        </Button>
      ) : null}
    </section>
  )
}
