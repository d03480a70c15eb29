import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { systemQueries } from '../api/system.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { now } from '../lib/clock.ts'
import { asArray } from '../lib/read.ts'
import { useImageUrls } from '../session/cdn.ts'
import { usePopup } from '../session/popup.ts'
import { useVisitor } from '../session/visitor.ts'
import { LazyImage } from '../ui/lazy-image/lazy-image.tsx'
import styles from './footer.module.css'
import { SaferStrip } from './safer-strip.tsx'

/** FTR-04..07: the picture groups of the configuration. */
const GROUPS = [
  ['PAYMENT', 'payment'],
  ['CERTIFICATION', 'certification'],
  ['SOCIAL', 'social'],
  ['LICENSE', 'license'],
] as const

/** Words of the foot and the anchors of the help centre that they lead to. */
const HELP = [
  ['terms', 'terms'],
  ['privacy', 'privacy'],
  ['responsible', 'responsible-gaming'],
  ['about', 'about'],
  ['faq', 'faq'],
] as const

/** The foot of every player page. */
export default function Footer() {
  const { t } = useTranslation(['shell', 'common'])
  const { open } = usePopup()
  const { isAgent } = useVisitor()
  const urls = useImageUrls()
  const resources = asArray(useQuery(systemQueries.config()).data?.resources)
  return (
    <footer className={styles.footer}>
      <div className={styles.groups}>
        {GROUPS.map(([type, key]) => {
          const items = resources.filter((item) => item.resourceType === type)
          return items.length === 0 ? null : (
            <section key={type} className={styles.group}>
              <h2>{t(`shell:footer.${key}`)}</h2>
              <ul>
                {items.map((item) => {
                  const [src = '', ...fallbackSrc] = urls(item.icon)
                  return (
                    <li key={item.name} className={styles.mark}>
                      {src ? (
                        <LazyImage
                          src={src}
                          fallbackSrc={fallbackSrc}
                          alt=""
                          width={24}
                          height={24}
                        />
                      ) : null}
                      {item.labelNameEn}
                    </li>
                  )
                })}
              </ul>
            </section>
          )
        })}
      </div>
      <nav className={styles.links} aria-label={t('shell:footer.help')}>
        {HELP.map(([key, anchor]) => (
          <Link key={key} to={`/help#${anchor}`}>
            {t(`shell:footer.${key}`)}
          </Link>
        ))}
        <button type="button" onClick={() => open('feedback')}>
          {t('shell:footer.feedback')}
        </button>
        <button type="button" onClick={() => open('apps')}>
          {t('shell:footer.apps')}
        </button>
        <Link to={isAgent ? '/agentHome' : '/promotions'}>
          {t(isAgent ? 'shell:footer.affiliate' : 'shell:footer.invite')}
        </Link>
      </nav>
      <SaferStrip />
      <p className={styles.copyright}>
        {t('shell:footer.copyright', { year: new Date(now()).getUTCFullYear() })}
      </p>
    </footer>
  )
}
