import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { systemQueries } from '#api/content/system.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { localName } from '#i18n/local-name.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { safeUrl } from '#lib/safe-url.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './safer-strip.module.css'

/**
 * Age mark, a sentence, the helpline and the limits, one tap away on every screen. With `brief` it is one row
 * on phones, where a game needs the height: the sentence is for screen readers only.
 */
export function SaferStrip({ brief = false }: { brief?: boolean }) {
  const { t } = useTranslation('shell')
  const { code } = useLanguage()
  const { open } = usePopup()
  const jurisdiction = useQuery(systemQueries.config()).data?.jurisdiction
  if (!jurisdiction) return null
  const line = asArray(jurisdiction.helplines)[0]
  const name = line && (localName(line, code) ?? line.name)
  const href = line?.phone ? safeUrl(`tel:${line.phone}`) : safeUrl(line?.url)
  return (
    <aside className={styles.strip} data-brief={brief} aria-label={t('safer.label')}>
      <span className={styles.age} aria-hidden="true">
        {jurisdiction.minAge}+
      </span>
      <p className={styles.words}>
        <span>{t('safer.age', { age: jurisdiction.minAge })}</span>{' '}
        <span className={styles.line}>{t('safer.line')}</span>
      </p>
      {line && href ? (
        <a className={styles.link} href={href}>
          <span className={styles.full}>
            {t('safer.helpline', { name, phone: line.phone ?? line.url })}
          </span>
          {brief ? (
            <span className={styles.short} aria-hidden="true">
              <bdi>{name}</bdi>
              <bdi>{line.phone ?? line.url}</bdi>
            </span>
          ) : null}
        </a>
      ) : null}
      <button className={styles.limits} type="button" onClick={() => open('limits')}>
        <Icon of={ShieldCheck} size="sm" />
        {t('safer.limits')}
      </button>
    </aside>
  )
}
