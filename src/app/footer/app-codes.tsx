import { useQuery } from '@tanstack/react-query'
import { systemQueries } from '#api/content/system.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { appLink } from '#lib/app-link.ts'
import { asArray } from '#lib/read.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { QrCode } from '#ui/qr-code/qr-code.tsx'
import styles from './app-codes.module.css'

/** SID-08: pixels. */
const SIZE = 120
const MARGIN = 5

/** A code for iPhone and, where the merchant has one, for Android. */
export function AppCodes() {
  const { t } = useTranslation(['frame', 'common'])
  const { code } = useLanguage()
  const { open } = usePopup()
  const resources = asArray(useQuery(systemQueries.config()).data?.resources)
  const hasAndroid = resources.some(
    ({ resourceType, name }) => resourceType === 'APP' && name.toLowerCase() === 'android',
  )
  const guides = hasAndroid ? (['ios', 'android'] as const) : (['ios'] as const)
  return (
    <div className={styles.codes}>
      <p className={styles.words}>{t('frame:app.scan')}</p>
      <ul className={styles.list}>
        {guides.map((guide) => (
          <li key={guide} className={styles.code}>
            <QrCode
              value={appLink(window.location.origin, code, guide)}
              label={t('frame:app.code', { device: t(`frame:app.${guide}`) })}
              tooLongLabel={t('frame:app.tooLong')}
              size={SIZE}
              margin={MARGIN}
            />
            <span>{t(`frame:app.${guide}`)}</span>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.how} onClick={() => open('apps')}>
        {t('frame:app.how')}
      </button>
    </div>
  )
}
