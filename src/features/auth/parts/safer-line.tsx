import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { systemQueries } from '../../../api/system.ts'
import { asArray } from '../../../lib/read.ts'
import { safeUrl } from '../../../lib/safe-url.ts'
import { usePopup } from '../../../session/popup.ts'
import { Button } from '../../../ui/button/button.tsx'
import { linkLook } from '../../../ui/link/link.tsx'
import styles from './safer-line.module.css'

/** F-01: age mark, helpline and limits, on the agent's door as on every page. */
export function SaferLine() {
  const { t } = useTranslation('shell')
  const { open } = usePopup()
  const jurisdiction = useQuery(systemQueries.config()).data?.jurisdiction
  if (!jurisdiction) return null
  const line = asArray(jurisdiction.helplines)[0]
  const href = line && (line.phone ? safeUrl(`tel:${line.phone}`) : safeUrl(line.url))
  return (
    <aside className={styles.strip} aria-label={t('safer.label')}>
      <span className={styles.age} aria-hidden="true">
        {jurisdiction.minAge}+
      </span>
      <p className={styles.words}>
        {t('safer.age', { age: jurisdiction.minAge })} · {t('safer.line')}
      </p>
      {line && href ? (
        <a href={href} {...linkLook({ variant: 'standalone' })}>
          {t('safer.helpline', { name: line.name, phone: line.phone ?? line.url })}
        </a>
      ) : null}
      <Button variant="ghost" startIcon={ShieldCheck} onClick={() => open('limits')}>
        {t('safer.limits')}
      </Button>
    </aside>
  )
}
