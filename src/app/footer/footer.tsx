import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { systemQueries } from '#api/content/system.ts'
import { serverNow } from '#api/transport/server-time.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { analyticsConsent, parseGtagId } from '#patterns/analytics-consent.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { useVisitor } from '#session/visitor.ts'
import { useInvite } from '../header/use-invite.ts'
import { SaferStrip } from '../shells/safer-strip.tsx'
import styles from './footer.module.css'
import { FooterMarks } from './footer-marks.tsx'
import { FooterVendors } from './footer-vendors.tsx'

/** FTR-10: footer links and the help-centre anchors they lead to. */
const HELP = [
  ['terms', 'terms'],
  ['privacy', 'privacy'],
  ['responsible', 'responsible-gaming'],
  ['about', 'about'],
  ['faq', 'faq'],
] as const

/** Customer service for agents, invitations for other visitors. */
function Partners() {
  const { t } = useTranslation(['frame', 'shell'])
  const { isAgent } = useVisitor()
  const invite = useInvite(true)
  if (isAgent) return <Link to="/agentHome">{t('frame:footer.affiliate')}</Link>
  return invite ? <Link {...invite}>{t('shell:nav.invite')}</Link> : null
}

/** The footer of every player page. */
export default function Footer() {
  const { t } = useTranslation(['frame', 'shell'])
  const { open } = usePopup()
  const config = useQuery(systemQueries.config()).data
  const resources = asArray(config?.resources)
  return (
    <footer className={styles.footer}>
      <div className={styles.vendors}>
        <FooterVendors />
      </div>
      <FooterMarks resources={resources} />
      <nav className={styles.links} aria-label={t('frame:footer.help')}>
        {HELP.map(([key, anchor]) => (
          <Link key={key} to={`/help#${anchor}`}>
            {t(`frame:footer.${key}`)}
          </Link>
        ))}
        <Link to="/news">{t('shell:title.news')}</Link>
        <Link to="/blog">{t('shell:title.blog')}</Link>
        <button type="button" onClick={() => open('feedback')}>
          {t('frame:footer.feedback')}
        </button>
        <button type="button" onClick={() => open('apps')}>
          {t('frame:footer.apps')}
        </button>
        {parseGtagId(config?.analytics?.gtagId) ? (
          <button type="button" onClick={analyticsConsent.ask}>
            {t('frame:analytics.change')}
          </button>
        ) : null}
        <Partners />
      </nav>
      <SaferStrip />
      <p className={styles.copyright}>
        {t('frame:footer.copyright', { year: new Date(serverNow()).getUTCFullYear() })}
      </p>
    </footer>
  )
}
