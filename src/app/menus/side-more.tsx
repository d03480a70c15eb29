import { Globe, MessageCircle, Smartphone } from 'lucide-react'
import { useServiceLinks } from '#entities/support/service-links.ts'
import { getEndonym } from '#i18n/endonyms.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { serviceMarks } from '#patterns/pictures/service-marks.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { FlyOut } from '#ui/fly-out/fly-out.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { MenuOnDemand } from '#ui/menu/menu-on-demand.tsx'
import { AppCodes } from '../footer/app-codes.tsx'
import { lazyPart } from '../shells/lazy-part.tsx'
import styles from './side-more.module.css'

const LanguagePick = lazyPart(() => import('../header/language-pick.tsx'))

/** Customer service, the app's codes and the language, at the bottom of the side menu. */
export default function SideMore({ collapsed }: { collapsed: boolean }) {
  const { t } = useTranslation(['frame', 'shell'])
  const { open } = usePopup()
  const language = useLanguage()
  const links = useServiceLinks().filter(({ type }) => type !== 'LIVECHAT')
  return (
    <div className={styles.more} data-collapsed={collapsed}>
      <section className={styles.service} aria-label={t('frame:service.title')}>
        <button
          type="button"
          className={styles.sign}
          aria-label={t('frame:service.chat')}
          title={collapsed ? undefined : t('frame:service.chat')}
          onClick={() => open('chat')}
        >
          <Icon of={MessageCircle} />
        </button>
        {(collapsed ? [] : links).map(({ type, title, href }) => (
          <a
            key={`${type}-${title}`}
            className={styles.sign}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('frame:service.outside', { name: title })}
            title={title}
          >
            <Icon of={serviceMarks[type]} />
          </a>
        ))}
      </section>
      <FlyOut
        className={styles.half}
        label={t('frame:footer.apps')}
        trigger={
          <button type="button" className={styles.wide} aria-label={t('frame:footer.apps')}>
            <Icon of={Smartphone} />
            <span className={styles.words}>{t('frame:app.short')}</span>
          </button>
        }
      >
        <AppCodes />
      </FlyOut>
      <MenuOnDemand
        menu={LanguagePick}
        trigger={
          <button
            type="button"
            className={styles.wide}
            aria-label={`${t('shell:header.language')}: ${getEndonym(language.code)}`}
          >
            <Icon of={Globe} />
            <span className={styles.words} lang={language.tag}>
              {getEndonym(language.code)}
            </span>
          </button>
        }
      />
    </div>
  )
}
