import { Component, type ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button/button.tsx'
import styles from './crash-boundary.module.css'

/** ERR-11: the last net under a screen: says so and offers a reload. */
export class CrashBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <CrashNote /> : this.props.children
  }
}

function CrashNote() {
  const { t } = useTranslation(['shell', 'common'])
  return (
    <section className={styles.note} role="alert">
      <h1>{t('shell:crash.title')}</h1>
      <p>{t('shell:crash.text')}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t('common:action.reload')}
      </Button>
    </section>
  )
}
