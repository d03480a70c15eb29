import { MonitorSmartphone } from 'lucide-react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useMedia } from '../../../../ui/base/use-media.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { install, useInstalling } from '../install-prompt.ts'
import styles from './install-card.module.css'

/** D-092: where the browser can install the portal itself, nothing else is needed. */
export function InstallCard() {
  const { t } = useTranslation('help')
  const installing = useInstalling()
  const standing = useMedia('(display-mode: standalone)')
  if (installing === 'none' && !standing) return null
  const words = standing ? 'standing' : installing === 'begun' ? 'done' : 'text'
  const offered = words === 'text'
  return (
    <section className={styles.card} aria-labelledby="install-title">
      <span className={styles.medal}>
        <Icon of={MonitorSmartphone} size="lg" />
      </span>
      <div className={styles.words}>
        <h3 id="install-title" className={styles.title}>
          {t('apps.install.title')}
        </h3>
        <p className={styles.text} role="status">
          {t(`apps.install.${words}`)}
        </p>
      </div>
      {offered ? (
        <Button variant="primary" onClick={() => void install()}>
          {t('apps.install.action')}
        </Button>
      ) : null}
    </section>
  )
}
